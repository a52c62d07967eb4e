/** Both forms when their script fails: what the browser posts when the visitor presses Send. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { clauses, entriesOf, type Entries, type TestedForm } from '../submission/bothForms.tsx';
import { expectConsole } from '../tools/consoleGuard.ts';
import { Failing, type Failure } from './failing.tsx';
import { serveIsland } from './served.ts';

beforeEach(() => {
  // React renders as in a visitor's browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // The waits of 10 and 60 seconds never end: what they would do comes too late for a visitor.
  const setTimeout = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === 10_000 || ms === 60_000 ? 0 : setTimeout(run, ms)) as typeof window.setTimeout);
});

/** Records what the browser would post, and keeps it from leaving the page. */
function watchPosts(): Entries[] {
  const posts: Entries[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posts.push(entriesOf(this));
  });
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    posts.push(entriesOf(event.target as HTMLFormElement));
  };
  window.addEventListener('submit', onSubmit);
  onTestFinished(() => window.removeEventListener('submit', onSubmit));
  return posts;
}

/** Keeps errors that nothing catches from failing the test: they are on the console. */
function allowErrors(): void {
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', onError, true);
  onTestFinished(() => window.removeEventListener('error', onError, true));
}

/** Puts a form on the page as an island whose script fails, and prepares it as the script of the page does. */
function serveFailing(form: TestedForm, fails: Failure | 'import'): HTMLElement {
  const script = fails === 'import' ? './failsOnImport.ts' : './failing.tsx';
  return serveIsland(<Failing>{form.element()}</Failing>, {
    island: form.name,
    scripts: new URL(script, import.meta.url).href,
    form: form.name,
    fails,
  });
}

const apology = () => screen.findByText(/What you typed is still here/);

/** Serves a form whose script fails when Break is pressed, and waits until the script has loaded. */
async function serveBreakable(form: TestedForm): Promise<HTMLElement> {
  const container = serveFailing(form, 'later render');
  screen.getByRole('button', { name: 'Break' }).focus();
  await expect.poll(() => container.dataset['hydrated']).toBe('');
  return container;
}

for (const fails of ['first render', 'effect', 'import'] as const)
  for (const sooner of ['Send', 'the error'] as const)
    clauses(
      'FORM-BROKEN',
      `Send posts all once if the ${fails} fails, ${sooner} first`,
      async (form) => {
        expectConsole(/planted/);
        const posts = watchPosts();
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        const fetch = window.fetch.bind(window);
        vi.spyOn(window, 'fetch').mockImplementation((...file) =>
          released.then(() => fetch(...file)),
        );
        const container = serveFailing(form, fails);
        if (sooner === 'the error') {
          release();
          container.querySelector<HTMLInputElement>('input:not([type=hidden], [inert])')?.focus();
          if (fails !== 'import') await apology();
        }
        const entries = await form.fillEverything();
        await form.pressSend();
        if (sooner === 'Send') expect(posts).toEqual([]);
        release();
        await expect.poll(() => posts).toEqual([entries]);
        container.querySelector('form')?.requestSubmit();
        expect(posts).toHaveLength(1);
      },
    );

clauses('FORM-BROKEN', 'the plain form has and posts each entry', async (form) => {
  expectConsole(/planted/);
  const posts = watchPosts();
  const container = await serveBreakable(form);
  const entries = await form.fillEverything();
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await apology();
  const note = screen.getByRole('alert');
  expect(note).toMatchTextContent(/What you typed is still here\./);
  const link = within(note).getByRole('link', { name: asOneLine(phone.main.number) });
  expect(link).toHaveAttribute('href', phone.main.href);
  const plain = container.querySelector('form') ?? document.body;
  expect(plain).toHaveProperty('method', 'post');
  expect(plain).toHaveProperty('action', import.meta.env.VITE_FORM_ENDPOINT);
  expect(note.compareDocumentPosition(plain)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(form.holds()).toEqual(entries);
  expect(posts).toEqual([]);
  expect(form.sendButton()).toBeEnabled();
  await form.pressSend();
  await expect.poll(() => posts).toEqual([entries]);
});

clauses('FORM-BROKEN', 'Send posts every field if reading them fails', async (form) => {
  expectConsole(/planted/);
  allowErrors();
  const posts = watchPosts();
  await serveBreakable(form);
  const entries = await form.fillEverything();
  const failToRead = () =>
    vi.spyOn(FormData.prototype, 'get').mockImplementation(() => {
      throw new Error('planted');
    });
  window.addEventListener('submit', failToRead, { capture: true, once: true });
  await form.pressSend();
  expect(posts).toEqual([entries]);
});

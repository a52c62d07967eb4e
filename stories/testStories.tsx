/**
 * Tests of stories, from the modules that the workbench shows, inside the workbench's own provider. A story reaches its
 * state, logs nothing that it does not name, asks nothing of another host, and in both colour schemes neither axe nor our
 * own readings of names, headings, targets and contrast find a fault.
 */
import axe from 'axe-core';
import type { SetupWorker } from 'msw/browser';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import {
  faintText,
  headingJumps,
  tinyTargets,
  wordsWithoutSpace,
} from '../e2e/accessibility/documentFaults.ts';
import { around, inOrder, type TreePart } from '../e2e/accessibility/readTree.ts';
import { joinedNames, readNameless } from '../e2e/accessibility/treeFaults.ts';
import { startWorker } from '../mocks/browser.ts';
import { axeOptions, colourRules, type Question } from '../spec/accessibility/axeRules.ts';
import { expectConsole } from '../spec/tools/consoleGuard.ts';
import { literal } from '../spec/tools/proof/literal.ts';
import { Provider } from './components.tsx';
import { storyWidths, type Story, type StoryMeta } from './story.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The story that a test opens and audits. */
    story?: string;
    /** The clauses whose state the story shows. */
    storyClauses?: readonly string[];
  }
}

/** A module of stories: each export beside its title is one. */
type StoryFile = Readonly<Record<string, Story>> & { readonly default: { readonly title: string } };

/** A story's address in the workbench, by Ladle's rules: `ui--button--long-words`. */
function idOf(title: string, name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, ' $&');
  return `${title.replaceAll(' / ', '--')}--${words}`.toLowerCase().replaceAll(/[ ,]+/g, '-');
}

/** What the visitor's system prefers: less motion, and perhaps its own colours. */
async function prefer(forcedColors: 'active' | 'none'): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forcedColors },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** What is on the page once a story shows the state that it says of itself. */
function signsOf({ shows, state }: StoryMeta): Locator[] {
  const [role, name] = state ?? [];
  return [
    ...(shows ? [page.getByText(shows, { exact: false })] : []),
    ...(role ? [page.getByRole(role, name ? { name, exact: false } : {})] : []),
  ];
}

/** What the browser tells assistive technology of the test's own frame. */
async function readFrame(): Promise<TreePart[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frame = frameTree.childFrames?.find(({ frame: { url } }) => url === location.href);
  if (!frame) throw new Error('The browser does not know the frame of the test.');
  await cdp().send('Accessibility.enable');
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: frame.frame.id });
  await cdp().send('Accessibility.disable');
  return inOrder(nodes);
}

/** Whether a part is the story's own: not the landmark and the heading that the provider puts around it. */
function isOwn(part: TreePart): boolean {
  return (
    part.name.trim() !== '' &&
    part.role !== 'RootWebArea' &&
    ![part, ...around(part)].some(
      ({ role, states }) => role === 'heading' && states[0] === 'level 1',
    )
  );
}

/** What is wrong with the story as it is read and pressed. A landmark stands elsewhere in the outline of its page. */
async function readOwn({ frame }: StoryMeta): Promise<string[]> {
  const tree = await readFrame();
  return [
    ...(tree.some(isOwn) ? [] : ['nothing is shown']),
    ...readNameless(tree),
    ...joinedNames(wordsWithoutSpace(), tree),
    ...(frame === 'landmark' ? [] : headingJumps()),
    ...tinyTargets('controls'),
  ];
}

/** What axe is sure of, a line for each element. */
async function axeFaults(question: Question): Promise<string[]> {
  const { violations } = await axe.run(document, axeOptions(question));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}) at ${html}: ${failureSummary}`),
  );
}

/** What is wrong with the story in a scheme; the first time also with what has nothing to do with colours. */
async function faultsIn(scheme: 'light' | 'dark', meta: StoryMeta): Promise<string[]> {
  // In forced colours the computed colours are not those that are shown, and those are the visitor's own.
  const whole = { impossible: meta.forcedColors ? colourRules : [] };
  const own = scheme === 'light' ? await readOwn(meta) : [];
  return [
    ...own,
    ...(await axeFaults(scheme === 'light' ? whole : { only: colourRules })),
    ...(meta.forcedColors ? [] : faintText()),
  ];
}

/** Makes a test for each story of some modules. */
export function testStories(files: Readonly<Record<string, StoryFile>>): void {
  let worker: SetupWorker | undefined;

  beforeAll(async () => {
    worker = await startWorker([], 'error');
    // What the browser itself logs is checked with the rest.
    cdp().on('Log.entryAdded', ({ entry: { level, text } }) => {
      if (level === 'error' || level === 'warning') console.error(text);
    });
    await cdp().send('Log.enable');
  });

  afterAll(async () => {
    await cdp().send('Log.disable');
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    // A form that waits for an answer says that none came when the window closes, and nobody listens any more.
    vi.spyOn(console, 'error').mockReturnValue();
  });

  for (const { default: book, ...stories } of Object.values(files))
    for (const [name, Shown] of Object.entries(stories)) {
      const id = idOf(book.title, Shown.storyName ?? name);
      const { clauses: storyClauses = [] } = Shown.meta ?? {};
      test(`story ${id}`, { meta: { story: id, storyClauses } }, async () => {
        const { msw = [], meta = {}, args } = Shown;
        const { width = 'desk', forcedColors = false } = meta;
        for (const line of meta.console ?? []) expectConsole(new RegExp(literal(line)));
        worker?.resetHandlers(...msw);
        performance.clearResourceTimings();
        await page.viewport(storyWidths[width], 800);
        await prefer(forcedColors ? 'active' : 'none');
        // The browser's own alert comes before a form's; it would wait for a visitor.
        vi.spyOn(window, 'alert').mockReturnValue();
        // What a story still waits for ends with it, such as a form for an answer that never comes.
        const timers = vi.spyOn(window, 'setTimeout');
        // Not by Testing Library: it takes each state that a story goes through by itself for a slip of the test.
        const root = createRoot(document.body.appendChild(document.createElement('div')));
        onTestFinished(() => {
          root.unmount();
          for (const { value } of timers.mock.results) clearTimeout(Number(value));
        });
        const show = (theme: 'light' | 'dark') =>
          flushSync(() =>
            root.render(
              <Provider globalState={{ theme, mode: 'preview', story: id }} storyMeta={meta}>
                <Shown {...args} />
              </Provider>,
            ),
          );

        for (const scheme of forcedColors ? (['light'] as const) : (['light', 'dark'] as const)) {
          show(scheme);
          for (const sign of signsOf(meta)) await expect.element(sign.first()).toBeVisible();
          expect.soft(await faultsIn(scheme, meta), scheme).toEqual([]);
        }
        const known = [location.origin, new URL(import.meta.env.VITE_FORM_ENDPOINT).origin];
        const asked = performance.getEntriesByType('resource').map((each) => new URL(each.name));
        const strangers = asked.filter(({ origin }) => !known.includes(origin)).map(String);
        expect(strangers, 'requests to hosts that the story does not know').toEqual([]);
      });
    }
}

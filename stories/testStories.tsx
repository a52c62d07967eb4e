/**
 * Tests every story from the modules that the workbench shows, within the workbench's own provider. A story has to
 * reach its state, write no console line that it does not name, and send nothing to another host. In both colour
 * schemes axe may find no fault.
 */
import axe from 'axe-core';
import type { SetupWorker } from 'msw/browser';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import { startWorker } from '../mocks/browser.ts';
import { axeOptions, colourRules } from '../spec/accessibility/axeRules.ts';
import { expectConsole } from '../spec/tools/consoleGuard.ts';
import { Provider } from './components.tsx';
import { storyWidths, type Story, type StoryMeta } from './story.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the story that a test opens and audits. */
    story?: string;
    /** The clauses whose state the story shows. */
    storyClauses?: readonly string[];
  }
}

/** A module of stories: its default export is their title and what they share, every other export a story. */
type StoryFile = Readonly<Record<string, Story>> & {
  readonly default: { readonly title: string; readonly meta?: StoryMeta };
};

/** The id of a story in the workbench, by Ladle's rules: `ui--button--long-words`. */
function idOf(title: string, name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, ' $&');
  return `${title.replaceAll(' / ', '--')}--${words}`.toLowerCase().replaceAll(/[ ,]+/g, '-');
}

/** Sets the preferences of the visitor's system: less motion, and forced colours or not. */
async function prefer(forcedColors: 'active' | 'none'): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forcedColors },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** The elements that are visible when a story shows its state. */
function expectedElements({ shows, state }: StoryMeta): Locator[] {
  return [
    ...(shows ? [page.getByText(shows, { exact: false })] : []),
    ...(state ? [page.getByRole(state[0], { name: state[1], exact: false })] : []),
  ];
}

/** The violations that axe is sure of, one line for each element; in the dark scheme, those of colours alone. */
async function faultsIn(scheme: 'light' | 'dark', { forcedColors }: StoryMeta): Promise<string[]> {
  // In forced colours the browser reports colours that it does not show, so contrast cannot be checked.
  const allRules = { impossible: forcedColors ? colourRules : [] };
  const options = axeOptions(scheme === 'light' ? allRules : { only: colourRules });
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}) at ${html}: ${failureSummary}`),
  );
}

/** Declares a test for each story of these modules. */
export function testStories(files: Readonly<Record<string, StoryFile>>): void {
  let worker: SetupWorker | undefined;

  beforeAll(async () => {
    worker = await startWorker([], 'error');
    // Lines that the browser itself logs are checked as well.
    cdp().on('Log.entryAdded', ({ entry: { level, text } }) => {
      if (level === 'error' || level === 'warning') console.error(text);
    });
    await cdp().send('Log.enable');
  });

  afterAll(async () => {
    await cdp().send('Log.disable');
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    // When the window closes, a form that waits for a reply logs a failure, and no test is left to expect it.
    vi.spyOn(console, 'error').mockReturnValue();
  });

  for (const { default: shared, ...stories } of Object.values(files))
    for (const [storyName, Shown] of Object.entries(stories)) {
      const id = idOf(shared.title, storyName);
      const meta: StoryMeta = { ...shared.meta, ...Shown.meta };
      const { clauses: storyClauses = [], width = 'desktop', forcedColors = false } = meta;
      test(`story ${id} has no faults`, { meta: { story: id, storyClauses } }, async () => {
        for (const line of meta.console ?? []) expectConsole(new RegExp(RegExp.escape(line)));
        worker?.resetHandlers(...(Shown.msw ?? []));
        await page.viewport(storyWidths[width], 800);
        await prefer(forcedColors ? 'active' : 'none');
        // The browser's alert would wait for a visitor.
        vi.spyOn(window, 'alert').mockReturnValue();
        // Timers of a story, such as the time limit of a request, must not outlive the test. Both kinds share their ids.
        const timers = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'setInterval')];
        // Not with Testing Library, which reports every state change of a story that it did not start.
        const root = createRoot(document.body.appendChild(document.createElement('div')));
        onTestFinished(() => {
          root.unmount();
          for (const { value } of timers.flatMap(({ mock }) => mock.results))
            clearTimeout(Number(value));
        });
        const show = (theme: 'light' | 'dark') =>
          flushSync(() =>
            root.render(
              <Provider globalState={{ theme, mode: 'preview', story: id }} storyMeta={meta}>
                <Shown />
              </Provider>,
            ),
          );

        for (const scheme of forcedColors ? (['light'] as const) : (['light', 'dark'] as const)) {
          show(scheme);
          for (const element of expectedElements(meta))
            await expect.element(element.first()).toBeVisible();
          expect.soft(await faultsIn(scheme, meta), scheme).toEqual([]);
        }
      });
    }
}

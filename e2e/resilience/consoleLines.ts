import { noteConsole, test as base } from '../fixtures.ts';

/** A test that records the page's console lines; a line that it expects may be missing. */
export const test = base.extend<{ readonly lines: string[] }>({
  expectConsole: ({}, use) => use(() => undefined),
  lines: async ({ page }, use) => {
    const { lines, stop } = noteConsole(page);
    await use(lines);
    stop();
    // A request that is still running at the end of the test is not a failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

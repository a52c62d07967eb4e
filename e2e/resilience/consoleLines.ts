import { noteConsole, test as base } from '../fixtures.ts';

/** A test with the lines that its page writes to the console; an expected line may be missing. */
export const test = base.extend<{ readonly lines: string[] }>({
  expectConsole: ({}, use) => use(() => undefined),
  lines: async ({ page }, use) => {
    const { lines, stop } = noteConsole(page);
    await use(lines);
    stop();
  },
});

import { noteConsole, test as base } from '../fixtures.ts';

/** A test that hears what its page says on its console; lines that it names may come, and need not. */
export const test = base.extend<{ readonly said: string[] }>({
  expectConsole: ({}, use) => use(() => undefined),
  said: async ({ page }, use) => {
    const { lines, stop } = noteConsole(page);
    await use(lines);
    stop();
  },
});

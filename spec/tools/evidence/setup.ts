/**
 * Stands around every Vitest test: the console is watched, and the clock stands still, so that a test
 * means the same tomorrow. Errors that nobody catches fail the run through Vitest itself.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consoleProblems, watchConsole } from '../consoleGuard.ts';

/**
 * The time of every test that sets no other: Wednesday 18 November 2026, 10:30 in Christchurch, when all
 * branches are open and no holiday is near. Only `Date` stands still: timers run, and `Intl` formats
 * the real time where it is given none.
 */
const timeOfTests = '2026-11-18T10:30:00+13:00';

beforeEach(() => {
  vi.setSystemTime(timeOfTests);
  watchConsole();
});

// Hooks run in the reverse order of their files, so whatever cleaning up says is heard here as well.
afterEach(() => {
  const problems = consoleProblems();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(problems, 'console lines').toEqual([]);
});

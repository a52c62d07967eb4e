/**
 * Runs around every Vitest test: checks the console, and fixes the date so that a test gives the same result
 * tomorrow. Vitest itself reports uncaught errors.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type * as holidaysFile from '../src/content/holidays.ts';
import { consoleProblems, watchConsole } from './tools/consoleGuard.ts';

// The owner's closures come and go, and no test changes with them: CLOSED-PAGES has its own.
vi.mock('../src/content/holidays.ts', async (original) => ({
  ...(await original<typeof holidaysFile>()),
  closures: [],
}));

/**
 * The time of every test that sets no other: Wednesday 18 November 2026, 10:30 in Christchurch, when all
 * branches are open and no holiday is near. Only `Date` is fixed: timers run, and `Intl` formats the real time where
 * it is given none.
 */
const timeOfTests = '2026-11-18T10:30:00+13:00';

// Before a test's modules are loaded: some count years or days as they do.
vi.setSystemTime(timeOfTests);

beforeEach(() => {
  vi.setSystemTime(timeOfTests);
  watchConsole();
});

// Hooks run in the reverse order of their files, so this also checks what clean-up hooks log.
afterEach(() => {
  const problems = consoleProblems();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(problems, 'console lines').toEqual([]);
});

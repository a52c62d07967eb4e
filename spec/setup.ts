/** Set-up of every Vitest test: checks the console, and fixes the date so that results do not change with the day. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consoleProblems, watchConsole } from './tools/consoleGuard.ts';

// A closure that the owner adds changes no test. The tests of closures have their own.
vi.mock('../src/content/closures.ts', () => ({ closures: [] }));

// Neither does an answer of the owner: the tests of answers (`settings/ownersAnswers.node.test.ts`) give their own.
vi.mock(import('../src/content/ownersAnswers.ts'), async (original) => {
  const content = await original();
  for (const question of Object.values(content.ownersAnswers))
    Object.assign(question, { answer: 'unknown' });
  return content;
});

/**
 * The time of tests that set no other: Wednesday 18 November 2026, 10:30 in Christchurch, when all branches are open
 * and no holiday is near. Only `Date` is fixed: timers run, and `Intl` formats the real time if it gets no date.
 */
const timeOfTests = '2026-11-18T10:30:00+13:00';

// Some modules count years or days while they are loaded.
vi.setSystemTime(timeOfTests);

beforeEach(() => {
  vi.setSystemTime(timeOfTests);
  watchConsole();
});

// Vitest runs this hook last, so it also checks what other clean-up hooks log.
afterEach(() => {
  const problems = consoleProblems();
  // With faked timers, `Date` is the real time unless `toFake` names it.
  const isDateFixed = Math.abs(Date.now() - vi.getRealSystemTime()) > 60_000;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(problems, 'console lines').toEqual([]);
  expect(isDateFixed, '`Date` has to stay fixed: name it in `toFake` too').toBe(true);
});

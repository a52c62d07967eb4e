import type { TestResult } from '../evidence/reports.ts';

/** The five test files whose tests took longest, a line each: the seconds of all their tests, and how many there are. */
export function slowestFiles(results: readonly TestResult[]): string[] {
  return [...Map.groupBy(results, ({ file }) => file)]
    .map(([file, tests]) => ({
      file,
      count: tests.length,
      seconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map(({ file, count, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file} (${count})`);
}

import type { TestResult } from '../evidence/reports.ts';

/** The five test files whose tests took longest, one line each: the total time in seconds, and the number of tests. */
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

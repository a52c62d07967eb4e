import { vi } from 'vitest';

const watched = ['error', 'warn'] as const;

let lines: string[] = [];
let expected: RegExp[] = [];

/**
 * Declares a console line that the running test expects, such as the failure that a form logs. A line that the test
 * does not expect fails it; so does an expected line that never appears.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Starts to record console errors and warnings for one test, without printing them. */
export function watchConsole(): void {
  lines = [];
  expected = [];
  for (const level of watched) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** The console lines that the test did not expect, and those it expected in vain, one sentence each. */
export function consoleProblems(): string[] {
  return [
    ...lines
      .filter((line) => !expected.some((pattern) => pattern.test(line)))
      .map((line) => `unexpected (fix it, or declare it with expectConsole): ${line}`),
    ...expected
      .filter((pattern) => !lines.some((line) => pattern.test(line)))
      .map((pattern) => `expected with expectConsole, but never logged: ${pattern}`),
  ];
}

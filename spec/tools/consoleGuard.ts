import { vi } from 'vitest';

const watched = ['error', 'warn'] as const;

let lines: string[] = [];
let expected: RegExp[] = [];

/**
 * Expects a console line in the running test, such as the failure that a form logs. Any other line fails the test, and
 * so does an expected line that does not appear.
 */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Starts to record the errors and warnings that a test logs; they are not printed. */
export function watchConsole(): void {
  lines = [];
  expected = [];
  for (const level of watched) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** One sentence for each unexpected console line, and for each expected line that did not appear. */
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

import { vi } from 'vitest';

const watched = ['error', 'warn'] as const;

let lines: string[] = [];
let named: RegExp[] = [];

/**
 * Names a console line that the running test is about, such as the failure that a form logs. A line that
 * no test names fails the test; so does a named line that never came.
 */
export function expectConsole(pattern: RegExp): void {
  named.push(pattern);
}

/** Begins to watch the console for one test: its errors and warnings are noted and not printed. */
export function watchConsole(): void {
  lines = [];
  named = [];
  for (const level of watched) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** What the console had to say that the test did not, and the other way round; empty when all is well. */
export function consoleProblems(): string[] {
  return [
    ...lines
      .filter((line) => !named.some((pattern) => pattern.test(line)))
      .map((line) => `not named by the test: ${line}`),
    ...named
      .filter((pattern) => !lines.some((line) => pattern.test(line)))
      .map((pattern) => `named by the test, but never came: ${pattern}`),
  ];
}

import '../../src/styles/global.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Line = { readonly level: 'error' | 'warn'; readonly text: string };

let lines: Line[] = [];
let named: RegExp[] = [];

/**
 * Names a console line that the running test is about. A line that no test names fails the test; so does
 * a named line that never came.
 */
export function expectConsole(pattern: RegExp): void {
  named.push(pattern);
}

beforeEach(() => {
  lines = [];
  named = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push({ level, text: parts.map(String).join(' ') });
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  const unnamed = lines.filter(({ text }) => !named.some((pattern) => pattern.test(text)));
  const missing = named.filter((pattern) => !lines.some(({ text }) => pattern.test(text)));
  expect(unnamed, 'console lines that the test did not name').toEqual([]);
  expect(missing.map(String), 'console lines that the test named and that never came').toEqual([]);
});

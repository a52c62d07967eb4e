import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveLine } from './liveLine.ts';

let written: string[];

function output(isTTY: boolean) {
  return { isTTY, columns: 60, write: (text: string) => written.push(text) };
}

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('shows in a terminal the steps, their progress and the time left', () => {
  const live = new LiveLine(output(true), 180_000);
  live.runs('spec tests', { done: 312, of: 1709 });
  live.runs('site build');
  vi.advanceTimersByTime(60_000);
  expect(written.at(-1)).toBe(
    '… spec tests 312 of 1709, site build (1.0 min, about 2.0 left)'.slice(0, 59),
  );
  live.end();
});

test('prints a line every twenty seconds elsewhere', () => {
  const live = new LiveLine(output(false), 180_000);
  live.runs('browser tests', { done: 5, of: 9 });
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([
    '… browser tests 5 of 9 (0.3 min, about 2.7 left)\n',
    '… browser tests 5 of 9 (0.7 min, about 2.3 left)\n',
    '… browser tests 5 of 9 (1.0 min, about 2.0 left)\n',
  ]);
  live.end();
});

test('shows no time left without an earlier run, or when this one takes longer', () => {
  for (const last of [undefined, 10_000]) {
    const live = new LiveLine(output(false), last);
    live.runs('lint');
    vi.advanceTimersByTime(20_000);
    expect(written.at(-1)).toBe('… lint (0.3 min)\n');
    live.end();
  }
});

test('shows nothing while nothing runs', () => {
  const live = new LiveLine(output(false));
  live.runs('lint');
  live.over('lint');
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([]);
  live.end();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveLine } from './liveLine.ts';

let written: string[];
const print = (text: string) => written.push(text);

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the line shows the steps, their progress and the time left every twenty seconds', () => {
  const live = new LiveLine(print, 180_000);
  live.runs('spec tests', { done: 5, of: 9 });
  live.runs('site build');
  vi.advanceTimersByTime(40_000);
  expect(written).toEqual([
    '… spec tests 5 of 9, site build (0.3 min, about 2.7 left)',
    '… spec tests 5 of 9, site build (0.7 min, about 2.3 left)',
  ]);
  live.end();
});

test('the line shows no time left without an earlier run or after its duration, and nothing while no step runs', () => {
  const live = new LiveLine(print, 10_000);
  live.runs('lint');
  vi.advanceTimersByTime(20_000);
  live.over('lint');
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual(['… lint (0.3 min)']);
  live.end();
});

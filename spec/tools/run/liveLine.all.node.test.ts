import { expect, test, vi } from 'vitest';
import { LiveLine } from './liveLine.ts';

test('a line shows the running steps, their progress and the time left every twenty seconds', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const written: string[] = [];
  const live = new LiveLine((text) => written.push(text), 50_000);
  live.runs('spec tests', { done: 5, of: 9 });
  live.runs('site build');
  vi.advanceTimersByTime(20_000);
  live.over('site build');
  vi.advanceTimersByTime(40_000);
  live.over('spec tests');
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual([
    '… spec tests 5 of 9, site build (0.3 min, about 0.5 left)',
    '… spec tests 5 of 9 (0.7 min, about 0.2 left)',
    '… spec tests 5 of 9 (1.0 min)',
  ]);
  live.end();
});

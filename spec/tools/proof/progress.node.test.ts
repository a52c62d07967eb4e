import { expect, test } from 'vitest';
import { progressTo } from './progress.ts';
import type { Judgement } from './types.ts';

const proven: Judgement = { verdict: 'proven', kind: 'spec', why: '' };
const unproven: Judgement = { verdict: 'unproven', kind: 'spec', why: '' };

function shown(isTTY: boolean) {
  const written: string[] = [];
  const output = { isTTY, columns: 120, write: (text: string) => written.push(text) };
  return { written, progress: progressTo(output) };
}

test('in a terminal a bar fills, and a line stays for what is not proven', () => {
  const { written, progress } = shown(true);
  progress.show({ done: 1, of: 2, last: { id: 'A-ONE', violation: 0, judgement: proven } });
  expect(written.at(-1)).toBe('███████████████░░░░░░░░░░░░░░░ 1 of 2, 0.0 min  A-ONE');
  progress.show({ done: 2, of: 2, last: { id: 'A-TWO', violation: 1, judgement: unproven } });
  expect(written).toContain('unproven       A-TWO, violation 2\n');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001B[K');
});

test('elsewhere a line comes now and then, and one for what is not proven', () => {
  const { written, progress } = shown(false);
  for (let done = 1; done <= 26; done += 1) {
    progress.show({ done, of: 26, last: { id: 'A-ONE', violation: 0, judgement: proven } });
  }
  progress.show({ done: 26, of: 26, doing: 'browser tests' });
  progress.end();
  expect(written).toEqual([
    '25 of 26 after 0.0 min\n',
    '26 of 26 after 0.0 min\n',
    '26 of 26 after 0.0 min: browser tests\n',
  ]);
});

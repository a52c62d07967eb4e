import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { survivors } from '../mutation/survivors.ts';
import { checkMutation, readMutation } from '../tools/mutation/mutation.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the committed result reaches the score, and each of its survivors is explained', () => {
  const result = readMutation(root);
  expect(result && checkMutation(result, survivors)).toEqual([]);
  expect(result?.ignored).toBe(0);
});

test('the line of each explanation is still in its file', () => {
  for (const { file, line } of survivors) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ');
    expect(text, file).toContain(line.replace(/…$/, ''));
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { survivors } from '../mutation/survivors.ts';
import {
  checkMutation,
  lookAways,
  mutatedFiles,
  readMutation,
} from '../tools/mutation/mutation.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the committed result is good enough, and each of its survivors is explained', () => {
  const result = readMutation(root);
  expect(result && checkMutation(result, survivors)).toEqual([]);
  expect(result?.ignored).toBe(0);
});

test('what an explanation speaks of still stands in its file', () => {
  for (const { file, line } of survivors) {
    const squeezed = readFileSync(path.join(root, file), 'utf8').replace(/\s+/g, ' ');
    expect(squeezed, file).toContain(line.replace(/…$/, ''));
  }
});

test('no comment asks the mutation tester to look away', () => {
  const files = mutatedFiles(root);
  expect(files.length).toBeGreaterThan(60);
  const texts = Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  expect(lookAways(texts)).toEqual([]);
});

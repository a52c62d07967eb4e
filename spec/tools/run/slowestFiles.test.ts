import { expect, test } from 'vitest';
import { fixtureTest } from '../fixtures.ts';
import { slowestFiles } from './slowestFiles.ts';

const result = (file: string, milliseconds: number) => fixtureTest({ file, milliseconds });

test('slowestFiles lists the five files whose tests took longest, slowest first', () => {
  const results = [
    ...[100, 200, 300, 400, 500].map((time) => result(`${time}.test.ts`, time)),
    result('two.test.ts', 250),
    result('two.test.ts', 300),
  ];
  expect(slowestFiles(results)).toEqual([
    '     0.6 s  two.test.ts (2)',
    '     0.5 s  500.test.ts (1)',
    '     0.4 s  400.test.ts (1)',
    '     0.3 s  300.test.ts (1)',
    '     0.2 s  200.test.ts (1)',
  ]);
});

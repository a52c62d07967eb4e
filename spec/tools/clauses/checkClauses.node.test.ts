import { expect, test } from 'vitest';
import { checkClauses } from './checkClauses.ts';
import type { Clause, Specification } from './clauses.ts';

const product: Record<string, string> = {
  'src/shell/Menu.tsx': '<div popover="auto" id="a" /><div id="a" />',
};

const clause: Clause = {
  id: 'PLANTED-BADGES',
  title: 'Three badges',
  area: 'home',
  text: 'Three badges stand below the headline.',
  quotes: [],
  source: '§2 Home',
  level: 'must',
  verify: ['spec'],
  pages: ['/'],
  violations: [{ file: 'src/shell/Menu.tsx', from: '"auto"', to: '"manual"' }],
  file: 'spec/home/clauses.md',
};

function problemsOf(change: Partial<Clause>, rest: Partial<Specification> = {}): string[] {
  return checkClauses(
    { clauses: [{ ...clause, ...change }], retired: [], problems: [], ...rest },
    (file) => product[file],
    '# Specification\n\n## 1. For whom\n\n## 2. Screens\n\n### Home\n',
    ['menu'],
  );
}

test('a complete clause has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test('what the parser could not read is passed on', () => {
  expect(problemsOf({}, { problems: ['a line'] })).toEqual(['a line']);
});

test('two clauses of one id', () => {
  expect(problemsOf({}, { clauses: [clause, clause] })).toEqual([
    'PLANTED-BADGES is the id of more than one clause. Give each clause its own id.',
  ]);
});

test('a retired id that is used again', () => {
  expect(problemsOf({}, { retired: ['PLANTED-BADGES'] })).toEqual([
    expect.stringContaining(
      'PLANTED-BADGES (spec/home/clauses.md): this id is listed under Retired',
    ),
  ]);
});

test('an id that is retired twice', () => {
  expect(problemsOf({}, { retired: ['HOME-OLD', 'HOME-OLD'] })).toEqual([
    'HOME-OLD is listed under Retired more than once. Remove all but one line.',
  ]);
});

test('a source that the specification does not have', () => {
  expect(problemsOf({ source: '§1; §2 Home, D4' })).toEqual([]);
  expect(problemsOf({ source: '§2 Home, §3 Prices' })).toEqual([
    expect.stringContaining('its source §3 is not a section'),
  ]);
});

test('a must clause without a violation', () => {
  expect(problemsOf({ violations: [] })).toEqual([expect.stringContaining('has 0 of the 1')]);
});

test('a should clause, and one that only a person verifies, go without', () => {
  expect(problemsOf({ violations: [], level: 'should' })).toEqual([]);
  const byHand = { text: 'It is heard.\n\n1. Listen.', violations: [] };
  expect(problemsOf({ ...byHand, verify: ['manual'] })).toEqual([]);
  expect(problemsOf({ ...byHand, verify: ['manual', 'e2e'] })).toHaveLength(1);
});

test('a clause that a person verifies, without steps to follow', () => {
  expect(problemsOf({ violations: [], verify: ['manual'] })).toEqual([
    expect.stringContaining('has no numbered steps'),
  ]);
});

test('one violation in an area that needs two', () => {
  expect(problemsOf({ area: 'menu' })).toEqual([expect.stringContaining('has 1 of the 2')]);
});

test.each([
  ['a file that does not exist', 'src/shell/Gone.tsx', 'auto', 'not a file below src'],
  ['a file outside the product', 'spec/tools/clauses/clauses.ts', 'id', 'not a file below src'],
  ['text that is not there', 'src/shell/Menu.tsx', 'hint', 'is found 0 times'],
  ['text that is there twice', 'src/shell/Menu.tsx', 'id="a"', 'is found 2 times'],
])('a violation of %s', (_, file, from, words) => {
  expect(problemsOf({ violations: [{ file, from, to: 'x' }] })).toEqual([
    expect.stringContaining(words),
  ]);
});

test('a violation that changes nothing', () => {
  expect(
    problemsOf({ violations: [{ file: 'src/shell/Menu.tsx', from: 'auto', to: 'auto' }] }),
  ).toEqual([expect.stringContaining('changes nothing')]);
});

test('the same violation twice', () => {
  const violations = [...clause.violations, ...clause.violations];
  expect(problemsOf({ area: 'menu', violations })).toEqual([
    expect.stringContaining('the same violation twice'),
  ]);
});

test('a fact that does not exist', () => {
  expect(problemsOf({ text: 'From {price.lost}.' })).toEqual([
    'PLANTED-BADGES (spec/home/clauses.md): {price.lost} is not a fact of spec/facts. Correct its name.',
  ]);
});

test('a violation whose names lead to no value', () => {
  const violations = [{ file: 'src/shell/Menu.tsx', from: 'popover', to: 'another value' }];
  expect(problemsOf({ violations })).toEqual([
    expect.stringContaining('"popover" leads to no number or text in src/shell/Menu.tsx'),
  ]);
});

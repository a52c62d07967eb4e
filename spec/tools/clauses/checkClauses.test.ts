import { expect, test } from 'vitest';
import { checkClauses } from './checkClauses.ts';
import type { Clause, Specification } from './clauses.ts';
import { fixtureClause } from '../fixtures.ts';

const product: Record<string, string> = {
  'src/shell/Menu.tsx': '<div popover="auto" id="a" /><div id="a" />',
  'spec/settings.ts': 'id',
};

const clause = fixtureClause({
  area: 'home',
  source: '§2 Home',
  violations: [{ file: 'src/shell/Menu.tsx', from: '"auto"', to: '"manual"' }],
});

function problemsOf(change: Partial<Clause>, rest: Partial<Specification> = {}): string[] {
  const found = checkClauses(
    { clauses: [{ ...clause, ...change }], retired: [], problems: [], ...rest },
    (file) => product[file],
    '# Specification\n\n## 1. For whom\n\n## 2. Screens\n\n### Home\n',
    ['menu'],
    {},
    'src/',
  );
  return [...found];
}

test('the check reports nothing for a complete clause', () => {
  expect(problemsOf({})).toEqual([]);
});

test('the check reports each syntax error of the parser', () => {
  expect(problemsOf({}, { problems: ['a line'] })).toEqual(['a line']);
});

test('a should clause and a clause with only manual evidence need no violation', () => {
  expect(problemsOf({ violations: [], level: 'should' })).toEqual([]);
  const manual = { text: 'It is heard.\n\n1. Listen.', violations: [] };
  expect(problemsOf({ ...manual, verify: ['manual'] })).toEqual([]);
  expect(problemsOf({ ...manual, verify: ['manual', 'e2e'] })).toHaveLength(1);
});

const violated = (from: string, file = 'src/shell/Menu.tsx', to = 'x') => ({
  violations: [{ file, from, to }],
});

test.each<[string, Partial<Clause>, string, Partial<Specification>?]>([
  ['an id that two clauses have', {}, 'of more than one clause', { clauses: [clause, clause] }],
  ['a retired id in use', {}, 'listed under Retired', { retired: ['PLANTED-ONE-PANEL'] }],
  ['an id that is retired twice', {}, 'Retired more than once', { retired: ['A-B', 'A-B'] }],
  ['an unknown source', { source: '§2 Home, §3 Prices' }, 'its source §3 is not a section'],
  ['an unknown fact', { text: 'From {price.lost}.' }, '{price.lost} is not a fact'],
  ['a must clause without a violation', { violations: [] }, 'has 0 of the 1'],
  ['one violation in an area that needs two', { area: 'menu' }, 'has 1 of the 2'],
  ['a manual clause without steps', { violations: [], verify: ['manual'] }, 'no numbered steps'],
  ['a violation of a missing file', violated('auto', 'src/Gone.tsx'), 'not a file of the product'],
  ['a violation of a file outside the product', violated('id', 'spec/settings.ts'), 'not a file'],
  ['a violation of text that its file does not have', violated('hint'), 'is found 0 times'],
  ['a violation of text that its file has twice', violated('id="a"'), 'is found 2 times'],
  ['a violation that changes nothing', violated('auto', undefined, 'auto'), 'changes nothing'],
  ['an unknown value', violated('popover', undefined, 'another value'), '"popover" leads to no'],
  [
    'the same violation twice',
    { area: 'menu', violations: [...clause.violations, ...clause.violations] },
    'the same violation twice',
  ],
])('the check reports %s', (_, change, words, rest) => {
  expect(problemsOf(change, rest)).toEqual([expect.stringContaining(words)]);
});

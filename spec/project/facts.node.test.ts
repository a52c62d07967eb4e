import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { branch } from '../facts/business.ts';
import { brands, jobs } from '../facts/lists.ts';
import { facts, placesOfFact } from '../settings.ts';
import { literal } from '../tools/proof/literal.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that may spell the value of a fact, because it is not about this business there; by path, with the reason. */
const madeUp: Readonly<Record<string, string>> = {
  'spec/domain/': 'examples of rules: how an amount or a number is written',
  'spec/content/inspectionDays.node.test.ts': 'examples of the same kind, for days',
  'spec/locations/otherHours.node.test.ts': 'examples of the same kind, for hours',
  'spec/locations/moreBranches.node.test.ts':
    'the six branches of the specification, whichever there are now',
  'spec/settings/': 'an owner who is made up',
  'spec/tools/': 'projects that are made up',
  'spec/project/': 'faults that are planted',
  'e2e/report.all.spec.ts': 'a report of a project that is made up',
};

/**
 * The facts that no file has by chance. Left out are names, postcodes and single services of branches, the word Closed,
 * and longitudes (the latitude is enough to find a place).
 */
const own = Object.entries(facts)
  .filter(
    ([name, value]) =>
      !name.endsWith('.at.1') &&
      (/^(?:title|business|brandsOf)\./.test(name) || /\d\D|\D\d/.test(value)),
  )
  .map(([name, value]) => ({
    name,
    value,
    words: even(value),
    alone: new RegExp(String.raw`(?<![\w$])${literal(even(value))}(?![\w]|[.,]\d)`),
  }));

/**
 * A text with one kind of dash and of space, also where a pattern or an escape writes it. The replacement in a
 * violation is removed, because its value is made up.
 */
function even(text: string): string {
  return text
    .replaceAll('–', '-')
    .replaceAll(/\\s[+*]?|\\u00a0|\u00a0|&nbsp;/gi, ' ')
    .replace(/^(- violate: .*?) -> .*/gm, '$1');
}

/**
 * Lists of facts. A test spells a list if it names more than half of it; clauses may name all of it, because people
 * read them.
 */
const lists = {
  brands,
  jobs: Object.values(jobs).flatMap((section) => section.map(([name]) => name)),
} as const;

/** The facts that a text spells, one sentence each. */
function spelled(file: string, text: string): string[] {
  const listed = Object.entries(file.endsWith('.md') ? {} : lists)
    .filter(([, names]) => names.filter((name) => text.includes(name)).length > names.length / 2)
    .map(([name]) => `${file} spells ${name}: import them from spec/facts/lists.ts`);
  const words = even(text);
  const valued = own
    // Comparing texts first is faster than the pattern, because most texts have no fact.
    .filter((fact) => words.includes(fact.words) && fact.alone.test(words))
    .map(({ name, value }) => `${file} spells ${value}: write ${name}, from ${placesOfFact(name)}`);
  return [...valued, ...listed];
}

test('a fact or a list that a file spells is found, and a longer amount is not', () => {
  const { 'price.rotation': amount, 'phone.main.number': number = '' } = facts;
  for (const [text, fault] of [
    [`'from ${amount}'`, 'write price.rotation, from spec/facts/prices.ts'],
    [
      `latitude: ${branch.riccarton.at[0]}`,
      'write branch.riccarton.at.0, from spec/facts/business.ts',
    ],
    [number, 'write phone.main.number, from spec/facts/business.ts'],
    [number.replaceAll(' ', String.raw`\s+`), 'write phone.main.number'],
    [number.replaceAll(' ', String.raw`\u00a0`), 'write phone.main.number'],
    [number.replaceAll(' ', '&nbsp;'), 'write phone.main.number'],
    [brands.join(), 'spells brands: import them from spec/facts/lists.ts'],
  ] as const)
    expect(spelled('a.ts', text), text).toContainEqual(expect.stringContaining(fault));
  expect(spelled('a.ts', `'${amount}.50, ${amount}0, {price.rotation}'`)).toEqual([]);
});

test('no test, story or clause spells a fact', () => {
  const files = globSync(['{spec,e2e,stories}/**/*.{ts,tsx}', 'spec/*/clauses.md'], { cwd: root });
  const checked = files.filter(
    (file) => !['spec/facts/', ...Object.keys(madeUp)].some((place) => file.startsWith(place)),
  );
  expect(checked.length).toBeGreaterThan(150);
  expect(
    checked.flatMap((file) => spelled(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { branch } from '../facts/business.ts';
import { facts, placesOfFact } from '../settings.ts';
import { filesOf, read } from './files.ts';

/** Files that may spell the value of a fact, because it means something else there: the reason by path. */
const allowed: Readonly<Record<string, string>> = {
  'spec/domain/': 'examples of rules, such as how an amount is written',
  'spec/settings/': 'a made-up owner',
  'spec/documents/ownersSteps.ts': 'the steps to a made-up owner',
  'spec/tools/': 'made-up projects',
  'spec/project/': 'planted faults',
  'e2e/report.all.spec.ts': 'the report of a made-up project',
};

/**
 * The facts that no file contains by chance. This leaves out the names, postcodes and services of branches, the word
 * Closed, and longitudes (the latitude is enough to find a place).
 */
const distinctFacts = Object.entries(facts)
  .filter(
    ([name, value]) =>
      !name.endsWith('.at.1') && (/^(?:title|business)\./.test(name) || /\d\D|\D\d/.test(value)),
  )
  .map(([name, value]) => ({
    name,
    value,
    words: normalise(value),
    alone: new RegExp(String.raw`(?<![\w$])${RegExp.escape(normalise(value))}(?![\w]|[.,]\d)`),
  }));

/**
 * Replaces all dashes and spaces of a text, also escaped ones, by `-` and a space. Removes the replacement in a
 * violation, because its value is made up.
 */
function normalise(text: string): string {
  return text
    .replaceAll('–', '-')
    .replaceAll(/\\s[+*]?|\\u00a0|\u00a0|&nbsp;/gi, ' ')
    .replace(/^(- violate: .*?) -> .*/gm, '$1');
}

/** One sentence for each fact that a text spells. */
function spelledFacts(file: string, text: string): string[] {
  const words = normalise(text);
  return (
    distinctFacts
      // Most texts have no fact, and `includes` is faster than the pattern.
      .filter((fact) => words.includes(fact.words) && fact.alone.test(words))
      .map(
        ({ name, value }) => `${file} spells ${value}: write ${name}, from ${placesOfFact(name)}`,
      )
  );
}

test('a spelled fact is reported, and a longer amount is not', () => {
  const { 'price.rotation': amount, 'phone.main.number': number = '' } = facts;
  for (const [text, name] of [
    [`'from ${amount}'`, 'price.rotation, from spec/facts/prices.ts'],
    [`latitude: ${branch.riccarton.at[0]}`, 'branch.riccarton.at.0, from spec/facts/business.ts'],
    [number.replaceAll(' ', String.raw`\s+`), 'phone.main.number, from spec/facts/business.ts'],
  ] as const)
    expect(spelledFacts('a.ts', text), text).toContainEqual(expect.stringContaining(name));
  expect(spelledFacts('a.ts', `'${amount}.50, ${amount}0, {price.rotation}'`)).toEqual([]);
});

test('no test, story or clause spells a fact', () => {
  const files = filesOf('{spec,e2e,stories}/**/*.{ts,tsx}', 'spec/*/clauses.md');
  const checked = files.filter(
    (file) => !['spec/facts/', ...Object.keys(allowed)].some((place) => file.startsWith(place)),
  );
  expect(checked.length).toBeGreaterThan(150);
  expect(checked.flatMap((file) => spelledFacts(file, read(file)))).toEqual([]);
});

import { expect } from 'vitest';
import { business } from '../facts/business.ts';
import { misspellings } from '../project/spelling.ts';
import { wordsIn } from '../project/words.ts';
import { clause } from '../tools/clause.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts', {
  eager: true,
});
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ where: `${file.slice(1)} ${name}`, value })),
);
const words = exported.flatMap(({ where, value }) => wordsIn(where, value));

clause('CONTENT-SPELLING', 'every text in `src/content` is spelt as in New Zealand', () => {
  expect(words.length).toBeGreaterThan(800);
  expect(words).toContainEqual({
    where: 'src/content/business.ts business.name',
    text: business.name,
  });
  const faults = words
    // Ids and the names of a branch, its street and its suburb are not in the dictionary.
    .filter(({ text }) => !/^[a-z]\w*(?:-\w+)*$/.test(text))
    .filter(
      ({ where }) =>
        !/^src\/content\/(?:branches|business)\.ts branch.*\.(?:name|address|suburb)$/.test(where),
    )
    // Reviewers' names are not in the dictionary either, and reviewers choose their own words.
    .filter(
      ({ where }) =>
        !/^src\/content\/(?:selectedReviews|testimonials)\.ts .*\.(?:name|text)$/.test(where),
    )
    .flatMap(({ where, text }) => misspellings(text).map((fault) => `${where}: ${fault}`));
  expect(faults).toEqual([]);
});

for (const [text, faults] of [
  [
    'Tires rub the curb in the center',
    [
      '"Tires": write tyre (American)',
      '"curb": write kerb (American)',
      '"center": not in the dictionary, nor in ownWords of vocabulary.ts',
    ],
  ],
  [
    'A license, organized; 3 liters of gray color',
    [
      '"license": write licence (the noun has a c)',
      '"organized": not in the dictionary, nor in ownWords of vocabulary.ts',
      '"liters": not in the dictionary, nor in ownWords of vocabulary.ts',
      '"gray": not in the dictionary, nor in ownWords of vocabulary.ts',
      '"color": not in the dictionary, nor in ownWords of vocabulary.ts',
    ],
  ],
  ['General Tire fits the centre: two prizes, any size, one parameter', []],
  ['https://shop.example/tire-center', []],
] as const) {
  clause('CONTENT-SPELLING', `the check finds the misspellings of “${text}” and no others`, () => {
    expect(misspellings(text)).toEqual(faults);
  });
}

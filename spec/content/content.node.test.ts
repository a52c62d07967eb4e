import { expect } from 'vitest';
import { inspectionDays } from '../../src/domain/inspectionDays.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { houseFaults, misspellings } from '../project/spelling.ts';
import { wordsIn } from '../project/words.ts';
import { clause } from '../tools/clause.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts', {
  eager: true,
});
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ where: `${file.slice(1)} ${name}`, value })),
);
const words = exported.flatMap(({ where, value }) => wordsIn(where, value));

/** Whether a text is not of a reviewer, whose name is not in the dictionary, and who chooses the words. */
const isOurs = ({ where }: (typeof words)[number]) =>
  !/^src\/content\/(?:selectedReviews|testimonials)\.ts .*\.(?:name|text)$/.test(where);

clause('CONTENT-HOUSE-WORDS', 'no text of `src/content` has a word that the site avoids', () => {
  // Times of 24 hours and dates are written otherwise on pages.
  const shown = words.filter(isOurs).filter(({ text }) => !/^[\d:-]+$/.test(text));
  const faults = shown.flatMap(({ where, text }) =>
    // The specification writes this sentence with a straight apostrophe.
    houseFaults(text.replace("We'll get back to you", '')).map((fault) => `${where}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

clause('CONTENT-SPELLING', 'every text in `src/content` is spelt as in New Zealand', () => {
  expect(words.length).toBeGreaterThan(800);
  const faults = words
    // Ids and the names of a branch, its street and its suburb are not in the dictionary.
    .filter(({ text }) => !/^[a-z]\w*(?:-\w+)*$/.test(text))
    .filter(
      ({ where }) =>
        !/^src\/content\/(?:branches|business)\.ts branch.*\.(?:name|address|suburb)$/.test(where),
    )
    .filter(isOurs)
    .flatMap(({ where, text }) => misspellings(text).map((fault) => `${where}: ${fault}`));
  expect(faults).toEqual([]);
});

const span = { opens: '08:00', closes: '17:00' } as const;

for (const [open = '', count = '', days] of tableOf('CONTENT-WOF-DAYS'))
  clause('CONTENT-WOF-DAYS', `for the days ${open}, the wordings say ${count}, ${days}`, () => {
    const branches = open.split('; ').map((own, index) => ({
      name: 'ABC'.charAt(index),
      hours: {
        weekdays: own.startsWith('Mon') ? span : ('closed' as const),
        saturday: own.endsWith('Sat') ? span : ('closed' as const),
        sunday: span,
      },
    }));
    expect(inspectionDays(branches)).toEqual({
      short: `${count} a week`,
      long: `${count.replace('up to ', '')} a week, ${days}`,
    });
  });

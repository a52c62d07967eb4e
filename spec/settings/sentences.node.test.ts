import { expect } from 'vitest';
import sharp from 'sharp';
import { brands } from '../../src/content/brands.ts';
import { branchFacts } from '../../src/content/business.ts';
import { faq, faqCategories, type FaqItem } from '../../src/content/faq.ts';
import { ownersAnswers } from '../../src/content/ownersAnswers.ts';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { testimonials, type Testimonial } from '../../src/content/testimonials.ts';
import {
  answerFaults,
  brandFaults,
  questionFaults,
  reviewFaults,
  serviceFaults,
} from '../../src/publishing/ownersRecords.ts';
import { drawShareWords } from '../../src/publishing/scripts/shareImage.ts';
import { clause } from '../tools/clause.ts';
import { goodReview, wrongValues } from './wrongValues.ts';

const question: FaqItem = {
  id: 'tyre-life',
  category: 'tyres',
  question: 'How long do tyres last?',
  short: { before: 'about', value: '5 years' },
  answer: [['It depends.']],
};
const good = {
  branchFacts: [
    { name: 'North End', services: ['tyres', 'auto-repairs', 'wof', 'mobile-service'] },
    { name: 'Seaview', services: ['tyres'] },
  ] as Parameters<typeof serviceFaults>[0],
  testimonials: [goodReview] as readonly Testimonial[],
  answers: { tyrePrice: { answer: 'unknown' }, vanFee: { answer: 'unknown' } },
  questions: [question, { ...question, id: 'cost', short: { value: 'from $100' } }],
  brands: ['Kaka'],
};

const faultsIn = ({
  branchFacts: facts,
  testimonials: reviews,
  answers,
  ...lists
}: typeof good) => {
  const { tyrePrice, vanFee } = ownersAnswers;
  return [
    ...questionFaults(lists.questions, ['tyres', 'general']),
    ...brandFaults(lists.brands),
    ...serviceFaults(facts),
    ...reviewFaults(
      'src/content/testimonials.ts',
      reviews,
      facts.map(({ name }) => name),
    ),
    ...answerFaults({
      tyrePrice: { ...tyrePrice, ...answers.tyrePrice },
      vanFee: { ...vanFee, ...answers.vanFee },
    }),
  ];
};

clause('SETTINGS-OWNER-SENTENCES', 'the check accepts correct data and this site’s data', () => {
  expect(faultsIn(good)).toEqual([]);
  for (const reviews of [selectedReviews, testimonials])
    expect(faultsIn({ ...good, branchFacts, testimonials: reviews })).toEqual([]);
  expect(answerFaults(ownersAnswers)).toEqual([]);
});

clause('SETTINGS-OWNER-LISTS', 'the check accepts this site’s questions and brands', () => {
  const categories = faqCategories.map(({ id }) => id);
  expect(questionFaults(faq, categories)).toEqual([]);
  expect(brandFaults(brands)).toEqual([]);
});

for (const id of ['SETTINGS-OWNER-SENTENCES', 'SETTINGS-OWNER-LISTS'] as const)
  for (const { title, changed, faults } of wrongValues(id, good))
    clause(id, title, () => {
      expect(faultsIn(changed)).toEqual(faults);
    });

/** What is drawn in the lowest rows of a letter between others: its base, without the mark above it, and the next line. */
async function baseOf(letter: string): Promise<readonly boolean[]> {
  const { data } = await drawShareWords(`H${letter}H`, '.');
  const alpha = sharp(data).extractChannel('alpha').raw();
  const { data: drawn, info } = await alpha.toBuffer({ resolveWithObject: true });
  return Array.from(drawn.subarray(-100 * info.width), (ink) => ink > 127);
}

for (const [plain, marked] of [
  ['O', 'ŌŐÖÓỔ'],
  ['a', 'āăäåảấ'],
  ['e', 'ēěéêẽ'],
  ['u', 'ūůüűủ'],
] as const)
  clause('SETTINGS-SHARE-LETTERS', `below the mark, ${marked} look like ${plain}`, async () => {
    const base = await baseOf(plain);
    const ink = base.filter(Boolean).length;
    expect(ink).toBeGreaterThan(1000);
    for (const letter of marked) {
      const own = await baseOf(letter);
      expect(own.length, letter).toBe(base.length);
      const different = own.filter((isDrawn, at) => isDrawn !== base[at]).length;
      // The files of the font round their outlines a little differently.
      expect(different / ink, letter).toBeLessThan(0.02);
    }
  });

clause('SETTINGS-SHARE-LETTERS', 'a character that the font lacks stops the picture', async () => {
  await expect(drawShareWords('Шina Tyres', 'One branch')).rejects.toThrow(
    'The headline font has no "Ш": write "Шina Tyres, One branch" without it.',
  );
  await expect(drawShareWords('Tyres', 'Шina')).rejects.toThrow('has no "Ш"');
});

clause('SETTINGS-SHARE-LETTERS', 'ten letters have the width of the headline font', async () => {
  const [h, name, line] = ['HHHHHHHHHH', 110, 52];
  expect((await drawShareWords(h, '.')).info.width / 10 / name).toBeCloseTo(0.473, 2);
  expect((await drawShareWords('', h)).info.width / 10 / line).toBeCloseTo(0.473, 2);
});

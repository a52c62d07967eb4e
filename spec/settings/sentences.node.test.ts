import { expect } from 'vitest';
import {
  answerFaults,
  brandFaults,
  questionFaults,
  reviewFaults,
  serviceFaults,
} from '../../src/publishing/ownersRecords.ts';
import { brands } from '../../src/content/brands.ts';
import { branchFacts } from '../../src/content/business.ts';
import { faq, faqCategories, type FaqItem } from '../../src/content/faq.ts';
import { ownersAnswers } from '../../src/content/ownersAnswers.ts';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { testimonials, type Testimonial } from '../../src/content/testimonials.ts';
import { clause } from '../tools/clause.ts';
import { wrongValues } from './wrongValues.ts';

interface Content {
  readonly branchFacts: Parameters<typeof serviceFaults>[0];
  readonly testimonials: readonly Testimonial[];
  readonly answers: Readonly<Record<'tyrePrice' | 'vanFee', { readonly answer: string }>>;
}

const review: Testimonial = {
  id: 'a-tyre',
  name: 'A. B.',
  text: 'Good.',
  rating: 5,
  service: 'Tyres',
  location: 'North End',
  date: 'March 2026',
};
const good: Content = {
  branchFacts: [
    { name: 'North End', services: ['tyres', 'auto-repairs', 'wof', 'mobile-service'] },
    { name: 'Seaview', services: ['tyres'] },
  ],
  testimonials: [review],
  answers: { tyrePrice: { answer: 'unknown' }, vanFee: { answer: 'unknown' } },
};

const faultsIn = ({ branchFacts: facts, testimonials: reviews, answers }: Content) => {
  const { tyrePrice, vanFee } = ownersAnswers;
  return [
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

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-SENTENCES', good))
  clause('SETTINGS-OWNER-SENTENCES', title, () => {
    expect(faultsIn(changed)).toEqual(faults);
  });

const question: FaqItem = {
  id: 'tyre-life',
  category: 'tyres',
  question: 'How long do tyres last?',
  short: { before: 'about', value: '5 years' },
  answer: [['It depends.']],
};
const cost: FaqItem = { ...question, id: 'cost', short: { value: 'from $100' } };

clause('SETTINGS-OWNER-LISTS', 'the check accepts this site’s questions and brands', () => {
  const categories = faqCategories.map(({ id }) => id);
  expect(questionFaults(faq, categories)).toEqual([]);
  expect(brandFaults(brands)).toEqual([]);
});

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-LISTS', {
  questions: [question, cost],
  brands: ['Kaka'],
}))
  clause('SETTINGS-OWNER-LISTS', title, () => {
    expect([
      ...questionFaults(changed.questions, ['tyres', 'general']),
      ...brandFaults(changed.brands),
    ]).toEqual(faults);
  });

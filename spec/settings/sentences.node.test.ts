import { expect } from 'vitest';
import { sentenceFaults, type SentenceFacts } from '../../src/publishing/checkSentences.ts';
import { branchFacts } from '../../src/content/business.ts';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { testimonials, type Testimonial } from '../../src/content/testimonials.ts';
import { clause } from '../tools/clause.ts';
import { wrongValues } from './wrongValues.ts';

interface Content extends Pick<SentenceFacts, 'branchFacts'> {
  readonly testimonials: readonly Testimonial[];
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
};

const faultsIn = (content: Content) =>
  sentenceFaults({ ...content, reviews: { 'src/content/testimonials.ts': content.testimonials } });

clause('SETTINGS-OWNER-SENTENCES', 'the check accepts correct data and this site’s data', () => {
  expect(faultsIn(good)).toEqual([]);
  for (const reviews of [selectedReviews, testimonials])
    expect(faultsIn({ branchFacts, testimonials: reviews })).toEqual([]);
});

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-SENTENCES', good))
  clause('SETTINGS-OWNER-SENTENCES', title, () => {
    expect(faultsIn(changed)).toEqual(faults);
  });

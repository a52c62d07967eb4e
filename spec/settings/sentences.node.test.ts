import { expect } from 'vitest';
import { sentenceFaults } from '../../src/publishing/checkSentences.ts';
import { branchFacts } from '../../src/content/business.ts';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { testimonials, type Testimonial } from '../../src/content/testimonials.ts';
import { clause } from '../tools/clause.ts';

const review: Testimonial = {
  id: 'a-tyre',
  name: 'A. B.',
  text: 'Good.',
  rating: 5,
  service: 'Tyres',
  location: 'North End',
  date: 'March 2026',
};
const good = {
  branchFacts: [
    { name: 'North End', services: ['tyres', 'auto-repairs', 'wof', 'mobile-service'] },
    { name: 'Seaview', services: ['tyres'] },
  ],
  reviews: { 'src/content/testimonials.ts': [review] },
} as const;
const [northEnd, seaview] = good.branchFacts;

clause('SETTINGS-OWNER-SENTENCES', 'the check accepts correct data and this site’s data', () => {
  expect(sentenceFaults(good)).toEqual([]);
  expect(
    sentenceFaults({ branchFacts, reviews: { 'a.ts': selectedReviews, 'b.ts': testimonials } }),
  ).toEqual([]);
});

for (const [sentence, changed] of [
  [
    'Branch Seaview: services must include tyres, because Home, About and the tyre pages say that every branch sells and fits them.',
    { branchFacts: [northEnd, { ...seaview, services: ['wof'] }] },
  ],
  ...(['auto-repairs', 'wof', 'mobile-service'] as const).map(
    (missing) =>
      [
        `One branch at least must have ${missing} in its services, because pages say where it is done.`,
        {
          branchFacts: [
            { ...northEnd, services: northEnd.services.filter((service) => service !== missing) },
            seaview,
          ],
        },
      ] as const,
  ),
  [
    'src/content/testimonials.ts: the review by A. B. (a-tyre) must name one of your branches (North End, Seaview), but it names "Hilltop".',
    { reviews: { 'src/content/testimonials.ts': [{ ...review, location: 'Hilltop' }] } },
  ],
  [
    'src/content/testimonials.ts: the list must not be empty, because a page shows it.',
    { reviews: { 'src/content/testimonials.ts': [] } },
  ],
] as const)
  clause('SETTINGS-OWNER-SENTENCES', `the check reports: ${sentence}`, () => {
    expect(sentenceFaults({ ...good, ...changed })).toEqual([sentence]);
  });

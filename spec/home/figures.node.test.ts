import { expect } from 'vitest';
import { stats } from '../../src/content/stats.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { branchCount } from '../facts/business.ts';
import { brands } from '../facts/lists.ts';
import { firstSet } from '../facts/reviews.ts';
import { expectReviews } from '../testimonials/expectReviews.ts';
import { clause } from '../tools/clause.ts';

clause('HOME-REVIEW-SET', 'the first set has the selected reviews, each complete', () => {
  expectReviews(testimonials, firstSet);
});

clause('HOME-STATS', 'the four figures are right', () => {
  expect(stats).toEqual({
    yearsExperience: 15,
    locations: branchCount.number,
    brandsAvailable: brands.length,
    googleRating: 4.1,
  });
});

import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { secondSet } from '../facts/reviews.ts';
import { clause } from '../tools/clause.ts';
import { expectReviews } from './expectReviews.ts';

clause('TESTIMONIALS-SET', 'the second set has the listed reviews in order, each complete', () => {
  expectReviews(selectedReviews, secondSet);
});

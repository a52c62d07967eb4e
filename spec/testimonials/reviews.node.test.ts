import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { secondSet } from '../facts/reviews.ts';
import { clause } from '../tools/clause.ts';
import { holdReviews } from './holdReviews.ts';

clause('TESTIMONIALS-SET', 'each review of the second set is complete', () => {
  holdReviews(selectedReviews, secondSet);
});

import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { secondSet } from '../facts/reviews.ts';
import { clause } from '../tools/clause.ts';
import { holdReviews } from './holdReviews.ts';

clause('TESTIMONIALS-SET', 'whose they are, and each whole', () => {
  holdReviews(selectedReviews, secondSet);
});

import { expect } from 'vitest';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { clausesOn } from '../documents/page.ts';
import { reviewCount, secondSet } from '../facts/reviews.ts';
import { expectReviews } from './expectReviews.ts';

const clause = clausesOn('/testimonials');

clause('TESTIMONIALS-SHOWN', 'each review has text, name, service, branch, date, stars', (page) => {
  expect(page.part('Selected reviews').items).toEqual(
    // Only the words of the customer are read from the content, because the facts do not have them.
    secondSet.map(
      ({ name, service, branch, date, stars = 5 }, at) =>
        `“${selectedReviews[at]?.text}” ${name}, ${service}, ${branch}, ${date}. ${stars} out of 5 stars`,
    ),
  );
});

clause('TESTIMONIALS-SELECTED', 'the page says how many reviews the business selected', (page) => {
  expect(page.headings(2)).toContain('Selected reviews');
  expect(page.paragraphs).toContainEqual(expect.stringContaining(reviewCount.selected));
});

clause('TESTIMONIALS-SET', 'the second set has the listed reviews in order, each complete', () => {
  expectReviews(selectedReviews, secondSet);
});

import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { reviewCount, secondSet } from '../facts/reviews.ts';

const clause = clausesOn('/testimonials');

clause('TESTIMONIALS-SHOWN', 'each review has text, name, service, branch, date, stars', (page) => {
  expect(page.part('Selected reviews').items).toEqual(
    secondSet.map(({ name, service, branch, date, stars = 5 }) =>
      expect.stringMatching(
        `^“.+” ${RegExp.escape(`${name}, ${service}, ${branch}, ${date}`)}\\. ${stars} out of 5 stars$`,
      ),
    ),
  );
});

clause('TESTIMONIALS-SELECTED', 'the page says how many reviews the business selected', (page) => {
  expect(page.headings(2)).toContain('Selected reviews');
  expect(page.paragraphs).toContainEqual(expect.stringContaining(reviewCount.selected));
});

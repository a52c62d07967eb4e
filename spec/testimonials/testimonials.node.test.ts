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

clause('TESTIMONIALS-PICTURES', 'two of the reviews have one picture each', (page) => {
  const counts = page
    .part('Selected reviews')
    .each('item')
    .map((item) => item.each('picture').length);
  expect(counts.filter(Boolean)).toEqual(secondSet.slice(0, 2).map(() => 1));
});

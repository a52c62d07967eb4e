import { expect } from 'vitest';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { clausesOn } from '../documents/page.ts';
import { branches } from '../facts/business.ts';
import { firstSet, reviewCount, secondSet } from '../facts/reviews.ts';

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

for (const [id, given, expected] of [
  ['HOME-REVIEW-SET', testimonials, firstSet],
  ['TESTIMONIALS-SET', selectedReviews, secondSet],
] as const)
  clause(id, 'the set has the listed reviews in order, each complete', () => {
    expect(
      given.map(({ location: branch, rating: stars, ...review }) => ({ ...review, branch, stars })),
    ).toEqual(
      expected.map((review) => ({
        stars: 5,
        ...review,
        id: expect.any(String) as string,
        text: expect.stringMatching(/./) as string,
      })),
    );
    for (const own of ['id', 'text'] as const)
      expect(new Set(given.map((review) => review[own])).size).toBe(expected.length);
    for (const { name, location } of given) {
      expect(name).toMatch(/^\p{Lu}[\p{L}’-]+ \p{Lu}\.$/u);
      expect(branches.map((branch) => branch.name as string)).toContain(location);
    }
  });

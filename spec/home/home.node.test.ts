import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { branches } from '../facts/business.ts';
import { brandCount, brands } from '../facts/lists.ts';
import { firstSet } from '../facts/reviews.ts';

const clause = clausesOn('/');

clause('HOME-VAN', 'the first link in `main` leads to the mobile service page', (page) => {
  expect(page.links[0]).toEqual(['mobile tyre van', '/services/mobile-service']);
});

clause('HOME-HOURS-LINKS', 'each branch name links to the card of the branch', (page) => {
  expect(page.named('Opening hours').links).toEqual(
    branches.map(({ id, name }) => [name, `/locations#${id}`]),
  );
});

clause('HOME-BRANDS-ONCE', 'a screen reader finds 25 names, without the second copy', (page) => {
  const strip = page.part(`We fit ${brandCount} tyre brands`);
  expect(strip.items).toHaveLength(brands.length);
  expect(strip.everyWord).toContain([...brands, ...brands].join(''));
});

clause('HOME-REVIEWS-SELECTED', 'the first paragraph reads “Selected reviews”', (page) => {
  expect(page.part('What some of our customers say').paragraphs[0]).toBe('Selected reviews');
});

clause('HOME-REVIEW-RATING', 'each review begins with its number of stars', (page) => {
  const reviews = page.part('What some of our customers say').items;
  expect(reviews.map((review) => review.slice(0, 10))).toEqual(
    firstSet.slice(0, 3).map(({ stars = 5 }) => `${stars} out of 5`),
  );
});

clause('HOME-PICTURE-LAZY', 'the wheel has high priority, and other pictures are lazy', (page) => {
  const pictures = page.each('picture');
  expect(pictures.map((picture) => picture.attribute('loading'))).toEqual([
    null,
    'lazy',
    'lazy',
    'lazy',
  ]);
  expect(pictures[0]?.attribute('fetchpriority')).toBe('high');
});

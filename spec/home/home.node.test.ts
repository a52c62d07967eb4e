import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { branches } from '../facts/business.ts';
import { brandCount, brands } from '../facts/lists.ts';
import { price } from '../facts/prices.ts';
import { firstSet } from '../facts/reviews.ts';

const clause = clausesOn('/');

clause('HOME-PRICE-BASIS', 'the price list gives the currency and the note on GST', (page) => {
  expect(page.part('Price list').paragraphs).toContain(
    'NZ dollars, GST included unless marked + GST',
  );
});

clause('HOME-PRICE-INCLUSIVE', 'the basic and the full service show a price with GST', (page) => {
  const [basic, full] = page.part('Price list').items.slice(-2);
  expect(basic).toContain(
    `${price.basicService.plusGst} + GST ${price.basicService.inclGst} incl. GST.`,
  );
  expect(full).toContain(
    `${price.fullService.plusGst} + GST ${price.fullService.inclGst} incl. GST.`,
  );
});

clause('HOME-PRICE-LINKS', 'the name of each job links to the page of the service', (page) => {
  expect(page.part('Price list').links).toEqual([
    ['Wheel alignment', '/services/wheel-alignment'],
    ['Wheel balancing', '/services/wheel-balancing'],
    ['Puncture repair', '/services/puncture-repair'],
    ['WOF inspection', '/services/wof-inspection'],
    ['Oil change', '/services/oil-change'],
    ['Battery replacement', '/services/battery-replacement'],
    ['Basic service', '/services/car-servicing'],
    ['Full service', '/services/car-servicing'],
  ]);
});

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

for (const [id, heading, words] of [
  ['HOME-WHY-YEARS', /^15\+ years/, 'Since 2008.'],
  ['HOME-WHY-LASERS', /^9 laser alignment machines$/, ''],
  [
    'HOME-WHY-MINUTES',
    /^30 minutes or less until we answer a message$/,
    'During head office hours.',
  ],
] as const)
  clause(id, 'a “Why choose” card has the heading and the text of the clause', (page) => {
    expect(page.part(/^Why choose /).part(heading).text).toContain(words);
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

clause('HOME-PICTURE-SIZES', 'each picture has a width and a height', (page) => {
  const pictures = page.each('picture');
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(Number(picture.attribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.attribute('height'))).toBeGreaterThan(0);
  }
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

import { expect } from 'vitest';
import { testimonials } from '../../src/content/testimonials.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { phone } from '../facts/business.ts';
import { brandCount, brands } from '../facts/lists.ts';
import { firstSet } from '../facts/reviews.ts';

const clause = clausesOn('/');

const vanLink = ['mobile tyre van', '/services/mobile-service'];
const callLink = [`Call ${phone.main.number}`, phone.main.href];
const locationsLink = ['Our Locations', '/contact'];

for (const [id, title, from, links] of [
  ['HOME-VAN', 'the first link in `main` is about the van', 0, [vanLink]],
  ['HOME-CALL', 'the phone link is directly before “Our Locations”', 1, [callLink, locationsLink]],
  ['HOME-QUOTE-HERO', 'these links follow the phone link', 2, tableOf('HOME-QUOTE-HERO')],
] as const)
  clause(id, title, (page) => {
    expect(page.links.slice(from, from + links.length)).toEqual(links);
  });

clause('HOME-BADGES', 'there are three badges, which begin with the words', (page) => {
  expect(page.named('At a glance').items).toEqual(
    tableOf('HOME-BADGES').map(([words = '']) =>
      expect.stringMatching(`^${RegExp.escape(words)} `),
    ),
  );
});

for (const id of ['HOME-DAYS-QUALIFIER', 'HOME-RATING-SOURCE'] as const)
  clause(id, 'the badge has its words and its note, and nothing else', (page) => {
    expect(page.named('At a glance').items).toContain(tableOf(id)[0]?.join(' '));
  });

clause('HOME-BRANDS-ONCE', 'a screen reader finds 25 names, without the second copy', (page) => {
  const strip = page.part(`We fit ${brandCount} tyre brands`);
  expect(strip.items).toHaveLength(brands.length);
  expect(strip.everyWord).toContain([...brands, ...brands].join(''));
});

clause('HOME-REVIEWS-SELECTED', 'the first paragraph reads “Selected reviews”', (page) => {
  expect(page.part('What some of our customers say').paragraphs[0]).toBe('Selected reviews');
});

clause('HOME-REVIEWS', 'three have stars, text, name, branch, service and date', (page) => {
  expect(page.part('What some of our customers say').items).toEqual(
    // The words of customers are in the content alone.
    firstSet
      .slice(0, 3)
      .map(
        ({ name, branch, service, date, stars = 5 }, at) =>
          `${stars} out of 5 “${testimonials[at]?.text}” ${name}, ${branch}. ${service}, ${date}`,
      ),
  );
});

clause('HOME-PICTURE-LAZY', 'the wheel has high priority, and other pictures are lazy', (page) => {
  const [wheel, ...others] = page.each('picture');
  expect([wheel?.attribute('loading'), wheel?.attribute('fetchpriority')]).toEqual([null, 'high']);
  expect(new Set(others.map((picture) => picture.attribute('loading')))).toEqual(new Set(['lazy']));
});

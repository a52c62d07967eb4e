import { expect } from 'vitest';
import { testimonials } from '../../src/content/testimonials.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { brandCount, brands } from '../facts/lists.ts';
import { firstSet } from '../facts/reviews.ts';

const clause = clausesOn('/');

clause('HOME-CALL', 'the first five links have these words and addresses', (page) => {
  expect(page.links.slice(0, 5)).toEqual(tableOf('HOME-CALL'));
});

clause('HOME-BADGES', 'there are three badges, each with its note', (page) => {
  expect(page.named('At a glance').items).toEqual(
    tableOf('HOME-BADGES').map(([badge = '', note]) =>
      expect.stringMatching(`^${RegExp.escape(badge)} ${note ? RegExp.escape(note) : '.+'}$`),
    ),
  );
});

clause('HOME-BRANDS', 'a screen reader finds one of the two copies of the names', (page) => {
  const strip = page.part(`We fit ${brandCount} tyre brands`);
  expect(strip.items).toEqual(brands);
  expect(strip.everyWord).toBe(
    `We fit ${brandCount} tyre brandsPause animation${brands.join('').repeat(2)}`,
  );
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

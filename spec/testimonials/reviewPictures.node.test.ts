import { expect } from 'vitest';
import { picturesOf } from '../../src/pages/information/reviewPictures.ts';
import { readPage } from '../documents/page.ts';
import { secondSet } from '../facts/reviews.ts';
import { clause } from '../tools/clause.ts';

/** Reviews about these services, with the number of each as its id. */
const about = (...services: readonly string[]) =>
  services.map((service, at) => ({ id: String(at), service }));

for (const { what, reviews, expected } of [
  {
    what: 'a review about batteries and one about tyres',
    reviews: about('Battery test', 'Brakes', 'Van tyres', 'WOF'),
    expected: { 0: 'battery', 2: 'tread' },
  },
  {
    what: 'twelve reviews about neither',
    reviews: about(...Array.from({ length: 12 }, () => 'Brakes')),
    expected: { 11: 'battery', 10: 'tread' },
  },
  {
    what: 'one review about both',
    reviews: about('Tyres and a new battery', 'Brakes'),
    expected: { 0: 'battery', 1: 'tread' },
  },
  { what: 'one review', reviews: about('Brakes'), expected: { 0: 'battery' } },
  { what: 'no review', reviews: [], expected: {} },
])
  clause('TESTIMONIALS-PICTURES', `${what}: each picture has its review`, () => {
    expect(Object.fromEntries(picturesOf(reviews))).toEqual(expected);
  });

clause('TESTIMONIALS-PICTURES', 'each picture is in its review on the page', async () => {
  const items = (await readPage('/testimonials')).part('Selected reviews').each('item');
  const shown = items.flatMap((item, at) =>
    item.each('picture').map((picture) => {
      const [, name] = /(\w+)-\d+\.webp$/.exec(picture.attribute('src') ?? '') ?? [];
      return `${at} ${name}`;
    }),
  );
  const expected = picturesOf(about(...secondSet.map(({ service }) => service)));
  expect(shown.toSorted()).toEqual([...expected].map((pair) => pair.join(' ')).toSorted());
});

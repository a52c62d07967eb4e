import { expect } from 'vitest';
import type { Testimonial } from '../../src/content/testimonials.ts';
import { branches } from '../facts/business.ts';
import type { Review } from '../facts/reviews.ts';

/** Expects these reviews in this order, each with an id, a name, a text, a service, an existing branch and a month. */
export function expectReviews(given: readonly Testimonial[], expected: readonly Review[]): void {
  expect(
    given.map(({ name, service, location, date, rating }) => ({
      name,
      service,
      branch: location,
      date,
      stars: rating,
    })),
  ).toEqual(expected.map((review) => ({ stars: 5, ...review })));
  expect(new Set(given.map(({ id }) => id)).size).toBe(expected.length);
  for (const { name, text, service, location, date } of given) {
    expect(name).toMatch(/^\p{Lu}[\p{L}’-]+ \p{Lu}\.$/u);
    expect(text).not.toBe('');
    expect(service).not.toBe('');
    expect(branches.map((branch) => branch.name as string)).toContain(location);
    expect(date).toMatch(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    );
  }
}

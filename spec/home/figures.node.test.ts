import { expect } from 'vitest';
import { claims, evidence } from '../../src/content/claims.ts';
import { stats } from '../../src/content/stats.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { branchCount } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('HOME-REVIEW-SET', 'each of the six reviews is complete', () => {
  expect(testimonials).toHaveLength(6);
  expect(new Set(testimonials.map(({ id }) => id)).size).toBe(6);
  for (const { name, text, rating, service, location, date } of testimonials) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    expect(text.length).toBeGreaterThan(40);
    expect(rating).toBe(5);
    expect(service).not.toBe('');
    expect(['Sockburn', 'Riccarton', 'Papanui', 'Hornby', 'Linwood', 'Ferrymead']).toContain(
      location,
    );
    expect(date).toMatch(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    );
  }
});

clause('HOME-STATS', 'the figures are these, and each claim has a note of evidence', () => {
  expect(stats).toEqual({
    yearsExperience: 15,
    locations: branchCount.number,
    brandsAvailable: 25,
    googleRating: 4.1,
  });
  expect(Object.keys(evidence)).toEqual(Object.keys(claims));
  for (const { needed } of Object.values(evidence)) expect(needed.length).toBeGreaterThan(20);
});

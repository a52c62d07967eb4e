import { expect } from 'vitest';
import { selectedReviews } from '../../src/content/selectedReviews.ts';
import { clause } from '../tools/clause.ts';

clause('TESTIMONIALS-SET', 'each of the ten reviews is complete', () => {
  expect(selectedReviews).toHaveLength(10);
  expect(new Set(selectedReviews.map(({ id }) => id)).size).toBe(10);
  for (const { name, text, rating, service, location, date } of selectedReviews) {
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

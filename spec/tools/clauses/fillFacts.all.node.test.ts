import { expect, test } from 'vitest';
import { factsIn, fillFacts, flatten } from './fillFacts.ts';

const facts = flatten({ price: { rotation: '$40', service: { plusGst: '$199' } } });

test('the name of a fact is its keys, joined by dots', () => {
  expect(facts).toEqual({ 'price.rotation': '$40', 'price.service.plusGst': '$199' });
});

test('a name in braces is replaced by the value of the fact', () => {
  const text =
    'From {price.rotation}, not {price.service.plusGst}; {phone} and {price.rotation} stay words.';
  expect(factsIn(text)).toEqual(['price.rotation', 'price.service.plusGst']);
  expect(fillFacts(text, facts)).toBe('From $40, not $199; {phone} and $40 stay words.');
  expect(fillFacts('{price.lost}', facts)).toBe('{price.lost}');
});

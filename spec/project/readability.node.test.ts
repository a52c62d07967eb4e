import { expect, test } from 'vitest';
import { gradeOf, sentencesOf, wordsOf } from './readability.ts';

test('a sentence ends at its full stop, and not at the point of a figure', () => {
  expect(sentencesOf('Replace tyres at 1.5mm. “It held.” Why? (Ask us.) From $20 a wheel')).toEqual(
    ['Replace tyres at 1.5mm.', '“It held.”', 'Why?', '(Ask us.)', 'From $20 a wheel'],
  );
});

test('a range counts as two words, and a sign alone as none', () => {
  expect(wordsOf('30–45 minutes • 80km/h')).toEqual(['30', '45', 'minutes', '80km/h']);
});

test('the grade is that of Flesch and Kincaid', () => {
  // Six words of one syllable each: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5);
  // Six words, sixteen syllables, two sentences: 0.39 × 3 + 11.8 × 16 / 6 − 15.59.
  expect(gradeOf(['Unfortunately, anticipation disappoints.', 'Cars need tyres.'])).toBeCloseTo(
    0.39 * 3 + (11.8 * 16) / 6 - 15.59,
    5,
  );
});

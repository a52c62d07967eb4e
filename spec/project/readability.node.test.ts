import { expect, test } from 'vitest';
import { gradeOf, sentencesOf, wordsOf } from './readability.ts';

test('sentencesOf ends a sentence at its full stop, and not at a decimal point', () => {
  expect(sentencesOf('Replace tyres at 1.5mm. “It held.” Why? (Ask us.) From $20 a wheel')).toEqual(
    ['Replace tyres at 1.5mm.', '“It held.”', 'Why?', '(Ask us.)', 'From $20 a wheel'],
  );
});

test('wordsOf counts a range as two words, and a sign as none', () => {
  expect(wordsOf('30–45 minutes • 80km/h')).toEqual(['30', '45', 'minutes', '80km/h']);
});

test('gradeOf returns the grade of Flesch and Kincaid', () => {
  // Six words of one syllable each: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5);
  // Six words, sixteen syllables, two sentences: 0.39 × 3 + 11.8 × 16 / 6 − 15.59.
  expect(gradeOf(['Unfortunately, anticipation disappoints.', 'Cars need tyres.'])).toBeCloseTo(
    0.39 * 3 + (11.8 * 16) / 6 - 15.59,
    5,
  );
});

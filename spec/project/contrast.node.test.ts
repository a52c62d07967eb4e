import { expect, test } from 'vitest';
import { contrastOf } from '../../stories/contrast.ts';

test('contrastOf returns the contrast ratio of WCAG for each notation of a colour', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
  expect(contrastOf('rgb(255, 255, 255)', '#000000')).toBe(21);
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(() => contrastOf('var(--ink)', '#fff')).toThrow(RangeError);
});

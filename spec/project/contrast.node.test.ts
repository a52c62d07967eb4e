import { expect, test } from 'vitest';
import { contrastOf } from '../../stories/contrast.ts';

test('a ratio is that of WCAG: 21 between black and white, written short, long or computed', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
  expect(contrastOf('rgb(255, 255, 255)', '#000000')).toBe(21);
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(() => contrastOf('var(--ink)', '#fff')).toThrow(RangeError);
});

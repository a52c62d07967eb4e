import { expect, test } from 'vitest';
import { stepsOf, withoutSteps } from './manualSteps.ts';

const text = [
  '24 items have a name.',
  '1. Open the menu\n   with Enter.\n2. Hear its name.',
  '> Services',
].join('\n\n');

test('stepsOf returns each numbered line, joined with the unnumbered lines below it', () => {
  expect(stepsOf(text)).toEqual(['Open the menu with Enter.', 'Hear its name.']);
});

test('withoutSteps removes the steps, but not a sentence that begins with a figure', () => {
  expect(withoutSteps(text)).toBe('24 items have a name.\n\n> Services');
});

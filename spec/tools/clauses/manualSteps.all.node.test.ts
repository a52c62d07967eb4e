import { expect, test } from 'vitest';
import { stepsOf, withoutSteps } from './manualSteps.ts';

const text = [
  'A screen reader says the name.',
  '1. Open the menu\n   with Enter.\n2. Hear its name.',
  '> Services',
].join('\n\n');

test('the steps of a text are its numbered lines, each with the unnumbered lines below it', () => {
  expect(stepsOf(text)).toEqual(['Open the menu with Enter.', 'Hear its name.']);
});

test('the text without its steps is what has to be true', () => {
  expect(withoutSteps(text)).toBe('A screen reader says the name.\n\n> Services');
});

test('a sentence that begins with a figure is not a step', () => {
  expect(stepsOf('24 items stand in the list.')).toEqual([]);
});

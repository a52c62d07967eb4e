import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BrandStrip } from '../../src/pages/home/BrandStrip.tsx';
import { clause } from '../tools/clause.ts';

beforeEach(async () => {
  render(<BrandStrip />);
  // Another test may have left the pointer where the names are now, which would pause them.
  await userEvent.hover(screen.getByRole('heading'));
});

/** The state of each animation on the page: running or paused. */
const states = () => document.getAnimations().map(({ playState }) => playState);
const pause = () => screen.getByRole('checkbox', { name: 'Pause animation' });

clause('HOME-BRANDS-ROLL', 'the names move from right to left', async () => {
  expect(states()).toEqual(['running']);
  const name = within(screen.getByRole('list')).getByText('Michelin');
  const { left } = name.getBoundingClientRect();
  await expect.poll(() => name.getBoundingClientRect().left).toBeLessThan(left - 5);
  const timings = document.getAnimations().map(({ effect }) => effect?.getTiming());
  expect(timings.map((timing) => timing?.iterations)).toEqual([Infinity]);
});

clause('HOME-BRANDS-PAUSE', 'the checkbox pauses the names and starts them again', async () => {
  expect(pause()).not.toBeChecked();
  expect(states()).toEqual(['running']);
  for (const state of ['paused', 'running']) {
    await userEvent.click(pause());
    // The focus on the checkbox and the pointer on the names would pause them too.
    pause().blur();
    await userEvent.unhover(pause());
    expect(states()).toEqual([state]);
  }
});

clause('HOME-BRANDS-POINTER', 'the pointer and the keyboard focus pause the names', async () => {
  // `force`, because the list moves while the pointer goes to it.
  await userEvent.hover(screen.getByRole('list'), { force: true });
  expect(states()).toEqual(['paused']);
  await userEvent.hover(screen.getByRole('heading'));
  expect(states()).toEqual(['running']);
  await userEvent.keyboard('{Tab}');
  pause().focus();
  expect(states()).toEqual(['paused']);
  pause().blur();
  expect(states()).toEqual(['running']);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { BrandStrip } from '../../src/pages/home/BrandStrip.tsx';
import { clause } from '../tools/clause.ts';

clause('HOME-BRANDS-PAUSE', 'the box halts the names and lets them go', async () => {
  render(<BrandStrip heading="Brands" names={['Michelin', 'Bridgestone']} />);
  const states = () => document.getAnimations().map(({ playState }) => playState);
  const box = screen.getByRole('checkbox', { name: 'Pause animation' });
  expect(box).not.toBeChecked();
  expect(states()).toEqual(['running']);
  // The focus halts the names too, so each look is at a box that has lost it.
  await userEvent.click(box);
  box.blur();
  expect(box).toBeChecked();
  expect(states()).toEqual(['paused']);
  await userEvent.click(box);
  box.blur();
  expect(box).not.toBeChecked();
  expect(states()).toEqual(['running']);
});

import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { BranchMap } from '../../src/branches/BranchMap.tsx';
import { branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('PLAN-PLACES', 'as one drives from west to east', () => {
  render(<BranchMap />);
  const places = screen.getAllByRole('link').map((pin, index) => {
    const { left, top } = within(pin).getByText(/^\d$/).getBoundingClientRect();
    return { name: branches[index]?.name, left, top };
  });
  const by = (way: 'left' | 'top') =>
    places.toSorted((one, other) => one[way] - other[way]).map(({ name }) => name);
  const there = (way: 0 | 1) =>
    branches.toSorted((one, other) => one.at[way] - other.at[way]).map(({ name }) => name);
  expect(by('left')).toEqual(there(1));
  expect(by('top').at(0)).toBe(there(0).at(-1));
  expect(by('top').at(-1)).toBe(there(0).at(0));
});

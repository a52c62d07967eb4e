import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QuoteBranches } from '../../src/forms/quote/QuoteBranches.tsx';
import { clause } from '../tools/clause.ts';

vi.mock('../../src/content/closures.ts', () => ({
  closures: [
    { from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' },
    { from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' },
  ],
}));

clause(
  'CLOSED-PAGES',
  'the quote page shows a closure of all branches once, and a closure of one branch on a line as wide as its list item',
  async () => {
    await page.viewport(992, 800);
    render(<QuoteBranches chosen="" />);
    expect(
      screen.getByText(
        'All branches: Closed Thursday 24 December to Sunday 10 January. We’re on our summer break.',
      ),
    ).toBeVisible();
    const branch = screen.getByRole('heading', { name: 'Papanui' }).parentElement;
    const closed = screen.getByText('Closed Wednesday 3 March. We count our stock.');
    expect(closed.parentElement?.parentElement).toBe(branch);
    expect(closed.parentElement?.getBoundingClientRect().width).toBe(branch?.clientWidth);
  },
);

import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { QuoteAfter } from '../../src/sections/quote/QuoteAfter.tsx';
import { QuoteHead } from '../../src/sections/quote/QuoteHead.tsx';
import { clause } from '../tools/clause.ts';

clause('QUOTE-CLAIMS', 'four, in this order', () => {
  render(<QuoteHead />);
  const claims = screen.getAllByRole('heading', { level: 2 });
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    'Best Price Guarantee',
    '30 Minute Response',
    '12 Month Warranty',
    '500+ 5-Star Reviews',
  ]);
});

clause('QUOTE-CLAIM-TERMS', 'what each depends on', () => {
  render(<QuoteHead />);
  for (const [claim, terms] of [
    ['Best Price Guarantee', /terms/],
    ['30 Minute Response', /^During opening hours\./],
    ['12 Month Warranty', /On workmanship, or 20,000km if that comes first.*your rights in law/],
    ['500+ 5-Star Reviews', /where to read them/],
  ] as const) {
    const item = screen.getByRole('heading', { name: claim }).closest('li');
    expect(within(item ?? document.body).getByText(terms)).toBeVisible();
  }
});

clause('QUOTE-THIRTY', 'about 30 seconds, to ask', () => {
  render(<QuoteHead />);
  expect(screen.getByText(/^It takes about 30 seconds to ask\./)).toBeVisible();
});

clause('QUOTE-NEXT', 'three steps, without a promise too much', () => {
  render(<QuoteAfter />);
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByText(/^Within 30 minutes during opening hours, with a price/)).toBeVisible();
  expect(steps.getByText(/^Nothing is booked or paid until you say so\./)).toBeVisible();
});

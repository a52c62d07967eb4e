import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { QuoteHead } from '../../src/pages/quote/QuoteHead.tsx';
import { headOffice } from '../facts/business.ts';
import { listed, part } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

clause('QUOTE-CLAIMS', 'the title banner shows the four claims in order', () => {
  render(<QuoteHead />);
  const claims = screen.getAllByRole('heading', { level: 2 });
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    'Best Price Guarantee',
    '30 Minute Response',
    '12 Month Warranty',
    '500+ 5-Star Reviews',
  ]);
});

clause('QUOTE-CLAIM-TERMS', 'the title banner shows a condition for each claim', () => {
  render(<QuoteHead />);
  for (const [claim, terms] of [
    ['Best Price Guarantee', 'Ask us for the terms.'],
    ['30 Minute Response', /^During head office hours\./],
    ['12 Month Warranty', 'On workmanship, up to 20,000km, on top of your legal rights.'],
    ['500+ 5-Star Reviews', 'Ask us where to read them.'],
  ] as const) {
    const item = screen.getByRole('heading', { name: claim }).closest('li');
    expect(within(item ?? document.body).getByText(terms)).toBeVisible();
  }
});

clause('QUOTE-THIRTY', 'the title banner says “Ask in about 30 seconds”', () => {
  render(<QuoteHead />);
  expect(screen.getByText('Ask in about 30 seconds. We’ll reply with a price.')).toBeVisible();
});

/** Whether an element is below the form of the page. */
function isBelowForm(element: HTMLElement): boolean {
  const form = screen.getByRole('button', { name: 'Get my quote' }).closest('form');
  return form?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
}

clause('QUOTE-NEXT', 'the page shows the three steps below the form, in order', async () => {
  await show('/tyre-enquiry');
  const next = part('What happens next');
  expect(listed(next)).toEqual([
    expect.stringContaining('We read your enquiry'),
    expect.stringContaining(
      `Within 30 minutes during head office hours: Mon–Fri ${headOffice.weekdays}, Sat ${headOffice.saturday}.`,
    ),
    expect.stringContaining('Nothing is booked or paid until you say so.'),
  ]);
  expect(isBelowForm(next)).toBe(true);
});

clause(
  'QUOTE-NEXT-OPEN',
  'below the form, the page says “Otherwise, when head office next opens”',
  async () => {
    await show('/tyre-enquiry');
    const steps = screen.getAllByText(/Otherwise, when head office next opens\.$/);
    expect(steps.filter((step) => !isBelowForm(step))).toEqual([]);
    for (const step of steps) {
      expect(step).toBeVisible();
      expect(step.closest('li')?.textContent).toMatch(
        /\. Otherwise, when head office next opens\.$/,
      );
    }
  },
);

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import { Testimonials } from '../../src/pages/information/Testimonials.tsx';
import { phone } from '../facts/business.ts';
import { words } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

beforeEach(() => {
  render(
    <MemoryRouter>
      <Testimonials />
    </MemoryRouter>,
  );
});

const reviews = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('blockquote'));

clause('TESTIMONIALS-SHOWN', 'ten reviews, each with its words', () => {
  expect(reviews()).toHaveLength(10);
  for (const review of reviews())
    expect(words(within(review).getByRole('blockquote'))).toMatch(/^“.{40,}”$/);
});

clause('TESTIMONIALS-SHOWN', 'each says who, what, where, when and how many stars', () => {
  const captions = reviews().map((review) => {
    const [, caption] = within(review).getByRole('figure').children;
    return words(caption);
  });
  expect(captions).toEqual([
    'Marama H., Full service, Riccarton, October 2026. 5 out of 5 stars',
    'Josh P., WOF inspection, Hornby, September 2026. 5 out of 5 stars',
    'Leilani F., Puncture check, Ferrymead, August 2026. 5 out of 5 stars',
    'Graham B., Wheel balancing, Papanui, July 2026. 5 out of 5 stars',
    'Sunita R., Battery test, Sockburn, June 2026. 5 out of 5 stars',
    'Wiremu K., Tyre rotation, Linwood, May 2026. 5 out of 5 stars',
    'Eilidh M., Dash warning light, Riccarton, April 2026. 5 out of 5 stars',
    'Pita L., Van tyres, Hornby, March 2026. 5 out of 5 stars',
    'Yvonne C., Passenger tyres, Papanui, February 2026. 5 out of 5 stars',
    'Sam O., Mobile service, Sockburn, December 2025. 5 out of 5 stars',
  ]);
});

clause('TESTIMONIALS-SELECTED', 'the page says that it picked them', () => {
  expect(screen.getByRole('heading', { level: 2, name: 'Selected reviews' })).toBeVisible();
  expect(screen.getByText(/^Ten reviews we selected\./)).toBeVisible();
});

clause('TESTIMONIALS-BOOK', 'ring or book', () => {
  expect(screen.getByRole('link', { name: 'Call 03\u00a0000\u00a00100' })).toHaveAttribute(
    'href',
    phone.main.href,
  );
  expect(screen.getByRole('link', { name: 'Book Online' })).toHaveAttribute('href', '/contact');
});

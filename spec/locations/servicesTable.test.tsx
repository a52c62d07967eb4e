import { render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ServicesTable } from '../../src/pages/locations/ServicesTable.tsx';
import { branches, services } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

/** What is drawn beside a word that only screen readers read: a tick has two sides of a box, turned. */
function drawnBeside(word: HTMLElement): string {
  const drawing = word.previousElementSibling as HTMLElement;
  expect(drawing).toBeVisible();
  const { content, borderWidth, rotate } = getComputedStyle(drawing, '::before');
  return content === 'none'
    ? drawing.innerText
    : `${content} ${borderWidth} ${rotate} ${drawing.offsetWidth > 0}`;
}

clause('BRANCH-SERVICES-TABLE', 'screen readers read Yes for a tick, and No for a dash', () => {
  render(<ServicesTable labelledBy="" />);
  for (const { name, services: own } of branches) {
    const offers = services.map((service) => (own as readonly string[]).includes(service));
    const read = offers.map((isOffered) => (isOffered ? 'Yes' : 'No'));
    const row = screen.getByRole('row', { name: [name, ...read].join(' ') });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(name);
    const words = within(row).getAllByText(/^(?:Yes|No)$/);
    for (const word of words) expect(word.offsetWidth).toBe(1);
    expect(words.map(drawnBeside)).toEqual(
      offers.map((isOffered) => (isOffered ? '"" 0px 3px 3px 0px 40deg true' : '–')),
    );
  }
});

import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuoteBranches } from '../../src/forms/quote/QuoteBranches.tsx';
import { branches } from '../facts/business.ts';
import { asOneLine, words } from '../pages/reading.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, profile, rim, width } from './quote.ts';
import { fill } from '../fill.ts';

vi.mock('../../src/content/closures.ts', () => ({
  closures: [
    { from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' },
    { from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' },
  ],
}));

// The narrowest desktop screen.
beforeEach(() => page.viewport(992, 900));

/** Hours within a line: “closed” instead of “Closed”. */
const inSentence = (hours: string) => hours.toLowerCase();

clause('QUOTE-BRANCH-HOURS', 'each branch has its address, phone link and hours', () => {
  render(<QuoteBranches chosen="" />);
  expect(screen.getByRole('heading', { name: 'Where to find us' })).toBeVisible();
  const list = screen.getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(branches.length);
  for (const [index, place] of branches.entries()) {
    const { name, street, line, weekdays, saturday, sunday } = place;
    const item = items[index] ?? document.body;
    expect(within(item).getByRole('heading', { name })).toBeVisible();
    const link = within(item).getByRole('link', { name: asOneLine(line.number) });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', line.href);
    expect(within(item).getAllByRole('paragraph').map(words)).toEqual([
      street,
      `Mon–Fri ${weekdays},Sat ${inSentence(saturday)}, Sun ${inSentence(sunday)}`,
    ]);
  }
});

clause('QUOTE-BRANCH-HOURS', 'the list is beside the form', () => {
  quoteForm.open();
  const list = screen.getByRole('heading', { name: 'Where to find us' });
  const { right } = field('Email').getBoundingClientRect();
  expect(list.getBoundingClientRect().left).toBeGreaterThan(right);
});

/** The bar of each branch in the list. */
const bars = () => screen.getAllByRole('listitem').map((item) => getComputedStyle(item).boxShadow);

clause('QUOTE-BRANCH-MARKED', 'the list marks the chosen branch and no other', async () => {
  quoteForm.open();
  const none = branches.map(() => 'none');
  expect(bars()).toEqual(none);
  for (const [index, { name }] of branches.entries()) {
    const option = index === 0 ? `${name} (Main Branch)` : name;
    await userEvent.selectOptions(field('Nearest location'), option);
    expect(bars()).toEqual(none.with(index, 'rgb(255, 201, 21) 0px 5px 0px 0px inset'));
  }
});

clause('QUOTE-WRITTEN', 'the card repeats what the visitor has typed', async () => {
  quoteForm.open();
  expect(screen.queryByText('KTR482')).toBeNull();
  fill(width(), '31x10.5');
  fill(rim(), 'r15');
  fill(field('Rego (optional)'), 'ktr482');
  fill(field('First name'), 'Aroha');
  fill(field('Last name (optional)'), 'Tāmati');
  fill(field('Phone number'), '021 000 0000');
  fill(field('Email'), 'aroha@example.nz');
  await userEvent.selectOptions(field('Nearest location'), 'Papanui');
  const card = screen.getByText('Your enquiry').parentElement;
  expect(card?.innerText.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Your enquiry Tyres 31x10.5R15 Rego KTR482 Name Aroha Tāmati Phone 021 000 0000 Email aroha@example.nz Branch Papanui',
  );
  const { right } = field('Email').getBoundingClientRect();
  expect(screen.getByText('KTR482').getBoundingClientRect().left).toBeGreaterThan(right);
  fill(width(), '205');
  fill(profile(), '55');
  fill(rim(), '16');
  expect(screen.getByText('Tyres').parentElement).toHaveTextContent('Tyres 205/55R16');
});

clause('CLOSED-PAGES', 'a closure is above the list or as wide as its branch', () => {
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
});

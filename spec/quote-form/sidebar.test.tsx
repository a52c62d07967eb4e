import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aBranch, branches } from '../facts/business.ts';
import { asOneLine, words } from '../pages/reading.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { choose, field, fillIn, fillSize } from './quote.ts';
import { fill } from '../fill.ts';

vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' }],
}));

// The narrowest desktop screen.
beforeEach(() => page.viewport(992, 900));

clause(
  'QUOTE-BRANCH-HOURS',
  'beside the form, each branch has address, phone link and hours',
  () => {
    quoteForm.open();
    const heading = screen.getByRole('heading', { name: 'Where to find us' });
    const { right } = field('Email').getBoundingClientRect();
    expect(heading.getBoundingClientRect().left).toBeGreaterThan(right);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(branches.length);
    for (const [index, place] of branches.entries()) {
      const { name, street, line, weekdays, saturday, sunday } = place;
      const item = within(items[index] ?? document.body);
      expect(item.getByRole('heading', { name })).toBeVisible();
      const link = item.getByRole('link', { name: asOneLine(line.number) });
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', line.href);
      expect(item.getAllByRole('paragraph').map(words)).toEqual([
        street,
        `Mon–Fri ${weekdays},Sat ${saturday.toLowerCase()}, Sun ${sunday.toLowerCase()}`,
      ]);
    }
  },
);

/** The bar of each branch in the list. */
const bars = () => screen.getAllByRole('listitem').map((item) => getComputedStyle(item).boxShadow);

clause('QUOTE-BRANCH-MARKED', 'the list marks the chosen branch and no other', () => {
  quoteForm.open();
  const none = branches.map(() => 'none');
  expect(bars()).toEqual(none);
  for (const [index, { name }] of branches.entries()) {
    choose(index === 0 ? `${name} (Main Branch)` : name);
    expect(bars()).toEqual(none.with(index, 'rgb(255, 201, 21) 0px 5px 0px 0px inset'));
  }
});

clause('QUOTE-WRITTEN', 'the card repeats what the visitor has typed', async () => {
  quoteForm.open();
  const card = screen.getByText('Your enquiry').parentElement ?? document.body;
  const read = () => card.innerText.replaceAll(/\s+/g, ' ').trim();
  expect(read()).toBe('Your enquiry Tyres Rego Name Phone Email Branch');
  await fillIn();
  fillSize('31x10.5', '', 'r15');
  fill(field('Rego (optional)'), 'ktr482');
  fill(field('Last name (optional)'), 'Tāmati');
  expect(read()).toBe(
    `Your enquiry Tyres 31x10.5R15 Rego KTR482 Name Aroha Tāmati Phone 021 000 0000 Email aroha@post.example Branch ${aBranch}`,
  );
  const { right } = field('Email').getBoundingClientRect();
  expect(card.getBoundingClientRect().left).toBeGreaterThan(right);
  fillSize('205', '55', '16');
  expect(screen.getByText('Tyres').parentElement).toHaveTextContent('Tyres 205/55R16');
});

clause('CLOSED-PAGES', 'the closure of a branch is as wide as its branch', () => {
  quoteForm.open();
  const branch = screen.getByRole('heading', { name: 'Papanui' }).parentElement;
  const closed = screen.getByText('Closed Wednesday 3 March. We count our stock.').parentElement;
  expect(closed?.parentElement).toBe(branch);
  expect(closed?.clientWidth).toBe(branch?.clientWidth);
});

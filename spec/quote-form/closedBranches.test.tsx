import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type * as Branches from '../../src/content/branches.ts';
import { QuoteBranches } from '../../src/forms/quote/QuoteBranches.tsx';
import { clause } from '../tools/clause.ts';

vi.mock('../../src/content/branches.ts', async (original) => {
  const content = await original<typeof Branches>();
  const closed = [
    { from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' },
    { from: '2027-03-03', words: 'We count our stock.' },
  ];
  const close = (branch: (typeof content.branches)[number]) => ({
    ...branch,
    hours: { ...branch.hours, closed },
  });
  return { ...content, branches: content.branches.map(close) };
});

clause(
  'CLOSED-PAGES',
  'on the quote page, each closure has a line as wide as its branch',
  async () => {
    await page.viewport(992, 800);
    render(<QuoteBranches chosen="" />);
    const branch = screen.getByRole('heading', { name: 'Papanui' }).parentElement;
    const closed = [...(branch?.querySelectorAll('closed-days') ?? [])].map(
      ({ parentElement }) => parentElement?.getBoundingClientRect().width,
    );
    expect(closed).toEqual([branch?.clientWidth, branch?.clientWidth]);
  },
);

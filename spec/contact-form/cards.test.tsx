import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { loadPage } from '../../src/app/pageTable.tsx';
import { business, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

clause('CONTACT-CARDS', 'the cards link to two numbers and the email address', async () => {
  const Contact = await loadPage('/contact');
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Contact />
    </MemoryRouter>,
  );
  for (const [title, shown, href] of [
    ['Main line', phone.main.number, phone.main.href],
    ['Auto repairs', phone.autoRepairs.number, phone.autoRepairs.href],
    ['Email', business.email, `mailto:${business.email}`],
  ] as const) {
    const card = screen.getByRole('heading', { level: 2, name: title }).closest('li');
    expect(card).not.toBeNull();
    const link = within(card as HTMLElement).getByRole('link', { name: asOneLine(shown) });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', href);
  }
});

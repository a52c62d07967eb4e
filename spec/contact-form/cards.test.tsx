import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { loadPage } from '../../src/app/pageTable.tsx';
import { clause } from '../tools/clause.ts';

clause('CONTACT-CARDS', 'the main line, the auto-repairs line and the e-mail address', async () => {
  const Contact = await loadPage('/contact');
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Contact />
    </MemoryRouter>,
  );
  for (const [title, shown, href] of [
    ['Main line', /^03\s000\s0100$/, 'tel:+6430000100'],
    ['Auto repairs', /^03\s000\s0120$/, 'tel:+6430000120'],
    ['Email', /^hello@porthillstyre.example$/, 'mailto:hello@porthillstyre.example'],
  ] as const) {
    const card = screen.getByRole('heading', { level: 2, name: title }).closest('li');
    expect(card).not.toBeNull();
    const link = within(card as HTMLElement).getByRole('link', { name: shown });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', href);
  }
});

import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Layout } from '../../src/shell/Layout.tsx';
import { clause } from '../tools/clause.ts';

clause('MENU-CURRENT-SEEN', 'on /faq only About has a yellow underline', async () => {
  await page.viewport(1280, 900);
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <Layout pathname="/faq">
        <h1>The page</h1>
      </Layout>
    </MemoryRouter>,
  );
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const line = (element: Element) => getComputedStyle(element, '::after').borderBottomColor;
  expect(line(menu.getByRole('button', { name: 'About' }))).toBe('rgb(255, 201, 21)');
  for (const name of ['Tyres', 'Services'])
    expect(line(menu.getByRole('button', { name }))).not.toBe('rgb(255, 201, 21)');
  for (const link of menu.getAllByRole('link')) expect(line(link)).not.toBe('rgb(255, 201, 21)');
});

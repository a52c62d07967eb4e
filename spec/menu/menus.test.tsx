import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Layout } from '../../src/shell/Layout.tsx';
import { clause } from '../tools/clause.ts';

for (const [pathname, current] of [
  ['/faq', 'About'],
  ['/tyres/run-flat', 'Tyres'],
  ['/services/oil-change', 'Services'],
  ['/contact', 'Contact'],
] as const)
  clause('MENU-CURRENT-SEEN', `on ${pathname} only ${current} has a yellow underline`, async () => {
    await page.viewport(1280, 900);
    render(
      <MemoryRouter initialEntries={[pathname]}>
        <Layout pathname={pathname}>
          <h1>The page</h1>
        </Layout>
      </MemoryRouter>,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const items = [...menu.getAllByRole('button'), ...menu.getAllByRole('link')];
    const underlined = items.filter((item) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(item, '::after');
      return borderBottomColor === 'rgb(255, 201, 21)' && parseFloat(borderBottomWidth) > 0;
    });
    expect(underlined.map(({ textContent }) => textContent)).toEqual([current]);
  });

import { expect, test } from 'vitest';
import { orderPages } from './readingOrder.ts';

const clause = (id: string, area: string, pages: string[], file = 'src/pages/Any.tsx') => ({
  id,
  area,
  pages,
  violations: [{ file, from: 'a', to: 'b' }],
});

test('the clauses of a page are listed from its header to its footer, then those of invisible parts', () => {
  const clauses = [
    clause('WEIGHT-ONE', 'weight', ['/']),
    clause('SHELL-FOOT', 'shell', ['/'], 'src/shell/Footer.tsx'),
    clause('HOME-ONE', 'home', ['/', '/about']),
    clause('HOME-TWO', 'home', ['/#prices']),
    clause('MENU-ONE', 'menu', ['/']),
    clause('ABOUT-ONE', 'about', ['/about#team']),
  ];
  const pages = ['/', '/about', '/faq'].map((path) => ({ path, label: path }));
  const order = {
    before: [{ title: 'Header', areas: ['menu', 'shell'] }],
    own: { title: 'The page', areas: ['*', 'home'] },
    after: [
      { title: 'Footer', files: /Footer/ },
      { title: 'Behind it', areas: ['weight'] },
    ],
  };
  expect(orderPages(pages, clauses, order).map(({ groups }) => groups)).toEqual([
    [
      { title: 'Header', clauses: ['MENU-ONE'] },
      { title: 'The page', clauses: ['HOME-ONE', 'HOME-TWO'] },
      { title: 'Footer', clauses: ['SHELL-FOOT'] },
      { title: 'Behind it', clauses: ['WEIGHT-ONE'] },
    ],
    [{ title: 'The page', clauses: ['ABOUT-ONE', 'HOME-ONE'] }],
    [],
  ]);
});

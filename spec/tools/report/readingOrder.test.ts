import { expect, test } from 'vitest';
import { orderPages } from './readingOrder.ts';

const clause = (
  id: string,
  area: string,
  pages: string[],
  file = 'src/pages/Any.tsx',
  text = '',
) => ({ id, area, pages, text, violations: [{ file, from: 'a', to: 'b' }] });

test('the clauses of a page are listed from its header to its footer, then those of invisible parts', () => {
  const clauses = [
    clause('WEIGHT-ONE', 'weight', ['/']),
    clause('SHELL-FOOT', 'shell', ['/'], 'src/shell/Footer.tsx'),
    clause('HOME-ONE', 'home', ['/', '/about']),
    clause('HOME-TWO', 'home', ['/#prices']),
    clause('MENU-ONE', 'menu', ['/']),
    clause('ABOUT-ONE', 'about', ['/about#team']),
    clause('HOST-ONE', 'hosting', ['/']),
    clause('PAGE-TABLE', 'pages', ['/'], undefined, '| `/faq` | an answer |'),
  ];
  const pages = ['/', '/about', '/faq'].map((path) => ({ path, label: path }));
  const order = {
    before: [{ title: 'Header', areas: ['menu', 'shell'] }],
    own: { title: 'The page', areas: ['*', 'home'] },
    after: [
      { title: 'Footer', files: /Footer/, isOnEveryPage: true },
      { title: 'Behind it', areas: ['weight'] },
    ],
    nowhere: ['hosting'],
  };
  expect(orderPages(pages, clauses, order).map(({ groups }) => groups)).toEqual([
    [
      { title: 'Header', clauses: ['MENU-ONE'] },
      { title: 'The page', clauses: ['PAGE-TABLE', 'HOME-ONE', 'HOME-TWO'] },
      { title: 'Footer', clauses: ['SHELL-FOOT'] },
      { title: 'Behind it', clauses: ['WEIGHT-ONE'] },
    ],
    [
      { title: 'The page', clauses: ['ABOUT-ONE', 'HOME-ONE'] },
      { title: 'Footer', clauses: ['SHELL-FOOT'] },
    ],
    [
      { title: 'The page', clauses: ['PAGE-TABLE'] },
      { title: 'Footer', clauses: ['SHELL-FOOT'] },
    ],
  ]);
});

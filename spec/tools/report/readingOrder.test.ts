import { expect, test } from 'vitest';
import { orderPages } from './readingOrder.ts';

test('the clauses of a page are listed by its parts, those about every page on each', () => {
  const clauses = [
    { id: 'HOME-ONE', area: 'home', pages: ['/', '/about'], text: '' },
    { id: 'HOME-TWO', area: 'home', pages: ['/#prices'], text: '' },
    { id: 'MENU-ONE', area: 'menu', pages: ['/'], text: '' },
    { id: 'PAGE-TABLE', area: 'pages', pages: ['/'], text: '| `/faq` | an answer |' },
    { id: 'HOST-ONE', area: 'hosting', pages: ['/'], text: '' },
  ];
  const pages = ['/', '/faq'].map((path) => ({ path, label: path }));
  const parts = [
    { title: 'Menu', areas: ['menu'], isOnEveryPage: true },
    { title: 'The page', areas: ['pages', '*'] },
    { title: 'Hosting', areas: ['hosting'] },
  ];
  expect(orderPages(pages, clauses, parts).map(({ groups }) => groups)).toEqual([
    [
      { title: 'Menu', clauses: ['MENU-ONE'] },
      { title: 'The page', clauses: ['PAGE-TABLE', 'HOME-ONE', 'HOME-TWO'] },
      { title: 'Hosting', clauses: ['HOST-ONE'] },
    ],
    [
      { title: 'Menu', clauses: ['MENU-ONE'] },
      { title: 'The page', clauses: ['PAGE-TABLE'] },
    ],
  ]);
});

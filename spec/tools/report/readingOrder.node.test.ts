import { expect, test } from 'vitest';
import { pathOf, walkPages } from './readingOrder.ts';

const clause = (id: string, area: string, pages: string[], file = 'src/pages/Any.tsx') => ({
  id,
  area,
  pages,
  violations: [{ file, from: 'a', to: 'b' }],
});

test('a page is walked from its header to its footer, and then behind the scenes', () => {
  const clauses = [
    clause('WEIGHT-ONE', 'weight', ['/']),
    clause('SHELL-FOOT', 'shell', ['/'], 'src/shell/Footer.tsx'),
    clause('HOME-ONE', 'home', ['/', '/about']),
    clause('HOME-TWO', 'home', ['/#prices']),
    clause('MENU-ONE', 'menu', ['/']),
    clause('ABOUT-ONE', 'about', ['/about']),
  ];
  const pages = [
    { path: '/', label: 'Home' },
    { path: '/about', label: 'About' },
    { path: '/faq', label: 'FAQ' },
  ];
  const order = {
    before: [{ title: 'Header', areas: ['menu', 'shell'] }],
    own: { title: 'The page', areas: ['*', 'home'] },
    after: [
      { title: 'Footer', files: /Footer/ },
      { title: 'Behind it', areas: ['weight'] },
    ],
  };
  expect(walkPages(pages, clauses, order)).toEqual([
    {
      path: '/',
      label: 'Home',
      groups: [
        { title: 'Header', clauses: ['MENU-ONE'] },
        { title: 'The page', clauses: ['HOME-ONE', 'HOME-TWO'] },
        { title: 'Footer', clauses: ['SHELL-FOOT'] },
        { title: 'Behind it', clauses: ['WEIGHT-ONE'] },
      ],
    },
    {
      path: '/about',
      label: 'About',
      groups: [{ title: 'The page', clauses: ['ABOUT-ONE', 'HOME-ONE'] }],
    },
    { path: '/faq', label: 'FAQ', groups: [] },
  ]);
});

test('a page is known without its fragment', () => {
  expect([pathOf('/faq#wof'), pathOf('/'), pathOf('/#top')]).toEqual(['/faq', '/', '/']);
});

import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { branch, branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { show } from './show.tsx';

vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2027-03-03', words: 'We count our stock.', branch: 'sockburn' }],
}));

clause(
  'PAGE-FIRST-SCREENS',
  'a list of seven branches shows names, shared hours and closed days, and hides other hours',
  async () => {
    await page.viewport(390, 844);
    await show('/services/puncture-repair');
    const list = screen.getByRole('link', { name: 'Sockburn' }).closest('ul');
    const [first] = list?.children ?? [];
    const copies = (count: number) =>
      Array.from({ length: count }, () => first?.cloneNode(true) ?? '');
    list?.replaceChildren(...copies(6));
    const saturday = () => screen.getAllByText(branch.sockburn.saturday)[0];
    expect(saturday()).toBeVisible();
    list?.replaceChildren(...copies(7));
    expect(saturday()).not.toBeVisible();
    expect(screen.getAllByText('Closed Wednesday 3 March. We count our stock.')[6]).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Sockburn' })).toHaveLength(7);
    const shared = new Set(branches.map(({ weekdays }) => weekdays));
    for (const hours of shared.size === 1 ? shared : [])
      expect(screen.getByText(`Open Mon–Fri ${hours}`)).toBeVisible();
  },
);

for (const [path, words] of [
  ['/services/puncture-repair', /^A tyre’s tread cut through/],
  ['/services/wheel-alignment', /^The front wheels from above/],
] as const)
  clause('TYRESERVICE-DRAWN', `on a phone, ${path} shows no drawing in its banner`, async () => {
    await page.viewport(390, 844);
    await show(path);
    const drawing = screen.getByRole('img', { name: words, hidden: true });
    expect(drawing).not.toBeVisible();
    await page.viewport(1280, 800);
    expect(drawing).toBeVisible();
  });

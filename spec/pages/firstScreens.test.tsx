import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { branch, branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { show } from './show.tsx';

vi.mock('../../src/content/business.ts', async (load) => {
  const own = await load<{ readonly branchFacts: readonly object[] }>();
  const more = Array.from({ length: 7 - own.branchFacts.length }, (_, index) => ({
    ...own.branchFacts[0],
    isMain: undefined,
    id: `branch-${index}`,
    name: `Branch ${index}`,
  }));
  return { ...own, branchFacts: [...own.branchFacts, ...more] };
});

vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2027-03-03', words: 'We count our stock.', branch: 'sockburn' }],
}));

clause(
  'PAGE-FIRST-SCREENS',
  'a list of seven branches shows names, shared hours and closed days, and hides other hours',
  async () => {
    await page.viewport(390, 844);
    await show('/services/puncture-repair');
    for (const { name } of branches) expect(screen.getByRole('link', { name })).toBeVisible();
    for (const saturday of screen.getAllByText(branch.sockburn.saturday))
      expect(saturday).not.toBeVisible();
    expect(screen.getByText('Closed Wednesday 3 March. We count our stock.')).toBeVisible();
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

clause('ROUTE-BREADCRUMB', 'only a phone does not show the name of the page', async () => {
  await page.viewport(390, 844);
  await show('/services/oil-change');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const seen = () => trail.getAllByRole('listitem').map(({ clientWidth }) => clientWidth > 1);
  expect(trail.getByText('Oil change')).toBeVisible();
  expect(seen()).toEqual([true, true, false]);
  await page.viewport(1280, 800);
  expect(seen()).toEqual([true, true, true]);
});

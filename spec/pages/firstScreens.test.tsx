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

for (const [id, path, onPhone] of [
  ['TYRESERVICE-DRAWN', 'wheel-alignment', 'hides'],
  ['TYRESERVICE-DRAWN', 'wheel-balancing', 'shows'],
  ['TYRESERVICE-DRAWN', 'puncture-repair', 'hides'],
  ['TYRESERVICE-DRAWN', 'tyre-rotation', 'shows'],
  ['TYRESERVICE-DRAWN', 'nitrogen-inflation', 'shows'],
  ['MECHANICAL-DRAWING', 'wof-inspection', 'hides'],
  ['MECHANICAL-DRAWING', 'car-servicing', 'shows'],
  ['MECHANICAL-DRAWING', 'oil-change', 'shows'],
  ['MECHANICAL-DRAWING', 'brake-service', 'hides'],
  ['MOBILE-DRAWING', 'mobile-service', 'hides'],
  ['BATTERY-DRAWING', 'battery-replacement', 'hides'],
] as const)
  clause(id, `on a phone, the title banner of ${path} ${onPhone} its drawing`, async () => {
    await page.viewport(1280, 800);
    await show(`/services/${path}`);
    const banner = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
    const drawing = within(banner).getByRole('img');
    expect(drawing).toBeVisible();
    await page.viewport(390, 844);
    if (onPhone === 'shows') expect(drawing).toBeVisible();
    else expect(drawing).not.toBeVisible();
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

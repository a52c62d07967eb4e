import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { branch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { show } from './show.tsx';

vi.mock('../../src/content/business.ts', async (load) => {
  const own = await load<{ readonly branchFacts: readonly { readonly services: string[] }[] }>();
  const [first] = own.branchFacts;
  // Seven alike, of which six do WOFs.
  const more = Array.from({ length: 6 }, (_, index) => ({
    ...first,
    isMain: undefined,
    id: `branch-${index}`,
    name: `Branch ${index}`,
    ...(index === 0 && { services: ['tyres'] }),
  }));
  return { ...own, branchFacts: [first, ...more] };
});

vi.mock('../../src/content/closures.ts', () => ({
  closures: [{ from: '2027-03-03', words: 'We count our stock.', branch: 'sockburn' }],
}));

clause('PAGE-FIRST-SCREENS', 'seven have names, shared hours and closed days only', async () => {
  await page.viewport(390, 844);
  await show('/services/puncture-repair');
  for (const name of ['Sockburn', ...[0, 1, 2, 3, 4, 5].map((index) => `Branch ${index}`)])
    expect(screen.getByRole('link', { name })).toBeVisible();
  for (const hours of screen.getAllByText(/^(?:Sat|Sun)\b/)) expect(hours).not.toBeVisible();
  expect(screen.getByText('Closed Wednesday 3 March. We count our stock.')).toBeVisible();
  expect(screen.getByText(`Open Mon–Fri ${branch.sockburn.weekdays}`)).toBeVisible();
});

clause('PAGE-FIRST-SCREENS', 'a list of six branches shows the hours of each', async () => {
  await page.viewport(390, 844);
  await show('/services/wof-inspection');
  const hours = screen.getAllByText(/^Sat\b/);
  expect(hours).toHaveLength(6);
  for (const each of hours) expect(each).toBeVisible();
});

/** The service pages with a drawing in the title banner, by what a phone makes of it. */
const drawn = {
  hidden:
    'wheel-alignment puncture-repair mobile-service wof-inspection brake-service battery-replacement',
  shown: 'wheel-balancing tyre-rotation nitrogen-inflation car-servicing oil-change',
} as const;

for (const [onPhone, pages] of Object.entries(drawn))
  for (const path of pages.split(' '))
    clause('PAGE-DRAWING', `on a phone, the drawing of ${path} is ${onPhone}`, async () => {
      await page.viewport(1280, 800);
      await show(`/services/${path}`);
      const banner = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
      const drawing = within(banner).getByRole('img');
      expect(drawing).toBeVisible();
      await page.viewport(390, 844);
      expect(drawing.checkVisibility()).toBe(onPhone === 'shown');
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

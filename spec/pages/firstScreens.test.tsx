import { screen } from '@testing-library/react';
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

clause(
  'PAGE-FIRST-SCREENS',
  'a list of seven branches shows names, shared hours and closed days, and hides other hours',
  async () => {
    await page.viewport(390, 844);
    await show('/services/puncture-repair');
    for (const name of ['Sockburn', 'Branch 0', 'Branch 5'])
      expect(screen.getByRole('link', { name })).toBeVisible();
    for (const hours of screen.getAllByText(/^(?:Sat|Sun)\b/)) expect(hours).not.toBeVisible();
    expect(screen.getByText('Closed Wednesday 3 March. We count our stock.')).toBeVisible();
    expect(screen.getByText(`Open Mon–Fri ${branch.sockburn.weekdays}`)).toBeVisible();
  },
);

clause('PAGE-FIRST-SCREENS', 'a list of six branches shows the hours of each', async () => {
  await page.viewport(390, 844);
  await show('/services/wof-inspection');
  const hours = screen.getAllByText(/^Sat\b/);
  expect(hours).toHaveLength(6);
  for (const each of hours) expect(each).toBeVisible();
});

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

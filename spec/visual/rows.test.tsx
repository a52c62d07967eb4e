import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { expect } from 'vitest';
import { BranchCards } from '../../src/branches/BranchDirectory.tsx';
import { globalStyles } from '../../src/styles/global.ts';
import { BrandList } from '../../src/ui/BrandList.tsx';
import { fullRows } from '../../src/ui/fullRows.ts';
import { Points } from '../../src/ui/Points.tsx';
import { branchCount } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

const namesOf = (count: number) => Array.from({ length: count }, (_, at) => `Brand ${at}`);

/** How many things are in the first row of a list, how far its rows end from its sides, and how its first thing looks. */
function measure(list: ReactNode) {
  const { container, unmount } = render(
    <MemoryRouter>
      <div className={globalStyles}>{list}</div>
    </MemoryRouter>,
  );
  const [outer = document.body] = container.getElementsByTagName('ul');
  const { left, right } = outer.getBoundingClientRect();
  const boxes = [...outer.children].map((thing) => thing.getBoundingClientRect());
  const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
  const gaps = rows.flatMap((row) => [
    (row[0]?.left ?? 0) - left,
    right - (row.at(-1)?.right ?? 0),
  ]);
  const { padding, fontSize, borderColor } = getComputedStyle(outer.children[0] ?? outer);
  unmount();
  return { inRow: rows[0]?.length, gaps, look: { padding, fontSize, borderColor } };
}

const brands = (count: number) => <BrandList names={namesOf(count)} layout="large" />;

clause('LOOK-ROWS', 'brands, points and branches fill the last row', async () => {
  for (const [width, ofBrands, ofPoints, ofBranches] of [
    [768, { 25: 5, 26: 3 }, { 4: 2, 5: 3, 7: 2 }, [2]],
    [1440, { 25: 5, 26: 3 }, { 4: 4, 5: 3, 7: 4 }, [2, 3]],
  ] as const) {
    await page.viewport(width, 800);
    for (const [count, inRow] of Object.entries(ofBrands))
      expect.soft(measure(brands(Number(count))).inRow, count).toBe(inRow);
    for (const [count, inRow] of Object.entries(ofPoints)) {
      const points = namesOf(Number(count)).map((title) => ({ title, text: 'Words' }));
      expect.soft(measure(<Points points={points} layout="grid" />).inRow, count).toBe(inRow);
    }
    expect.soft(measure(<BranchCards />).inRow).toBe(fullRows(branchCount.number, ofBranches));
  }
});

for (const width of [360, 768, 1440])
  clause('LOOK-ROWS', `any number of brands fills its rows at ${width} px`, async () => {
    await page.viewport(width, 800);
    const { look } = measure(brands(25));
    for (let count = 1; count <= 40; count += 1) {
      const measured = measure(brands(count));
      expect(measured.look, `${count} brands`).toEqual(look);
      expect(Math.max(...measured.gaps.map(Math.abs)), `${count} brands`).toBeLessThan(1);
    }
  });

clause('OIL-ROADS', 'the roads end at one third, at two thirds and at the edge', async () => {
  await page.viewport(1280, 800);
  const { getByRole } = await show('/services/oil-change');
  const table = getByRole('table', { name: 'Change intervals by oil' });
  const outer = table.getBoundingClientRect();
  const roads = [...table.querySelectorAll('tbody tr')].map((row) => {
    const road = getComputedStyle(row, '::after');
    expect(road.backgroundImage).toContain('gradient');
    expect(Number.parseFloat(road.height)).toBeGreaterThan(0);
    const start = row.getBoundingClientRect().left + Number.parseFloat(road.left);
    return { start, end: start + Number.parseFloat(road.width) };
  });
  for (const { start } of roads) expect(start).toBeCloseTo(outer.left, 0);
  const [mineral, semiSynthetic, synthetic] = roads.map(({ end }) => end - outer.left);
  expect(mineral).toBeCloseTo(outer.width / 3, -1);
  expect(semiSynthetic).toBeCloseTo((2 * outer.width) / 3, -1);
  expect(synthetic).toBeGreaterThanOrEqual(innerWidth - outer.left);
});

/** The header and the call bar of a page that arrives in pieces, in both fonts that it can be drawn with. */
import { clause, expect, ready } from './fixtures.ts';
import { waitForHeadlineFace, withoutHeadlineFace } from './headlineFace.ts';

for (const [face, prepare] of [
  ['the headline font', waitForHeadlineFace],
  ['its fallback', withoutHeadlineFace],
] as const)
  clause(
    'PAINT-IN-PIECES',
    `each link and button is in place from the start, in ${face}`,
    async ({ page, expectConsole }) => {
      await prepare(page, expectConsole);
      for (const [width, count] of [
        [360, 6],
        [1280, 8],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/services/oil-change');
        await ready(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const parts = page
          .getByRole('banner')
          .or(page.getByRole('navigation', { name: 'Quick links' }));
        const [moved, stayed] = await parts.locator('a, button').evaluateAll((items) => {
          const shown = items.filter((item) => item.checkVisibility());
          const placeOf = (item: Element) => {
            const { x, y, width: across } = item.getBoundingClientRect();
            return `${item.textContent}: ${[x, y, across].map(Math.round).join(', ')}`;
          };
          const inWholePage = shown.map(placeOf);
          const inPart = shown.toReversed().map((item) => {
            const after = document.createRange();
            after.setStartAfter(item);
            after.setEndAfter(document.body);
            after.deleteContents();
            return placeOf(item);
          });
          return [inPart.toReversed(), inWholePage];
        });
        expect.soft(moved, `${width} px`).toEqual(stayed);
        expect.soft(stayed).toHaveLength(count);
      }
    },
  );

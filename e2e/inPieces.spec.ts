/**
 * The header, breadcrumb and call bar while a page arrives, in the headline font and in its fallback. To imitate a page
 * that has only partly arrived, the test removes everything after an element.
 */
import { clause, expect, openReady } from './fixtures.ts';
import { waitForHeadlineFace, withoutHeadlineFace } from './headlineFace.ts';

for (const [face, prepare] of [
  ['the headline font', waitForHeadlineFace],
  ['the fallback font', withoutHeadlineFace],
] as const)
  clause(
    'PAINT-IN-PIECES',
    `each link and button has its final place and width as soon as it arrives, in ${face}`,
    async ({ page, expectConsole }) => {
      await prepare(page, expectConsole);
      for (const [width, count] of [
        [360, 8],
        [1280, 10],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await openReady(page, '/warranty');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const parts = page
          .getByRole('banner')
          .or(page.getByRole('navigation', { name: /Quick links|Breadcrumb/ }));
        const [moved, stayed] = await parts
          .locator('a, button')
          .evaluateAll((items, isPhone: boolean) => {
            const shown = items.filter((item) => item.checkVisibility());
            const placeOf = (item: Element) => {
              const { x, y, width: across } = item.getBoundingClientRect();
              return [x, y, across].map(Math.round).join(', ');
            };
            const cut = (from: (range: Range) => void) => {
              const range = document.createRange();
              from(range);
              range.setEndAfter(document.body);
              range.deleteContents();
            };
            const inWholePage = shown.map((item) => `${item.textContent}: ${placeOf(item)}`);
            const inPart = shown.toReversed().map((item) => {
              const name = item.textContent;
              cut((range) => range.setStartAfter(item));
              const places = [placeOf(item)];
              // On a phone each link of the header has its final width before its text has arrived.
              if (isPhone && item.closest('header') && item.firstElementChild) {
                cut((range) => range.setStart(item, 1));
                places.push(placeOf(item));
              }
              return `${name}: ${[...new Set(places)].join('; ')}`;
            });
            return [inPart.toReversed(), inWholePage];
          }, width === 360);
        expect.soft(moved, `${width} px`).toEqual(stayed);
        expect.soft(stayed).toHaveLength(count);
      }
    },
  );

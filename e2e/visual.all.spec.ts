import { clause, expect } from './fixtures.ts';
import { waitForHeadlineFace } from './headlineFace.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { readBrokenWords } from './visual/readLook.ts';

/** Widths from 320 to 1920 pixels, in steps of 16. */
const widths = Array.from({ length: 101 }, (_, index) => 320 + 16 * index);

for (const address of everyAddress)
  for (const isBlocked of [false, true])
    clause(
      'LOOK-WORDS-WHOLE',
      `no word or range breaks on ${address}${isBlocked ? ' without the headline font' : ''}`,
      async ({ page, expectConsole }) => {
        if (address === unknownAddress) expectConsole(/status of 404/);
        if (isBlocked) {
          expectConsole(/ERR_FAILED/);
          await page.route('**/*.woff2', (route) => route.abort());
        } else await waitForHeadlineFace(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await readBrokenWords(page), `${width} px`).toEqual([]);
        }
      },
    );

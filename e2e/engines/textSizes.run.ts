/** Every page in Firefox with the text sizes that a visitor can set: only text zoomed, and a smallest font size. */
import { expect, test } from '@playwright/test';
import { builtSite } from '../buildSite.ts';
import { everyAddress } from '../pages.ts';
import { serveBuilt } from '../serveBuilt.ts';
import { readCovered } from '../visual/readFocus.ts';
import { readOverflow } from '../visual/readLook.ts';
import { setSize, startFirefox } from './engines.ts';

/** Text on a path, such as a tyre size on a drawn tyre, which Firefox measures before it bends it. */
const onPath = /^“205\/55R16 91V”/;

const settings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'the usual size': {},
  // The text zoom of the operating system, which multiplies the same sizes as “Zoom text only”.
  'text zoomed to 200%': { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  'a default font size of 32 px': { 'font.size.variable.x-western': 32 },
  'a smallest font size of 20 px': { 'font.minimum-size.x-western': 20 },
  'a smallest font size of 24 px': { 'font.minimum-size.x-western': 24 },
};

for (const [name, preferences] of Object.entries(settings))
  test(`with ${name}, no page scrolls sideways, cuts text off or covers the focus`, async () => {
    const site = await serveBuilt(builtSite());
    const browser = await startFirefox({ 'ui.prefersReducedMotion': 1, ...preferences });
    for (const address of everyAddress) {
      // A page of its own: after a page with a frame, Puppeteer misses that the next one has loaded.
      const page = await browser.newPage();
      await setSize(page, 360, 640);
      await page.goto(site.origin + address);
      // Both kinds of page evaluate a function in the same way.
      if (name === 'the usual size')
        expect.soft(await readCovered(page as never), address).toEqual([]);
      for (const width of [360, 768]) {
        await setSize(page, width, 740);
        const faults = await readOverflow(page as never);
        const cut = faults.filter((fault) => !onPath.test(fault));
        expect.soft(cut, `${address} at ${width} px`).toEqual([]);
      }
      await page.close();
    }
    await browser.close();
    await site.close();
  });

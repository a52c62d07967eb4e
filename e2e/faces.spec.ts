/**
 * The site on a machine whose only font is DejaVu Sans, the widest font that comes with an operating system: it has none
 * of the fonts that the site names. Most tests also keep the headline font from loading.
 */
import { branch } from '../spec/facts/business.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { states } from './accessibility/states.ts';
import { clause, clauses, expect, noteCheck, test } from './fixtures.ts';
import { placesOfHeadline, withoutHeadlineFace } from './headlineFace.ts';
import { everyAddress } from './pages.ts';
import { numbersAndAddresses, readBrokenWords, readOverflow } from './visual/readLook.ts';

test.use({ faces: 'wide' });
// In one worker, because each worker starts a browser of its own for these fonts.
test.describe.configure({ mode: 'default' });

/** `npm test` checks only the pages with the most numbers and the widest words. */
const addresses = isWholeRun ? everyAddress : ['/', '/contact', '/locations', '/tyre-enquiry'];

clauses(
  ['A11Y-REFLOW', 'LOOK-NUMBERS-WHOLE'],
  'without the usual fonts, no page scrolls sideways or cuts text off, and no number or email address takes two lines',
  async ({ page, expectConsole }, info) => {
    await withoutHeadlineFace(page, expectConsole);
    // The edge of the window cuts the brand names off while they move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isWholeRun) expectConsole(/status of 404/);
    noteCheck(info, 'A11Y-REFLOW', `${addresses.join(', ')}: 320 px`);
    noteCheck(info, 'LOOK-NUMBERS-WHOLE', `${addresses.join(', ')}: 320, 360, 992 and 1280 px`);
    for (const address of addresses) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      if (isAsked('A11Y-REFLOW', info)) expect.soft(await readOverflow(page), address).toEqual([]);
      if (!isAsked('LOOK-NUMBERS-WHOLE', info)) continue;
      for (const width of [320, 360, 992, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const broken = await readBrokenWords(page, numbersAndAddresses);
        expect.soft(broken, `${address} at ${width} px`).toEqual([]);
      }
    }
  },
);

/** `npm test` checks only the widest words of each form. */
const wordiest = ['step 2 for an emergency', 'a quote with four fields empty'];

for (const { name, widths, open, console: lines = [] } of states) {
  if (!widths.includes(320) || !(isWholeRun || wordiest.includes(name))) continue;
  clause(
    'A11Y-REFLOW',
    `without the usual fonts, the state “${name}” does not scroll sideways or cut text off`,
    async ({ page, inbox, expectConsole }) => {
      await withoutHeadlineFace(page, expectConsole);
      for (const line of lines) expectConsole(line);
      await open(page, inbox);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await readOverflow(page)).toEqual([]);
    },
  );
}

for (const width of isWholeRun ? [360, 768, 1440] : [360])
  clause(
    'HOME-STILL',
    `without the usual fonts, the headline stays in place at ${width} px`,
    async ({ page, expectConsole }) => {
      const { inFallback, inHeadlineFace } = await placesOfHeadline(page, expectConsole, [width]);
      expect(inHeadlineFace).toEqual(inFallback);
    },
  );

clause('LOOK-HEADER-FREE', 'no two texts of the header touch', async ({ page, expectConsole }) => {
  await withoutHeadlineFace(page, expectConsole);
  await page.clock.setFixedTime('2026-11-23T18:00:00+13:00');
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  for (const width of [320, 360, 768, 992, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const state = banner.getByText(
      `Sockburn branch closed now, opens Tuesday ${branch.sockburn.weekdays.split('–')[0]}`,
    );
    if (width >= 992) await expect(state.filter({ visible: true })).toHaveCount(1);
    const touching = await banner.evaluate((header) => {
      const range = document.createRange();
      const boxes = [...header.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) =>
          [...element.childNodes]
            .filter((node) => node instanceof Text && node.data.trim())
            .flatMap((text) => {
              range.selectNodeContents(text);
              return [...range.getClientRects()].map((box) => ({ element, box }));
            }),
        )
        .filter(({ box }) => box.width > 1);
      // The box of a line is taller than its letters, so boxes may overlap by less than half of their height.
      return boxes.flatMap(({ element, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              other.element !== element &&
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > -4 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) >
                Math.min(box.height, other.box.height) / 2,
          )
          .map((other) => `“${element.textContent}” and “${other.element.textContent}”`),
      );
    });
    expect.soft(touching, `${width} px`).toEqual([]);
  }
});

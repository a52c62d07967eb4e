/**
 * What machines can see of the look, on all 28 pages and the 404 page. A page is opened once for everything
 * that can be measured on it; its one test cites the clauses that it holds together.
 */
import type { CDPSession } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { clause, clauses, expect, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { readCovered, readUnseenFocus } from './visual/readFocus.ts';
import {
  readBrokenWords,
  readFaintFields,
  readOverflow,
  readPictures,
  readPictureSources,
  readSmallTargets,
  readSmallText,
} from './visual/readLook.ts';

const held = [
  'LOOK-WIDTHS',
  'LOOK-WORDS-WHOLE',
  'LOOK-LARGE-TEXT',
  'LOOK-PHONE-TEXT',
  'LOOK-TARGETS',
  'LOOK-PICTURES',
  'LOOK-PICTURE-FORMATS',
  'LOOK-FIELDS',
  'LOOK-FOCUS-FREE',
  'LOOK-FOCUS-SEEN',
] satisfies ClauseId[];

/** The two schemes, and the visitor's own colours in place of both. */
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Sets the text size that a visitor has chosen in the browser's settings, in pixels; 16 is what it comes with. */
async function setTextSize(session: CDPSession, standard: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

test.use({ reducedMotion: 'reduce' });

for (const address of everyAddress) {
  clauses(held, `the look of ${address}`, async ({ page, context, expectConsole }, info) => {
    const check = async (
      id: (typeof held)[number],
      what: string,
      read: () => Promise<string[]>,
    ) => {
      if (isAsked(id, info)) expect.soft(await read(), what).toEqual([]);
    };
    if (address === unknownAddress) expectConsole(/status of 404/);
    const session = await context.newCDPSession(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);

    await check('LOOK-PICTURE-FORMATS', 'formats of pictures', () => readPictureSources(page));
    await check('LOOK-PHONE-TEXT', 'small text', () => readSmallText(page, 16));
    await check('LOOK-TARGETS', 'targets on a phone', () => readSmallTargets(page));
    await check('LOOK-FOCUS-FREE', 'covered on a phone', () => readCovered(page));
    // A browser keeps the largest file it has: from narrow to wide.
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await check('LOOK-PICTURES', `pictures at ${width} px`, () => readPictures(page));
      await check('LOOK-WORDS-WHOLE', `broken words at ${width} px`, () => readBrokenWords(page));
    }

    for (const width of [280, 320, 360, 414, 600, 768, 992, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await check('LOOK-WIDTHS', `overflow at ${width} px`, () => readOverflow(page));
    }
    await page.setViewportSize({ width: 740, height: 360 });
    await check('LOOK-WIDTHS', 'overflow of a phone on its side', () => readOverflow(page));
    await page.setViewportSize({ width: 360, height: 640 });
    await setTextSize(session, 32);
    await check('LOOK-LARGE-TEXT', 'overflow of text at twice its size', () => readOverflow(page));
    await setTextSize(session, 16);

    await page.setViewportSize({ width: 1280, height: 800 });
    await check('LOOK-TARGETS', 'targets on a desk', () => readSmallTargets(page));
    await check('LOOK-FOCUS-FREE', 'covered on a desk', () => readCovered(page));
    // What every page has in common is looked at once.
    const scope = address === '/about' ? 'body' : 'main';
    for (const look of looks) {
      await page.emulateMedia(look);
      const name = look.forcedColors === 'active' ? 'forced colours' : look.colorScheme;
      if (look.forcedColors === 'none')
        await check('LOOK-FIELDS', `fields, ${name}`, () => readFaintFields(page));
      await check('LOOK-FOCUS-SEEN', `focus, ${name}`, () => readUnseenFocus(page, scope));
    }
  });
}

clause('LOOK-TARGETS', 'in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await readSmallTargets(page)).toEqual([]);
  expect(await readOverflow(page)).toEqual([]);
});

clause('LOOK-FOCUS-SEEN', 'in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  for (const look of looks) {
    await page.emulateMedia(look);
    expect.soft(await readUnseenFocus(page, '#phone-menu'), JSON.stringify(look)).toEqual([]);
  }
});

clause('LOOK-INSETS', 'on its side, with a notch on the left', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await page.setViewportSize({ width: 740, height: 400 });
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: 47, right: 47, bottom: 21 },
  });
  await page.goto('/about');
  const stops = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('contentinfo').getByRole('link').first(),
  ];
  for (const stop of stops)
    expect((await stop.boundingBox())?.x, String(stop)).toBeGreaterThanOrEqual(47);
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.y ?? 400) + (box?.height ?? 0)).toBeLessThanOrEqual(400 - 21);
    expect(box?.x).toBeGreaterThanOrEqual(47);
    expect((box?.x ?? 740) + (box?.width ?? 0)).toBeLessThanOrEqual(740 - 47);
  }
});

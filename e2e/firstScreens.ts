import type { Locator, Page } from '@playwright/test';
import { tableOf } from '../spec/documents/clauseTable.ts';
import { branches } from '../spec/facts/business.ts';
import { price as prices } from '../spec/facts/prices.ts';
import { removeClosedDays } from './visual/readLook.ts';

const { basicService: basic, fullService: full } = prices;
const servicing = `Basic service ${basic.plusGst} + GST (${basic.inclGst} incl.), full service ${full.plusGst} + GST (${full.inclGst} incl.)`;

/** Where the price is, on pages where it is not in the first row of the price card. */
const places: Readonly<Record<string, (main: Locator) => Locator>> = {
  '/services/car-servicing': (main) => main.getByText(new RegExp(`^${RegExp.escape(servicing)}`)),
  '/services/nitrogen-inflation': (main) => main.getByText(/^Call for the price$/),
  '/services/mobile-service': (main) =>
    main.getByText('Call-out fee', { exact: true }).locator('..'),
};

/** Whether all branches have the same hours on weekdays. Only then must the whole list be within two screens. */
const haveSameHours = new Set(branches.map(({ weekdays }) => weekdays)).size === 1;

/**
 * The faults of a service page on a phone: the call link, the price or the branches are missing, or not within the first
 * two screens. Takes the closed days off the page, and sets the size of the window.
 */
export async function readLateParts(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await removeClosedDays(page);
  const main = page.getByRole('main');
  const price =
    places[path]?.(main) ?? main.getByRole('definition').first().filter({ hasText: '$' });
  const where = main.locator('section').filter({
    has: page.getByRole('heading', {
      name: /^(?:Our branches|Branches for this service|Where the van is based)$/,
    }),
  });
  const parts = {
    price,
    call: main.getByRole('link', { name: /^Call/ }).first(),
    branches: haveSameHours ? where : where.getByRole('listitem').first(),
  };
  const late: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const bottoms = await part.evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom + scrollY),
    );
    const [bottom = 0] = bottoms;
    if (bottoms.length !== 1) late.push(`${name}: found ${bottoms.length} times`);
    else if (bottom > 2 * 844) late.push(`${name} ends at ${bottom} px`);
  }
  return late;
}

/** The words of each page that have to be in the first screen; in brackets, what has no words of its own. */
const answers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  tableOf('PAGE-FIRST-SCREENS').map(([path = '', words = '']) => [path, words.split(' · ')]),
);

/** The height of three lines of a review, in pixels. */
const threeLines = 80;

/** The sizes of the first screen. A page that opened on a phone would preload a picture for the desktop in vain. */
const firstScreens = {
  phones: [
    { width: 390, height: 664 },
    { width: 360, height: 664 },
  ],
  desktop: [{ width: 1440, height: 900 }],
} as const;

/** The part of `main` that has the words, or that the words in brackets describe. */
function partOf(main: Locator, words: string): Locator {
  if (words === '(the subtitle)') return main.getByRole('heading', { level: 1 }).locator('+ p');
  if (words === '(a review)') return main.getByRole('blockquote').first();
  return main.getByText(words, { exact: true }).filter({ visible: true }).first();
}

/**
 * What visitors of a page ask first, and the first screen does not answer: the words that are missing, or below the
 * screen or the call bar. Sets the size of the window.
 */
export async function readUnanswered(
  page: Page,
  path: string,
  screens: keyof typeof firstScreens,
): Promise<string[]> {
  const unanswered: string[] = [];
  for (const size of answers[path] ? firstScreens[screens] : []) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const bar = await page
      .getByRole('navigation', { name: 'Quick links', includeHidden: true })
      .boundingBox();
    for (const words of answers[path] ?? []) {
      const part = partOf(page.getByRole('main'), words);
      const box = (await part.count()) > 0 ? await part.boundingBox() : null;
      const height = words === '(a review)' ? threeLines : box?.height;
      const bottom = box && height !== undefined ? box.y + height : Number.NaN;
      if (!(bottom <= (bar?.y ?? size.height)))
        unanswered.push(`${words} ends at ${bottom} px on a screen of ${size.width} px`);
    }
  }
  return unanswered;
}

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

/** The sizes of the first screen. A page that opened on a phone would preload a picture for the desktop in vain. */
const firstScreens = {
  phones: [
    { width: 390, height: 664 },
    { width: 360, height: 664 },
  ],
  desktop: [{ width: 1440, height: 900 }],
} as const;

/**
 * Those of the words that the first screen lacks, or of which a part is below the screen or the call bar. Of a review,
 * the first 80 pixels count, which are about three lines. It runs in the page.
 */
function lateWords(all: readonly string[]): string[] {
  scrollTo(0, 0);
  const main = document.querySelector('main');
  const is = (element: Element, words: string) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.textContent.replaceAll(/\s+/g, ' ').trim() === words;
  const partOf = (words: string) => {
    if (words === '(the subtitle)') return main?.querySelector('h1 + p');
    if (words === '(a review)') return main?.querySelector('blockquote');
    return [...(main?.querySelectorAll('*') ?? [])].find(
      (element) => is(element, words) && ![...element.children].some((child) => is(child, words)),
    );
  };
  const [bar] = document.querySelector('nav[aria-label="Quick links"]')?.getClientRects() ?? [];
  return all.filter((words) => {
    const box = partOf(words)?.getBoundingClientRect();
    const bottom = words === '(a review)' ? (box?.top ?? Infinity) + 80 : box?.bottom;
    return !box?.height || (bottom ?? Infinity) > (bar?.top ?? innerHeight);
  });
}

/** What visitors of a page ask first, and the first screen does not answer. Sets the size of the window. */
export async function readUnanswered(
  page: Page,
  path: string,
  screens: keyof typeof firstScreens,
): Promise<string[]> {
  const unanswered: string[] = [];
  const beside = screens === 'desktop' && path.startsWith('/tyres/') ? ['Get a price'] : [];
  for (const size of answers[path] ? firstScreens[screens] : []) {
    await page.setViewportSize(size);
    for (const words of await page.evaluate(lateWords, [...(answers[path] ?? []), ...beside]))
      unanswered.push(`${words} is not on a screen of ${size.width} px`);
  }
  return unanswered;
}

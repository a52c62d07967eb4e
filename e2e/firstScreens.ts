import type { Page } from '@playwright/test';
import { branches } from '../spec/facts/business.ts';
import { price as prices } from '../spec/facts/prices.ts';
import { removeClosedDays } from './visual/readLook.ts';

/** The text with the price, on pages where it is not in a price card. */
const lines: Readonly<Record<string, RegExp>> = {
  '/services/car-servicing': new RegExp(
    `^${RegExp.escape(`Basic service ${prices.basicService.plusGst} + GST (${prices.basicService.inclGst} incl.), full service ${prices.fullService.plusGst} + GST (${prices.fullService.inclGst} incl.)`)}`,
  ),
  '/services/nitrogen-inflation': /^Call for the price$/,
};

/** The row with the price, on the page where it is not the first row of the card. */
const rows: Readonly<Record<string, string>> = { '/services/mobile-service': 'Call-out fee' };

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
  const line = lines[path];
  const row = rows[path];
  const price = line
    ? main.getByText(line)
    : row
      ? main.getByText(row, { exact: true }).locator('..')
      : main.getByRole('definition').first();
  const where = main.locator('section').filter({
    has: page.getByRole('heading', {
      name: /^(?:Our branches|Branches for this service|Where the van is based)$/,
    }),
  });
  const parts = {
    price: line || row ? price : price.filter({ hasText: '$' }),
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

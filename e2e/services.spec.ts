import { branches } from '../spec/facts/business.ts';
import { price } from '../spec/facts/prices.ts';
import { clause, expect } from './fixtures.ts';
import { pages } from './pages.ts';
import { removeClosedDays } from './visual/readLook.ts';

/** The text with the price, on pages where it is not in a price card. */
const lines: Readonly<Record<string, RegExp>> = {
  '/services/car-servicing': new RegExp(
    `^${RegExp.escape(`Basic service ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.), full service ${price.fullService.plusGst} + GST (${price.fullService.inclGst} incl.)`)}`,
  ),
  '/services/nitrogen-inflation': /^Call for the price$/,
};

/** The row with the price, on the page where it is not the first row of the card. */
const rows: Readonly<Record<string, string>> = { '/services/mobile-service': 'Call-out fee' };

/** Whether all branches have the same hours on weekdays. Only then must the whole list be within two screens. */
const haveSameHours = new Set(branches.map(({ weekdays }) => weekdays)).size === 1;

clause(
  'PAGE-FIRST-SCREENS',
  'call, price and branches are within two screens',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of pages.filter((facts) => facts.path.startsWith('/services/'))) {
      await page.goto(path);
      await removeClosedDays(page);
      const main = page.getByRole('main');
      const priceLine = lines[path]
        ? main.getByText(lines[path])
        : rows[path]
          ? main.getByText(rows[path], { exact: true }).locator('..')
          : main.getByRole('definition').first();
      if (!lines[path] && !rows[path]) await expect.soft(priceLine, path).toContainText('$');
      const call = main.getByRole('link', { name: /^Call/ }).first();
      const where = main.locator('section').filter({
        has: page.getByRole('heading', {
          name: /^(?:Our branches|Branches for this service|Where the van is based)$/,
        }),
      });
      const list = haveSameHours ? where : where.getByRole('listitem').first();
      for (const [name, part] of Object.entries({ price: priceLine, call, list })) {
        const box = await part.boundingBox();
        expect.soft(box && box.y + box.height, `${path}: ${name}`).toBeLessThanOrEqual(2 * 844);
      }
    }
  },
);

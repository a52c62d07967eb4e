/**
 * What assistive technology gets on the built site: the focus and the announcements. The audits of each state are in
 * `accessibility.spec.ts`.
 */
import { aBranch, anotherBranch, business, phone } from '../spec/facts/business.ts';
import { price } from '../spec/facts/prices.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { press, skipHeader } from './accessibility/byKeyboard.ts';
import { readLowLinks } from './accessibility/pageFaults.ts';
import { readAloud, readTree } from './accessibility/readTree.ts';
import { clause, clauses, expect, ready } from './fixtures.ts';

// Each test has a browser context of its own, because one of them goes back in the history.

clause(
  'A11Y-TARGETS-THUMB',
  'footer, breadcrumb and email links are at least 44 pixels high',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    const links = 'footer a, nav[aria-label=Breadcrumb] a, a[href^=mailto]';
    expect(await readLowLinks(page, links)).toEqual([]);
  },
);

clause(
  'A11Y-PRINT-ADDRESSES',
  'the link to the WOF rules shows its address in print only',
  async ({ page }) => {
    await page.goto('/services/wof-inspection');
    const after = () =>
      page
        .getByRole('link', { name: /^Check the rule with NZTA/ })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await after()).toMatch(/^" \(https:\/\/www\.nzta\.govt\.nz\/.*\)"$/);
  },
);

clause(
  'A11Y-BACK',
  'Back moves the focus to the followed link, far down the page',
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto('/faq');
    await ready(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: anotherBranch });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/locations#linwood');
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: aBranch })).toBeFocused();
  },
);

clause(
  'A11Y-EXPANDED',
  'the phone’s menu button has the state open, then closed',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    expect(await press(page, 'Enter')).toEqual(['button Menu, open']);
    expect(await press(page, 'Enter')).toEqual(['button Menu, closed']);
  },
);

for (const address of isWholeRun
  ? ['/', '/contact', '/faq', '/locations', '/tyre-enquiry']
  : ['/tyre-enquiry'])
  clause(
    'A11Y-FOCUS-START',
    `no element has the focus on ${address} after its script has run`,
    async ({ page }) => {
      await page.goto(address);
      await ready(page);
      await expect(page.locator('body')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    },
  );

clauses(
  ['A11Y-JOURNEYS', 'A11Y-EXPANDED'],
  'by keyboard alone, the visitor finds the price of a WOF and opens an answer',
  async ({ page }) => {
    await page.goto('/');
    await ready(page);
    expect(await press(page, 'Tab', 6)).toEqual([
      'link Skip to content',
      `link ${business.name}`,
      `link Call ${phone.main.number}`,
      'link Home',
      'button Tyres, closed',
      'button Services, closed',
    ]);
    expect(await press(page, 'Enter')).toEqual(['button Services, open']);
    expect(await press(page, 'Tab', 8)).toEqual([
      'link All automotive services',
      `link Wheel alignment from ${price.alignmentTwoWheel}`,
      'link Wheel balancing',
      'link Puncture repair',
      'link Tyre rotation',
      'link Nitrogen inflation',
      'link Mobile tyre service',
      'link WOF inspection',
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/wof-inspection');
    const lines = readAloud(await readTree(page)).map((line) => line.trim());
    expect(lines.slice(lines.indexOf('heading WOF inspection, level 1')).slice(0, 12)).toEqual([
      'heading WOF inspection, level 1',
      `Warrant of fitness from ${price.wofFrom}, in 30–45 minutes.`,
      'list',
      'WOF',
      `from ${price.wofFrom}`,
      'may vary by branch',
      'Our check',
      '35 points',
      'our own checklist',
      'Time',
      '30–45 min',
      'per inspection',
    ]);
    await skipHeader(page, '/faq');
    expect(await press(page, 'Tab', 4)).toEqual([
      'link Home',
      'link About',
      'radio All 22 questions, chosen',
      'question When should I replace my tyres? at 3mm, closed',
    ]);
    expect(await press(page, 'Enter')).toEqual([
      'question When should I replace my tyres? at 3mm, open',
    ]);
    expect(await press(page, 'Tab')).toEqual(['link Signs your tyres need replacing']);
  },
);

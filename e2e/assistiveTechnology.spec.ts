/** The focus, states of controls, and journeys by keyboard. `accessibility.spec.ts` has the audits of each state. */
import { aBranch, anotherBranch, business, phone } from '../spec/facts/business.ts';
import { questionCount } from '../spec/facts/lists.ts';
import { price as prices } from '../spec/facts/prices.ts';
import { press, skipHeader } from './accessibility/byKeyboard.ts';
import { readTree, sayFocused } from './accessibility/readTree.ts';
import { clause, clauses, expect, openReady, ready } from './fixtures.ts';

for (const address of ['/services/wof-inspection', '/contact'])
  clauses(
    ['A11Y-PRINT-ADDRESSES', 'LOOK-PRINT-HEADINGS'],
    `in print, each link of ${address} to another site shows its address, and no page ends after a heading`,
    async ({ page }) => {
      await page.goto(address);
      /** What follows the text of each visible link to another site, and its address. */
      const links = () =>
        page
          .getByRole('link')
          .evaluateAll((all: HTMLAnchorElement[]) =>
            all
              .filter(({ host }) => host && host !== location.host)
              .map((link) => [
                getComputedStyle(link, '::after').content,
                `" (${link.getAttribute('href')})"`,
              ]),
          );
      for (const [shown] of await links()) expect(shown).not.toContain('http');
      await page.emulateMedia({ media: 'print' });
      const inPrint = await links();
      expect(inPrint).not.toEqual([]);
      for (const [shown, expected] of inPrint) expect(shown).toBe(expected);
      const breaks = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
      expect(new Set(breaks)).toEqual(new Set(['avoid']));
    },
  );

clause(
  'A11Y-BACK',
  'after Back, the followed link has the focus, and Tab moves the focus to the next link',
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await openReady(page, '/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: anotherBranch });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/locations#${anotherBranch.toLowerCase()}`);
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
  'menu items and FAQ questions are closed at first, and Enter opens and closes the phone’s menu',
  async ({ page }) => {
    await page.goto('/faq');
    const closed = (await readTree(page)).filter(({ isExpanded }) => isExpanded === false);
    const inMenu = closed.filter(({ role }) => role === 'button').map(({ name }) => name);
    expect(inMenu).toEqual(['Tyres', 'Services', 'About']);
    expect(closed.filter(({ role }) => role === 'DisclosureTriangle')).toHaveLength(
      questionCount.all,
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).focus();
    expect([await sayFocused(page), ...(await press(page, 'Enter', 2))]).toEqual([
      'button Menu, closed',
      'button Menu, open',
      'button Menu, closed',
    ]);
  },
);

clause(
  'A11Y-JOURNEYS',
  'by keyboard alone, a visitor finds the price of a WOF and opens an answer',
  async ({ page }) => {
    await openReady(page, '/');
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
      `link Wheel alignment from ${prices.alignmentTwoWheel}`,
      'link Wheel balancing',
      'link Puncture repair',
      'link Tyre rotation',
      'link Nitrogen inflation',
      'link Mobile tyre service',
      'link WOF inspection',
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/wof-inspection');
    const texts = (await readTree(page)).map(({ role, name }) => `${role} ${name}`);
    const [heading, price] = ['heading WOF inspection', `StaticText ${prices.wofFrom}`];
    expect(texts.filter((text) => [heading, price].includes(text))).toEqual([heading, price]);
    await skipHeader(page, '/faq');
    expect(await press(page, 'Tab', 4)).toEqual([
      'link Home',
      'link About',
      `radio All ${questionCount.all} questions, chosen`,
      'question When should I replace my tyres? at 3mm, closed',
    ]);
    expect(await press(page, 'Enter')).toEqual([
      'question When should I replace my tyres? at 3mm, open',
    ]);
    expect(await press(page, 'Tab')).toEqual(['link Signs your tyres need replacing']);
  },
);

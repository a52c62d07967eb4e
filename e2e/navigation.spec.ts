import type { Page, Request } from '@playwright/test';
import { anotherBranch } from '../spec/facts/business.ts';
import { documentTitle, title } from '../spec/facts/titles.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { siteOrigin } from './buildSite.ts';
import {
  clause,
  clauses,
  documentClause,
  expect,
  noteCheck,
  openReady,
  watchRequests,
} from './fixtures.ts';
import { takeAway } from './newer.ts';
import { everyAddress, unknownAddress } from './pages.ts';

const isAhead = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') === true;

clauses(
  ['NAVIGATE-DOCUMENT', 'ROUTE-HEAD-FOLLOWS'],
  'a link loads the FAQ as a new document, with its own title and canonical link, until Back',
  async ({ page }, info) => {
    await openReady(page, '/warranty');
    const loaded = watchRequests(
      page,
      (request) =>
        request.isNavigationRequest() && request.frame() === page.mainFrame() && !isAhead(request),
    );
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
    if (isAsked('NAVIGATE-DOCUMENT', info)) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Frequently asked questions',
      );
      expect(loaded).toEqual(['/faq']);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    }
    const canonical = page.locator('link[rel=canonical]');
    const expectHead = async (address: '/faq' | '/warranty') => {
      await expect(page).toHaveTitle(documentTitle(title[address]));
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', siteOrigin + address);
    };
    if (!isAsked('ROUTE-HEAD-FOLLOWS', info)) return;
    await expectHead('/faq');
    await page.goBack();
    await expectHead('/warranty');
  },
);

clause('NAVIGATE-FRAGMENT', 'a link to a branch shows that branch', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/warranty');
  await page.getByRole('contentinfo').getByRole('link', { name: anotherBranch }).click();
  await expect(page).toHaveURL(`/locations#${anotherBranch.toLowerCase()}`);
  await expect(page.getByRole('main').getByRole('heading', { name: anotherBranch })).toBeInViewport(
    { ratio: 1 },
  );
});

/** The distance of the branch from the top of the window, in whole pixels. */
const topOfBranch = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: anotherBranch }) })
    .evaluate((branch) => Math.round(branch.getBoundingClientRect().top));

clause('NAVIGATE-FRAGMENT-STAYS', 'the branch stays in view as fonts load', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // A browser without scroll anchoring.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) =>
      !asked[0].includes('overflow-anchor') && supports(...asked);
  });
  await openReady(page, `/locations#${anotherBranch.toLowerCase()}`);
  await expect.poll(() => topOfBranch(page)).toBeLessThan(60);
  const [top, scrolled] = [await topOfBranch(page), await page.evaluate(() => scrollY)];
  // The headline font makes the headings above smaller when it loads.
  await page.evaluate(() => {
    document.body.style.overflowAnchor = 'none';
    for (const line of document.querySelectorAll<HTMLElement>('main h1, main h2'))
      line.style.fontSize = '4px';
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled - 20);
  // Scroll positions are whole pixels, so the branch may move by one.
  expect(Math.abs((await topOfBranch(page)) - top)).toBeLessThanOrEqual(1);
});

clause('NAVIGATE-BACK', 'Back and Forward restore the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openReady(page, '/faq');
  const answer = page.getByRole('group').filter({ hasText: 'run flat' }).first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: anotherBranch }).focus();
  await page.evaluate((top) => scrollTo(0, top), left);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/locations#${anotherBranch.toLowerCase()}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(`/locations#${anotherBranch.toLowerCase()}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

clause(
  'NAVIGATE-KEPT',
  'no page has an unload listener or a header that prevents the back/forward cache',
  async ({ page, request, expectConsole }, info) => {
    expectConsole(/status of 404/);
    await page.addInitScript(() => {
      const heard: string[] = [];
      const listen = window.addEventListener;
      window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
        heard.push(type);
        listen.call(window, type, ...rest);
      };
      Object.assign(window, { heard });
    });
    // `npm test` opens three pages only, because every page without a form has the same script.
    const addresses = isWholeRun ? everyAddress : ['/contact', '/tyre-enquiry', unknownAddress];
    noteCheck(info, 'NAVIGATE-KEPT', addresses.join(', '));
    for (const address of addresses) {
      await openReady(page, address);
      const heard = await page.evaluate(() => [
        ...(window as unknown as { heard: string[] }).heard,
        ...['unload', 'beforeunload'].filter((type) => Reflect.get(window, `on${type}`)),
      ]);
      expect.soft(heard, address).toContain('pagehide');
      expect.soft(heard, address).not.toContain('unload');
      expect.soft(heard, address).not.toContain('beforeunload');
    }
    for (const address of everyAddress) {
      const { 'cache-control': caching } = (await request.get(address)).headers();
      expect.soft(caching, address).toBe('no-cache');
    }
  },
);

documentClause('NAVIGATE-AHEAD', 'each document has the speculation rules', async ({ request }) => {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text();
    const [, rules = '{}'] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    expect
      .soft(JSON.parse(rules), address)
      .toEqual({ prefetch: [{ where, eagerness: 'moderate' }] });
  }
});

clause('NAVIGATE-AHEAD', 'the browser prefetches the link under the pointer', async ({ page }) => {
  await page.goto('/warranty');
  const ahead = watchRequests(page, isAhead);
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => ahead).toContain('/faq');
});

clause(
  'NAVIGATE-PREFETCH',
  'without speculation rules, the pointer prefetches',
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false });
    });
    // Removes the rules from the page as well.
    await takeAway(page, 'speculation rules');
    const ahead = watchRequests(page, isAhead);
    await openReady(page, '/warranty');
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).hover();
    await expect.poll(() => ahead).toEqual(['/faq']);
  },
);

/** Records the length, in milliseconds, of each animation with which the next page replaces the current one. */
async function watchChange(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lengths = () =>
      document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
            ? [effect.getComputedTiming().endTime]
            : [],
        );
    // `pagereveal` fires with the first frame, which may come after the address has changed.
    const shown = new Promise((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        resolve(viewTransition ? viewTransition.ready.then(lengths) : []);
      });
    });
    Object.assign(window, { change: shown });
  });
}

/** Follows a link and returns the lengths of its animations, in milliseconds. */
async function change(page: Page): Promise<unknown[]> {
  await page.goto('/warranty');
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  return page.evaluate(() => (window as unknown as { change: Promise<unknown[]> }).change);
}

clause(
  'MOTION-CHANGE',
  'the next page appears with an animation of at most 200 ms',
  async ({ page }) => {
    await watchChange(page);
    const lengths = await change(page);
    expect(lengths.length).toBeGreaterThan(0);
    for (const milliseconds of lengths) expect(milliseconds).toBeLessThanOrEqual(200);
  },
);

clause(
  'MOTION-CHANGE-STILL',
  'with reduced motion, the next page appears at once',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchChange(page);
    expect(await change(page)).toEqual([]);
  },
);

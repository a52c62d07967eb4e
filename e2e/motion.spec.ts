import type { Page } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, clauses, expect } from './fixtures.ts';

interface Movement {
  /** The element: its tag and the start of its text. */
  readonly of: string;
  readonly kind: 'transition' | 'animation';
  /** Duration and delay together, in seconds. */
  readonly over: number;
  readonly times: string;
}

/** Every transition and animation of the page's elements and their `::before` and `::after`. */
function movements(page: Page): Promise<Movement[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => list.split(', ').map((text) => Number.parseFloat(text));
    const longest = (durations: string, delays: string) => {
      const waits = seconds(delays);
      return Math.max(
        ...seconds(durations).map((lasts, index) => lasts + (waits[index % waits.length] ?? 0)),
      );
    };
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const of = `${element.tagName}${pseudo}: ${(element.textContent ?? '').slice(0, 30)}`;
        const transition = longest(style.transitionDuration, style.transitionDelay);
        return [
          ...(transition > 0
            ? [{ of, kind: 'transition' as const, over: transition, times: '1' }]
            : []),
          ...(style.animationName === 'none'
            ? []
            : [
                {
                  of,
                  kind: 'animation' as const,
                  over: longest(style.animationDuration, style.animationDelay),
                  times: style.animationIterationCount,
                },
              ]),
        ];
      }),
    );
  });
}

/** All transitions and animations of a page with a menu panel open, and on `/faq` an answer too. */
async function opened(page: Page, address: string, width: number): Promise<Movement[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  if (address === '/faq') {
    const question = 'When should I replace my tyres?';
    await page.locator('summary').filter({ hasText: question }).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
  }
  const name = width < 992 ? 'Menu' : 'Tyres';
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  return movements(page);
}

const drawn = [
  '/services/wheel-alignment',
  '/services/puncture-repair',
  '/services/tyre-rotation',
] as const;

/** Pages with each kind of animation; `test:all` checks more of them. */
const addresses = isWholeRun ? ['/', '/faq', '/contact', '/tyre-enquiry'] : ['/faq', '/contact'];

clauses(
  ['MOTION-QUICK', 'MOTION-OPENS'],
  'menu panels and answers open with an animation of at most 200 milliseconds',
  async ({ page }, info) => {
    for (const address of addresses) {
      for (const width of [360, 1280]) {
        const moving = await opened(page, address, width);
        // Endless animations are left out: they can be paused and have their own clauses.
        const asked = moving.filter(({ times }) => times === '1');
        expect.soft(asked.length, address).toBeGreaterThan(0);
        if (isAsked('MOTION-QUICK', info))
          expect.soft(asked.filter(({ over }) => over > 0.2)).toEqual([]);
        // An animation that follows the scrolling of the page has no duration in seconds.
        const openings = asked.filter(
          ({ kind, over }) => kind === 'animation' && Number.isFinite(over),
        );
        if (isAsked('MOTION-OPENS', info))
          expect.soft(openings, `${address}, ${width} px`).toHaveLength(address === '/faq' ? 2 : 1);
      }
    }
  },
);

clause(
  'MOTION-DRAWINGS',
  'each animation of a drawing runs once and ends within five seconds',
  async ({ page }) => {
    for (const address of drawn) {
      await page.goto(address);
      const shown = (await movements(page)).filter(({ kind }) => kind === 'animation');
      expect.soft(shown.length, address).toBeGreaterThan(0);
      expect.soft(shown.filter(({ times, over }) => times !== '1' || over > 5)).toEqual([]);
    }
  },
);

clause(
  'MOTION-STILL',
  'with reduced motion, no element has a transition or an animation',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of isWholeRun ? [...addresses, ...drawn] : ['/', '/faq', drawn[0]])
      expect.soft(await opened(page, address, 1280), address).toEqual([]);
  },
);

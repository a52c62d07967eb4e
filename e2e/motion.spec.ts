import type { Page } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { clause, clauses, expect, noteCheck } from './fixtures.ts';
import { movements, type Movement } from './visual/readLook.ts';

/** The pages that MOTION-QUICK names, each with the panel of the top menu that a test opens there. */
const panels = { '/': 'Services', '/faq': 'Tyres', '/contact': 'About', '/tyre-enquiry': 'Tyres' };
const addresses = Object.keys(panels) as (keyof typeof panels)[];

/** Opens one of these pages, and on `/faq` an answer. */
async function openWithAnswer(page: Page, address: keyof typeof panels): Promise<void> {
  await page.goto(address);
  if (address !== '/faq') return;
  const question = 'When should I replace my tyres?';
  await page.locator('summary').filter({ hasText: question }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
}

/** Every transition and animation of an open page while it shows its panel, or at 360 pixels the phone's menu. */
async function movementsOfPanel(page: Page, panel: string, width: number): Promise<Movement[]> {
  await page.setViewportSize({ width, height: 800 });
  const name = width < 992 ? 'Menu' : panel;
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  const found = await movements(page);
  await page.keyboard.press('Escape');
  return found;
}

/** Holds each animation at its start, because a finished one can no longer be found. */
async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** The animated drawings: page, text alternative, which property moves, and of how many parts. */
const drawn = [
  ['/services/wheel-alignment', /^The front wheels .*: the angle .* is the toe\.$/, 'rotate', 2],
  ['/services/puncture-repair', /^A tyre’s tread .*: the plug fills the hole/, 'translate', 1],
  ['/services/tyre-rotation', /^A front-wheel-drive car .* to each corner/, 'strokeDasharray', 4],
] as const;

/** The largest of the numbers of rounds, such as `1, 2`, of the animations of an element. */
const roundsOf = (times: string) => Math.max(...times.split(', ').map(Number));

clauses(
  ['MOTION-QUICK', 'MOTION-OPENS'],
  'panels and answers open with an animation, and each one-time movement ends within 200 ms',
  async ({ page }, info) => {
    await holdAnimations(page);
    for (const id of ['MOTION-QUICK', 'MOTION-OPENS'] as const)
      noteCheck(info, id, `${addresses.join(', ')}: 360 and 1280 px`);
    for (const address of addresses) {
      await openWithAnswer(page, address);
      for (const width of [360, 1280]) {
        const moving = await movementsOfPanel(page, panels[address], width);
        // Endless animations have clauses of their own.
        const oneTime = moving.filter(({ times }) => !times.includes('infinite'));
        expect.soft(oneTime.length, address).toBeGreaterThan(0);
        if (isAsked('MOTION-QUICK', info))
          expect
            .soft(oneTime.filter(({ seconds, times }) => seconds * roundsOf(times) > 0.2))
            .toEqual([]);
        // An animation that follows the scroll position has no duration in seconds.
        const openings = oneTime.filter(
          ({ kind, seconds }) => kind === 'animation' && Number.isFinite(seconds),
        );
        // Each animation is paused at its start, where `clip-path` still hides the whole panel or answer.
        const hidden = Array.from(
          { length: address === '/faq' ? 2 : 1 },
          () => 'inset(0px 0px 100%)',
        );
        if (isAsked('MOTION-OPENS', info))
          expect
            .soft(
              openings.map(({ clip }) => clip),
              `${address}, ${width} px`,
            )
            .toEqual(hidden);
      }
    }
  },
);

clause('MOTION-DRAWINGS', 'the right parts move once, and soon stop', async ({ page }) => {
  await holdAnimations(page);
  for (const [address, name, property, parts] of drawn) {
    await page.goto(address);
    const shown = (await movements(page)).filter(({ kind }) => kind === 'animation');
    expect.soft(shown.filter(({ times, seconds }) => times !== '1' || seconds > 5)).toEqual([]);
    const drawing = page.getByRole('img', { name });
    await expect(drawing).toBeInViewport();
    const moved = await drawing.evaluate((svg, changed) => {
      const lookOf = (animation: Animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const look = target ? getComputedStyle(target)[changed] : '';
        // `none` and `0deg` look alike.
        return look.match(/[1-9][\d.]*/g)?.join(' ');
      };
      return svg.getAnimations({ subtree: true }).filter((animation) => {
        const first = lookOf(animation);
        animation.currentTime = 5000;
        return lookOf(animation) !== first;
      }).length;
    }, property);
    expect.soft(moved, address).toBe(parts);
  }
});

clause('MOTION-STILL', 'nothing moves in an open panel or answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithAnswer(page, '/faq');
  for (const width of [360, 1280])
    expect.soft(await movementsOfPanel(page, 'Tyres', width), `${width} px`).toEqual([]);
});

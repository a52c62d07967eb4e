/**
 * The 28 pages and the 404 page as they open. One test for each page checks all clauses, because opening a page takes
 * most of the time. `accessibility.spec.ts` has the states after an action.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { aBranch } from '../spec/facts/business.ts';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { accountControls } from '../spec/privacy/accountControls.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { audited, audits, runAudit } from './accessibility/audits.ts';
import { readTree } from './accessibility/readTree.ts';
import { everyWidth } from './accessibility/states.ts';
import {
  emulatePhone,
  closureBytes,
  outsideBudget,
  readBudgets,
  sevenPages,
  sizeOf,
  visitRow,
  weigh,
} from './bench/budgets.ts';
import { readLateParts, readUnanswered } from './firstScreens.ts';
import {
  clause,
  clauses,
  expect,
  idle,
  isMapFrame,
  noteCheck,
  noteConsole,
  openReady,
  ready,
} from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { watchPolicy } from './policy.ts';
import { shiftsSoFar, watchShifts } from './shifts.ts';
import {
  movements,
  readBrokenWords,
  readOtherLetters,
  readOverflow,
  readPictureSources,
  readWrongDots,
} from './visual/readLook.ts';

const promised = [
  'A11Y-FOCUS-START',
  'HYDRATE-SILENT',
  'LOOK-HEADLINE-LETTERS',
  'LOOK-PICTURE-FORMATS',
  'LOOK-WIDTHS',
  'LOOK-WORDS-WHOLE',
  'MOTION-STILL',
  'OPEN-DOT',
  'PAGE-FIRST-SCREENS',
  'PAINT-NO-SHIFT',
  'POLICY-KEPT',
  'SCRIPT-SMALL',
  'SHELL-EVERY-PAGE',
  'VISITOR-ANONYMOUS',
  'VISITOR-NO-CALLS',
  'VISITOR-NO-SIGN-IN',
  'WEIGHT-BUDGET',
  'WEIGHT-HTML',
  'WEIGHT-SCRIPT',
  ...audited,
] satisfies ClauseId[];

/** The most bytes of script on the pages with a form, which load the form's script too. */
const scriptCeilings: Readonly<Record<string, number>> = {
  '/contact': 72_900,
  '/tyre-enquiry': 76_700,
};

/** The widths at which text is looked for that is cut off or broken. */
const widths = [280, 414, 600, 768, 992, 1024, 1440, 1920, 2560];

/** Starts to record the console, the requests, the layout shifts and the blocked content of a page. */
async function watch(page: Page, origin: string) {
  const { lines } = noteConsole(page);
  const parts = new Set<string>();
  const calls: string[] = [];
  const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest'];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isMapFrame(request)) return;
    const kind = request.resourceType();
    if (['script', 'stylesheet'].includes(kind)) parts.add(url.pathname);
    // Icons, and what is loaded in advance, have another resource type: pages, scripts and stylesheets.
    const isPart =
      kinds.includes(kind) ||
      (kind === 'other' &&
        (everyAddress.includes(url.pathname) || /icon[\w-]*\.\w+$/.test(url.pathname))) ||
      /^\/assets\/[\w-]+\.(?:js|css)$/.test(url.pathname);
    if (url.origin !== origin || url.search || request.method() !== 'GET' || !isPart)
      calls.push(`${request.method()} ${kind} ${url.href}`);
  });
  await watchShifts(page);
  return { lines, parts, calls, forbidden: await watchPolicy(page) };
}

for (const address of everyAddress) {
  clauses(
    promised,
    `${address} passes every check as it opens`,
    async ({ page, context, site, expectConsole }, info) => {
      const check = async (
        id: (typeof promised)[number],
        what: string,
        read: () => unknown,
        expected: unknown = [],
      ) => {
        if (!isAsked(id, info)) return;
        if (what) noteCheck(info, id, what);
        const found = await read();
        // Playwright needs more time for an expectation than for most of these checks.
        if (!isDeepStrictEqual(found, expected))
          expect.soft(found, `${id}: ${what}`).toEqual(expected);
      };
      if (address === unknownAddress) expectConsole(/status of 404/);
      const { lines, parts, calls, forbidden } = await watch(page, site.origin);

      const release = await emulatePhone(page);
      const weights = await weigh(page, site.origin, [address]);
      await ready(page);
      const ownScript = [...parts].find((path) => path.endsWith('.js')) ?? '';
      const own = await sizeOf(page, site.origin + ownScript, 'script');
      await check('WEIGHT-BUDGET', 'sizes outside the budget', () =>
        outsideBudget(weights, readBudgets()[address]),
      );
      await check('WEIGHT-HTML', 'at most 14,600 bytes', () => weights.html <= 14_600, true);
      await check(
        'SCRIPT-SMALL',
        'its own script has at most 3,200 bytes',
        () => own <= 3200 + closureBytes(),
        true,
      );
      const ceiling = scriptCeilings[address];
      if (ceiling)
        await check(
          'WEIGHT-SCRIPT',
          `at most ${ceiling} bytes of script`,
          () => weights.scriptAtRest <= ceiling + closureBytes(),
          true,
        );
      else
        await check(
          'SCRIPT-SMALL',
          'number of requested scripts and stylesheets',
          () => parts.size,
          (await page.evaluate(() => document.querySelector('[data-island]') !== null)) ? 2 : 1,
        );
      await check('PAINT-NO-SHIFT', 'layout shifts at 360 px', () => shiftsSoFar(page));
      await check('POLICY-KEPT', 'blocked content on a phone', forbidden);
      await release();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 640 });
      await check('MOTION-STILL', 'transitions and animations at 360 px', () => movements(page));
      await check('LOOK-WORDS-WHOLE', 'broken words on a phone', () => readBrokenWords(page));
      await check('LOOK-HEADLINE-LETTERS', 'characters that the headline font lacks', () =>
        readOtherLetters(page),
      );
      await check('PAGE-FIRST-SCREENS', 'questions that the first screen does not answer', () =>
        readUnanswered(page, address, 'phones'),
      );
      if (address.startsWith('/services/'))
        await check('PAGE-FIRST-SCREENS', 'parts that are missing or not within two screens', () =>
          readLateParts(page, address),
        );
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 1280, height: 800 });
      const response = await openReady(page, address);
      await idle(page);
      await check('PAINT-NO-SHIFT', 'layout shifts at 1280 px', () => shiftsSoFar(page));
      await check('PAGE-FIRST-SCREENS', 'what a desktop’s first screen does not answer', () =>
        readUnanswered(page, address, 'desktop'),
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await check('OPEN-DOT', 'opening statuses without a green dot', () => readWrongDots(page));
      await check('POLICY-KEPT', 'blocked content on a desktop', forbidden);
      await check('HYDRATE-SILENT', 'lines of the console', () =>
        lines.filter((line) => !/status of 404/.test(line)),
      );
      await check('VISITOR-NO-CALLS', 'requests to other servers, or that send data', () => calls);
      await check(
        'VISITOR-ANONYMOUS',
        'cookies, and the Set-Cookie header',
        async () => [await context.cookies(), await response?.headerValue('set-cookie')],
        [[], null],
      );
      await check(
        'A11Y-FOCUS-START',
        'what has the focus at first, and after Tab',
        async () => {
          const first = await page.evaluate(() => document.activeElement?.localName);
          await page.keyboard.press('Tab');
          const next = await page.evaluate(() => {
            const focused = document.activeElement as HTMLElement;
            // Unless it has the focus, the skip link is above the window.
            focused.blur();
            return focused.textContent;
          });
          return [first, next];
        },
        ['body', 'Skip to content'],
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await check('MOTION-STILL', 'transitions and animations at 1280 px', () => movements(page));
      // After the page has opened at 1280 px: Chromium prefers a larger picture that it has already shown, and warns that
      // the preloaded one is not used.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        await check('LOOK-WIDTHS', `overflow at ${width} px`, () => readOverflow(page));
        if ([768, 992, 1440, 1920].includes(width))
          await check('LOOK-WORDS-WHOLE', `broken words at ${width} px`, () =>
            readBrokenWords(page),
          );
      }
      await page.setViewportSize({ width: 740, height: 360 });
      await check('LOOK-WIDTHS', 'overflow of a phone on its side', () => readOverflow(page));
      await page.setViewportSize({ width: 1280, height: 800 });
      await check('LOOK-PICTURE-FORMATS', 'pictures without AVIF, WebP or a size', () =>
        readPictureSources(page),
      );
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const tree = await readTree(page);
      await check(
        'SHELL-EVERY-PAGE',
        'its landmarks',
        () =>
          tree.map(({ role }) => role).filter((role) => /^(?:banner|main|contentinfo)$/.test(role)),
        ['banner', 'main', 'contentinfo'],
      );
      await check('VISITOR-NO-SIGN-IN', 'controls of an account or a shop', () =>
        tree
          .filter(({ role }) => /^(?:link|button|textbox)$/.test(role))
          .filter(({ name }) => accountControls.test(name)),
      );
      const state = { name: address, widths: everyWidth };
      for (const audit of audits)
        await check(audit.id, '', () => runAudit(audit, page, tree, state, info));

      if (address === '/faq') {
        await page.getByRole('contentinfo').getByRole('link', { name: aBranch }).click();
        await page.getByRole('heading', { level: 1, name: 'Our locations' }).waitFor();
        await ready(page);
        await check('VISITOR-NO-CALLS', 'requests while the next page opens', () => calls);
        await check('POLICY-KEPT', 'blocked content while the next page opens', forbidden);
      }
    },
  );
}

clause('WEIGHT-BUDGET', 'a visit of seven pages is within its budget', async ({ page, site }) => {
  await emulatePhone(page);
  const weights = await weigh(page, site.origin, sevenPages);
  expect(outsideBudget(weights, readBudgets()[visitRow])).toEqual([]);
});

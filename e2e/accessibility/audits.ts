/**
 * The audits that run on every state of the site. `npm test` runs each audit once on a state. `npm run test:all`
 * repeats an audit at each width, in each colour scheme, and with the pointer and the focus, where these can change its
 * result.
 */
import type { Page, TestInfo } from '@playwright/test';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { colourRules } from '../../spec/accessibility/axeRules.ts';
import { isWholeRun } from '../../spec/tools/run/scope.ts';
import { audit } from '../axe.ts';
import { readEqualAccess } from '../equalAccess.ts';
import { noteCheck } from '../fixtures.ts';
import { everyAddress } from '../pages.ts';
import { readInvalidMarkup } from '../validateMarkup.ts';
import { readCovered, readUnseenFocus } from '../visual/readFocus.ts';
import { readOverflow, readSmallText } from '../visual/readLook.ts';
import { fieldColours, tooFaint } from './contrast.ts';
import { unresolved } from './decisions.ts';
import { smallTargets } from './documentFaults.ts';
import {
  readBeforeHeading,
  readFaintOverPictures,
  readForeignParts,
  readLabels,
  readLostInForcedColours,
  readOutOfOrder,
  showState,
  spaceText,
} from './pageFaults.ts';
import type { TreePart } from './readTree.ts';
import { states } from './states.ts';
import {
  readAmbiguousLinks,
  readJoinedNames,
  readLettering,
  readNamedTwice,
  readNeedlessLandmarks,
  readRepeatedAlternatives,
  readSenses,
  readSigns,
} from './treeFaults.ts';

/** A page as it opens, or the state of a page after an action. */
interface Audited {
  readonly name: string;
  readonly widths: readonly number[];
  /** Where the audit ran, such as `360 px, dark`. The audit adds to it; it may leave out the only window it used. */
  readonly ranAt?: string[];
}

/** The faults that an audit found; `undefined` if it does not run in this state. */
type Found = readonly string[] | undefined;

type Read = (page: Page, tree: readonly TreePart[], audited: Audited) => Found | Promise<Found>;

const isPage = ({ name }: Audited) => everyAddress.includes(name);

/** The states in which `npm test` runs the slow audits too. */
const samples = {
  secondAudit: ['/about', '/tyre-enquiry'],
  forcedColours: [
    '/about',
    'the phone’s open menu',
    'the questions of one category',
    'a chosen topic',
    'a quote with four fields empty',
  ],
};

/** The pages on which `npm test` reads faint text under the pointer and with the focus, each in one scheme. */
const faintIn: Readonly<Record<string, string>> = { '/about': 'dark', '/tyre-enquiry': 'light' };

const runsSlowAudit = (sample: keyof typeof samples, { name }: Audited) =>
  isWholeRun || samples[sample].includes(name);

const appearances = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const allNames = [...everyAddress, ...states.map(({ name }) => name)];

/**
 * The widths and colour schemes in which a state is checked: all of them in `test:all`, and one in `npm test`, which
 * differs from state to state.
 */
function appearancesOf({ name, widths }: Audited) {
  const own = appearances.filter(({ width }) => widths.includes(width));
  return isWholeRun ? own : own.filter((_, index) => index === allNames.indexOf(name) % own.length);
}

/** Runs a check at each wanted width at which the state exists, and puts the width before each fault. */
const at =
  (wanted: readonly number[], read: (page: Page) => Promise<readonly string[]>): Read =>
  async (page, _tree, { widths, ranAt }) => {
    const own = wanted.filter((each) => widths.includes(each));
    if (own.length === 0) return undefined;
    const faults: string[] = [];
    for (const width of own) {
      ranAt?.push(`${width} px`);
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await read(page)) faults.push(`${width} px: ${fault}`);
    }
    return faults;
  };

/** Runs a check at the widths of `appearancesOf`: 1280 or 360 px in `npm test`, both in `npm run test:all`. */
const atOwnWidths =
  (read: (page: Page) => Promise<readonly string[]>): Read =>
  (page, tree, audited) =>
    at([...new Set(appearancesOf(audited).map(({ width }) => width))], read)(page, tree, audited);

/** Makes the window as tall as the page, because in a lower window the phone's call bar covers a part of the page. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/**
 * Runs axe with every rule. In `test:all` the dark scheme is checked by the colour rules only, because the results of
 * the other rules are the same as in the light scheme.
 */
async function readAudit(page: Page, _tree: unknown, audited: Audited): Promise<string[]> {
  const faults: string[] = [];
  const uncertain: string[] = [];
  for (const { width, colorScheme } of appearancesOf(audited)) {
    audited.ranAt?.push(`${width} px, ${colorScheme}`);
    if (width === 360) await showWhole(page, width);
    else await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const isForColours = isWholeRun && colorScheme === 'dark';
    const { violations, undecided } = await audit(page, isForColours ? { only: colourRules } : {});
    const onPictures = undecided.filter(({ rule }) => colourRules.includes(rule));
    uncertain.push(...undecided.flatMap((each) => (onPictures.includes(each) ? [] : [each.line])));
    if (onPictures.length > 0) await showWhole(page, width);
    const targets = [...new Set(onPictures.map(({ target }) => target))];
    const faint = await readFaintOverPictures(page, targets);
    for (const fault of [...violations.map(({ line }) => line), ...faint])
      faults.push(`${width} px, ${colorScheme}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...unresolved('A11Y-AXE', uncertain, audited.name)];
}

/** Validates the markup. In `npm test`, Vitest validates the documents of the pages. */
const readMarkup: Read = async (page, _tree, state) =>
  isPage(state) && !isWholeRun ? undefined : readInvalidMarkup(await page.content());

/** Runs IBM's checker at 1280 pixels in the light scheme. */
async function readSecondAudit(page: Page, _tree: unknown, audited: Audited): Promise<Found> {
  if (!runsSlowAudit('secondAudit', audited) || !audited.widths.includes(1280)) return undefined;
  await showWhole(page, 1280);
  return unresolved('A11Y-SECOND-AUDIT', await readEqualAccess(page), audited.name);
}

/** Reads faint text in one colour scheme, or in both: at rest, under the pointer and with the focus. */
async function readFaint(page: Page, _tree: unknown, audited: Audited): Promise<Found> {
  const schemes = (['light', 'dark'] as const).filter(
    (scheme) => isWholeRun || faintIn[audited.name] === scheme,
  );
  if (schemes.length === 0) return undefined;
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const state of ['rest', 'hover', 'focus'] as const) {
      await showState(page, state);
      audited.ranAt?.push(`${colorScheme}, ${state}`);
      const { violations } = await audit(page, { only: colourRules });
      faults.push(...violations.map(({ line }) => `${colorScheme}, ${state}: ${line}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await showState(page, 'rest');
  return faults;
}

/** Runs a check with each of these settings of the visitor, of which the first is the usual one. */
const under =
  <Setting extends 'colorScheme' | 'forcedColors'>(
    setting: Setting,
    values: readonly NonNullable<NonNullable<Parameters<Page['emulateMedia']>[0]>[Setting]>[],
    read: (page: Page) => Promise<readonly string[]>,
  ): Read =>
  async (page, _tree, { ranAt }) => {
    const faults: string[] = [];
    for (const value of values) {
      await page.emulateMedia({ [setting]: value });
      ranAt?.push(`${setting}: ${value}`);
      for (const fault of await read(page)) faults.push(`${setting} ${value}: ${fault}`);
    }
    await page.emulateMedia({ [setting]: values[0] });
    return faults;
  };

/** Reads text that is cut off at twice the text size: on a phone, and in `test:all` a page as it opens on a tablet too. */
const readLargeText: Read = async (page, tree, audited) => {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setTextSize(32);
  const widths = isWholeRun && isPage(audited) ? [768, 360] : [360];
  const found = await at(widths, readOverflow)(page, tree, {
    ...audited,
    widths: [...audited.widths, 768],
  });
  await setTextSize(16);
  return found;
};

/** Runs a check of the focus after a press of Tab: otherwise no focus is visible, as the state may end with a click. */
const afterTab =
  (read: Read): Read =>
  async (page, tree, audited) => {
    await page.keyboard.press('Tab');
    return read(page, tree, audited);
  };

/** The texts of the elements that a selector finds. */
const matching =
  (selector: string): Read =>
  (page) =>
    page.evaluate(
      (all) => [...document.querySelectorAll(all)].map(({ textContent }) => textContent),
      selector,
    );

/**
 * The audits of each clause, in the order in which they run, from wide to narrow windows. The markup is first, because
 * other audits add attributes to it. Text spacing is last, because it cannot be undone.
 */
export const audits: readonly (readonly [ClauseId, Read])[] = [
  ['MARKUP-VALID', readMarkup],
  ['A11Y-NAMES', readJoinedNames],
  ['A11Y-LANDMARKS', (_page, tree) => readNeedlessLandmarks(tree)],
  ['A11Y-LANGUAGE', readForeignParts],
  ['A11Y-HEADING-FIRST', readBeforeHeading],
  ['A11Y-SIGNS', (_page, tree) => readSigns(tree)],
  ['A11Y-LETTERING', (_page, tree) => readLettering(tree)],
  ['A11Y-ALTERNATIVES', (_page, tree) => readRepeatedAlternatives(tree)],
  [
    'A11Y-LISTS',
    matching(':is(ul, ol):not([role=list], [aria-hidden=true], [aria-hidden=true] *)'),
  ],
  ['A11Y-LISTS-ONCE', (_page, tree) => readNamedTwice(tree)],
  [
    'A11Y-TABLES',
    matching(
      'thead > tr > :not(th[scope=col]), tbody > tr > :first-child:not(th[scope=row]), table:not(:has(thead))',
    ),
  ],
  ['A11Y-LINKS-APART', (_page, tree) => readAmbiguousLinks(tree)],
  [
    'A11Y-NEW-TAB',
    (page) =>
      page
        .locator('a[target]')
        .and(page.getByRole('link', { name: /^(?!.*opens in a new tab)/s }))
        .allTextContents(),
  ],
  ['A11Y-SENSES', readSenses],
  ['A11Y-LABELS', (page) => readLabels(page, 'fields')],
  ['A11Y-LABEL-IN-NAME', (page) => readLabels(page, 'names')],
  [
    'LOOK-FORCED-COLOURS',
    (page, _tree, state) =>
      runsSlowAudit('forcedColours', state) ? readLostInForcedColours(page) : undefined,
  ],
  ['A11Y-SECOND-AUDIT', readSecondAudit],
  ['A11Y-ORDER', atOwnWidths(readOutOfOrder)],
  ['LOOK-TARGETS', atOwnWidths((page) => page.evaluate(smallTargets, 'prominent' as const))],
  ['A11Y-CONTRAST', readFaint],
  [
    'LOOK-FIELDS',
    under('colorScheme', ['light', 'dark'], async (page) =>
      tooFaint(await page.evaluate(fieldColours)),
    ),
  ],
  ['A11Y-AXE', readAudit],
  ['LOOK-FOCUS-FREE', afterTab(atOwnWidths(readCovered))],
  [
    'LOOK-FOCUS-SEEN',
    afterTab((page, tree, state) => {
      const forced = runsSlowAudit('forcedColours', state) ? (['active'] as const) : [];
      return under('forcedColors', ['none', ...forced], readUnseenFocus)(page, tree, state);
    }),
  ],
  ['LOOK-PHONE-TEXT', at([360], (page) => readSmallText(page, 16))],
  ['LOOK-LARGE-TEXT', readLargeText],
  ['A11Y-REFLOW', at([320], readOverflow)],
  [
    'A11Y-SPACING',
    async (page, tree, audited) => {
      await spaceText(page);
      return at(isWholeRun ? audited.widths : [320], readOverflow)(page, tree, audited);
    },
  ],
];

/** The clauses that have an audit. */
export const audited = [...new Set(audits.map(([id]) => id))];

/** Runs an audit, and notes in the result of the test where it ran. Returns the faults; none if it did not run. */
export async function runAudit(
  [id, read]: (typeof audits)[number],
  page: Page,
  tree: readonly TreePart[],
  state: Audited,
  info: TestInfo,
): Promise<readonly string[]> {
  const ranAt: string[] = [];
  const found = await read(page, tree, { ...state, ranAt });
  if (!found) return [];
  noteCheck(info, id, ranAt.join('; ') || `${page.viewportSize()?.width} px`);
  return found;
}

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
import { smallTargets, wordsWithoutSpace } from './documentFaults.ts';
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
  joinedNames,
  readAmbiguousLinks,
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
}

/** The width of the window in pixels and the settings of the visitor; what is left out stays as it is. */
interface Look {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'none' | 'active';
}

interface Audit {
  readonly id: ClauseId;
  /** The looks in which the audit runs on a state: none if it does not run, and by default one, as the state is. */
  readonly looks?: (state: Audited) => readonly Look[];
  /** Reads the faults, one line each. */
  readonly read: (
    page: Page,
    tree: readonly TreePart[],
    look: Look,
  ) => readonly string[] | Promise<readonly string[]>;
  /** Whether the table of the clause lists findings that are no faults. */
  readonly decided?: true;
}

/** 360 px, or the width of a state that exists on a desktop only. */
const narrow = ({ widths }: Audited): Look => ({ width: widths.includes(360) ? 360 : 1280 });

const isPage = ({ name }: Audited) => everyAddress.includes(name);

/** The states in which `npm test` runs a slow audit too. */
const runsIn =
  (...samples: readonly string[]) =>
  ({ name }: Audited) =>
    isWholeRun || samples.includes(name);
const runsSecondAudit = runsIn('/about', '/tyre-enquiry');
const runsForcedColours = runsIn(
  '/about',
  'the phone’s open menu',
  'the questions of one category',
  'a chosen topic',
  'a quote with four fields empty',
);
const runsFaint = { dark: runsIn('/about'), light: runsIn('/tyre-enquiry') };

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

/** The given widths at which a state exists. */
const at =
  (...wanted: readonly number[]) =>
  ({ widths }: Audited) =>
    wanted.filter((each) => widths.includes(each)).map((width) => ({ width }));

/** The widths of `appearancesOf`: 1280 or 360 px in `npm test`, both in `npm run test:all`. */
const atOwnWidths = (state: Audited) =>
  at(...appearancesOf(state).map(({ width }) => width))(state);

/** Makes the window as tall as the page, because in a lower window the phone's call bar covers a part of the page. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/**
 * Runs axe with every rule. In `test:all` the dark scheme is checked by the colour rules only, because the results of
 * the other rules are the same as in the light scheme.
 */
async function readAxe(page: Page, _tree: unknown, look: Look): Promise<string[]> {
  const { width = 1280, colorScheme } = look;
  if (width === 360) await showWhole(page, width);
  const isForColours = isWholeRun && colorScheme === 'dark';
  const { violations, undecided } = await audit(page, isForColours ? { only: colourRules } : {});
  const onPictures = undecided.filter(({ rule }) => colourRules.includes(rule));
  if (onPictures.length > 0) await showWhole(page, width);
  const targets = [...new Set(onPictures.map(({ target }) => target))];
  const others = undecided.filter((each) => !onPictures.includes(each));
  return [
    ...[...violations, ...others].map(({ line }) => line),
    ...(await readFaintOverPictures(page, targets)),
  ];
}

/** Reads faint text at rest, under the pointer and with the focus. */
async function readFaint(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const state of ['rest', 'hover', 'focus'] as const) {
    await showState(page, state);
    const { violations } = await audit(page, { only: colourRules });
    faults.push(...violations.map(({ line }) => `${state}: ${line}`));
  }
  await showState(page, 'rest');
  return faults;
}

/** Reads text that is cut off at twice the browser's usual text size of 16 pixels. */
async function readLargeText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setTextSize(32);
  const faults = await readOverflow(page);
  await setTextSize(16);
  return faults;
}

/** Runs a check of the focus after a press of Tab: otherwise no focus is visible, as the state may end with a click. */
const afterTab = (read: (page: Page) => Promise<string[]>) => async (page: Page) => {
  await page.keyboard.press('Tab');
  return read(page);
};

/** The texts of the elements that a selector finds. */
const matching = (selector: string) => (page: Page) =>
  page.evaluate(
    (all) => [...document.querySelectorAll(all)].map(({ textContent }) => textContent),
    selector,
  );

/** An audit of the accessibility tree alone. */
const ofTree = (id: ClauseId, read: (tree: readonly TreePart[]) => string[]): Audit => ({
  id,
  read: (_page, tree) => read(tree),
});

/**
 * The audits of each clause, in the order in which they run, from wide to narrow windows. The markup is first, because
 * other audits add attributes to it. Text spacing is last, because it cannot be undone.
 */
export const audits: readonly Audit[] = [
  {
    id: 'MARKUP-VALID',
    // In `npm test`, Vitest validates the documents of the pages.
    looks: (state) => (isPage(state) && !isWholeRun ? [] : [{}]),
    read: async (page) => readInvalidMarkup(await page.content()),
  },
  {
    id: 'A11Y-NAMES',
    read: async (page, tree) => joinedNames(await page.evaluate(wordsWithoutSpace), tree),
  },
  ofTree('A11Y-LANDMARKS', readNeedlessLandmarks),
  { id: 'A11Y-LANGUAGE', read: readForeignParts },
  { id: 'A11Y-HEADING-FIRST', read: readBeforeHeading },
  ofTree('A11Y-SIGNS', readSigns),
  ofTree('A11Y-LETTERING', readLettering),
  ofTree('A11Y-ALTERNATIVES', readRepeatedAlternatives),
  {
    id: 'A11Y-LISTS',
    read: matching(':is(ul, ol):not([role=list], [aria-hidden=true], [aria-hidden=true] *)'),
  },
  ofTree('A11Y-LISTS-ONCE', readNamedTwice),
  {
    id: 'A11Y-TABLES',
    read: matching(
      'thead > tr > :not(th[scope=col]), tbody > tr > :first-child:not(th[scope=row]), table:not(:has(thead))',
    ),
  },
  ofTree('A11Y-LINKS-APART', readAmbiguousLinks),
  {
    id: 'A11Y-NEW-TAB',
    read: (page) =>
      page
        .locator('a[target]')
        .and(page.getByRole('link', { name: /^(?!.*opens in a new tab)/s }))
        .allTextContents(),
  },
  { id: 'A11Y-SENSES', read: readSenses },
  { id: 'A11Y-LABELS', read: (page) => readLabels(page, 'fields') },
  { id: 'A11Y-LABEL-IN-NAME', read: (page) => readLabels(page, 'names') },
  {
    id: 'LOOK-FORCED-COLOURS',
    looks: (state) => (runsForcedColours(state) ? [{ forcedColors: 'active' }] : []),
    read: readLostInForcedColours,
  },
  {
    id: 'A11Y-SECOND-AUDIT',
    looks: (state) => (runsSecondAudit(state) ? at(1280)(state) : []),
    read: async (page) => {
      await showWhole(page, 1280);
      return readEqualAccess(page);
    },
    decided: true,
  },
  { id: 'A11Y-ORDER', looks: atOwnWidths, read: readOutOfOrder },
  {
    id: 'LOOK-TARGETS',
    looks: atOwnWidths,
    read: (page) => page.evaluate(smallTargets),
  },
  {
    id: 'A11Y-CONTRAST',
    looks: (state) =>
      (['light', 'dark'] as const)
        .filter((scheme) => runsFaint[scheme](state))
        .map((colorScheme) => ({ ...narrow(state), colorScheme })),
    read: readFaint,
  },
  {
    id: 'LOOK-FIELDS',
    looks: (state) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ ...narrow(state), colorScheme })),
    read: async (page) => tooFaint(await page.evaluate(fieldColours)),
  },
  { id: 'A11Y-AXE', looks: appearancesOf, read: readAxe, decided: true },
  { id: 'LOOK-FOCUS-FREE', looks: atOwnWidths, read: afterTab(readCovered) },
  {
    id: 'LOOK-FOCUS-SEEN',
    looks: (state) => [
      ...atOwnWidths(state),
      ...(runsForcedColours(state) ? [{ ...narrow(state), forcedColors: 'active' } as const] : []),
    ],
    read: afterTab(readUnseenFocus),
  },
  { id: 'LOOK-PHONE-TEXT', looks: at(360), read: readSmallText },
  {
    id: 'LOOK-LARGE-TEXT',
    looks: (state) => [...(isWholeRun && isPage(state) ? [{ width: 768 }] : []), ...at(360)(state)],
    read: readLargeText,
  },
  { id: 'A11Y-REFLOW', looks: at(320), read: readOverflow },
  {
    id: 'A11Y-SPACING',
    looks: (state) => at(...(isWholeRun ? state.widths : [320]))(state),
    read: async (page) => {
      await spaceText(page);
      return readOverflow(page);
    },
  },
];

/** The clauses that have an audit. */
export const audited = [...new Set(audits.map(({ id }) => id))];

/** Runs an audit, and notes in the result of the test where it ran. Returns the faults; none if it did not run. */
export async function runAudit(
  { id, looks = () => [{}], read, decided }: Audit,
  page: Page,
  tree: readonly TreePart[],
  state: Audited,
  info: TestInfo,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const all = looks(state);
  for (const look of all) {
    const { width, ...media } = look;
    if (width) await page.setViewportSize({ width, height: 800 });
    const isSet = Object.keys(media).length > 0;
    if (isSet) await page.emulateMedia(media);
    const where = [`${page.viewportSize()?.width} px`, ...Object.values(media)].join(', ');
    noteCheck(info, id, where);
    for (const fault of await read(page, tree, look)) faults.push(`${fault} (${where})`);
    if (isSet) await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  }
  return decided && all.length > 0 ? unresolved(id, faults, state.name) : faults;
}

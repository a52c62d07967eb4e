/**
 * What is read of every state of the site, and holds for it whatever it shows. The gate reads each once; in `test:all` what looks
 * different in another width, another scheme, or under the pointer is read in all of them.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { colourRules } from '../../spec/accessibility/axeRules.ts';
import { isWholeRun } from '../../spec/tools/run/scope.ts';
import { audit } from '../axe.ts';
import { readEqualAccess } from '../equalAccess.ts';
import { everyAddress } from '../pages.ts';
import { readInvalidMarkup } from '../validateMarkup.ts';
import { readUnseenFocus } from '../visual/readFocus.ts';
import { readOverflow } from '../visual/readLook.ts';
import { decided, decidedOfSecond, unresolved } from './decisions.ts';
import {
  readBeforeHeading,
  readBrokenReferences,
  readCutLines,
  readFaintOverPictures,
  readFaintText,
  readForeignParts,
  readHeadingJumps,
  readHeadlessCells,
  readLostInForcedColours,
  readOutOfOrder,
  readTinyTargets,
  readUnlabelledFields,
  readUnsaidLists,
  readUnsaidTabs,
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
  readNameless,
  readNeedlessLandmarks,
  readRepeatedAlternatives,
  readSenses,
  readSigns,
} from './treeFaults.ts';

/** A page as it is opened, or what became of one. */
interface Audited {
  readonly name: string;
  readonly widths: readonly number[];
}

type Read = (
  page: Page,
  tree: readonly TreePart[],
  audited: Audited,
) => readonly string[] | Promise<readonly string[]>;

const isPage = ({ name }: Audited) => everyAddress.includes(name);

/** The states in which the gate runs the slow audits too. */
const samples = {
  secondAudit: ['/about', '/tyre-enquiry'],
  pointerAndFocus: ['/about', '/tyre-enquiry'],
  forcedColours: [
    '/about',
    'the phone’s menu',
    'the questions of one subject',
    'a topic that is chosen',
    'a quote with four fields empty',
  ],
  focusPixels: ['a topic that is chosen'],
};

const isLookedAt = (sample: keyof typeof samples, { name }: Audited) =>
  isWholeRun || samples[sample].includes(name);

const schemes = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const order = [...everyAddress, ...states.map(({ name }) => name)];

/** The widths and schemes in which a state is checked: all of them, or in the gate one that changes from state to state. */
function looksOf({ name, widths }: Audited) {
  const own = schemes.filter(({ width }) => widths.includes(width));
  return isWholeRun ? own : own.filter((_, index) => index === order.indexOf(name) % own.length);
}

/** The faults of a state at each of these widths. */
const at =
  (wanted: readonly number[], read: (page: Page) => Promise<readonly string[]>): Read =>
  async (page, _tree, { widths }) => {
    const faults: string[] = [];
    for (const width of wanted.filter((each) => widths.includes(each))) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await read(page)) faults.push(`${width} px: ${fault}`);
    }
    return faults;
  };

/** What a state shows in the width of each of its looks. */
const inLooks =
  (read: (page: Page) => Promise<readonly string[]>): Read =>
  (page, tree, audited) =>
    at([...new Set(looksOf(audited).map(({ width }) => width))], read)(page, tree, audited);

/**
 * Makes the window as tall as the page, so that every part is judged at once: what stands below the phone's call bar at one
 * place of the scroll stands free of it at another.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** axe by every rule; where it sees more than one scheme, by those that judge colours alone in the dark one. */
async function readAudit(page: Page, _tree: unknown, audited: Audited): Promise<string[]> {
  const faults: string[] = [];
  const questions: { rule: string; line: string }[] = [];
  for (const { width, colorScheme } of looksOf(audited)) {
    if (width === 360) await showWhole(page, width);
    else await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const isForColours = isWholeRun && colorScheme === 'dark';
    const { violations, undecided } = await audit(page, isForColours ? { only: colourRules } : {});
    const over = undecided.filter(({ rule }) => colourRules.includes(rule));
    questions.push(...undecided.filter(({ rule }) => !colourRules.includes(rule)));
    if (over.length > 0) await showWhole(page, width);
    const faint = await readFaintOverPictures(page, [...new Set(over.map(({ target }) => target))]);
    for (const fault of [...violations.map(({ line }) => line), ...faint])
      faults.push(`${width} px, ${colorScheme}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...unresolved(decided, questions, audited.name)];
}

/** IBM's checker on a desk in the light. */
async function readSecondAudit(page: Page, _tree: unknown, audited: Audited): Promise<string[]> {
  if (!isLookedAt('secondAudit', audited) || !audited.widths.includes(1280)) return [];
  await showWhole(page, 1280);
  return unresolved(decidedOfSecond, await readEqualAccess(page), audited.name);
}

/** Text at rest in the scheme that axe does not see; where it is looked at, in both, also under the pointer and with the focus. */
async function readFaint(page: Page, _tree: unknown, audited: Audited): Promise<string[]> {
  const isWhole = isLookedAt('pointerAndFocus', audited);
  const seen = looksOf(audited).map(({ colorScheme }) => colorScheme);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    if (!isWhole && seen.includes(colorScheme)) continue;
    await page.emulateMedia({ colorScheme });
    for (const state of isWhole ? (['rest', 'hover', 'focus'] as const) : (['rest'] as const)) {
      if (isWhole) await showState(page, state);
      for (const fault of await readFaintText(page))
        faults.push(`${colorScheme}, ${state}: ${fault}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (isWhole) await showState(page, 'rest');
  return faults;
}

/** What is cut off on a phone at twice the text size, of what becomes of a page. */
const readLargeText: Read = async (page, tree, audited) => {
  if (isPage(audited) || !isWholeRun) return [];
  await setTextSize(page, 32);
  const faults = await at([360], readOverflow)(page, tree, audited);
  await setTextSize(page, 16);
  return faults;
};

/** Sets the browser's text size in pixels; its default is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** The focus on each kind of control of a form that something was done with, in the light and in the visitor's own colours. */
async function readFocusInForm(page: Page, _tree: unknown, audited: Audited): Promise<string[]> {
  if (isPage(audited) || !isLookedAt('focusPixels', audited)) return [];
  const faults: string[] = [];
  await page.setViewportSize({ width: audited.widths[0] ?? 1280, height: 800 });
  // Who last used the pointer is not shown where the focus is.
  await page.keyboard.press('Tab');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const fault of await readUnseenFocus(page, 'form, fieldset'))
      faults.push(`forced colours ${forcedColors}: ${fault}`);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/**
 * What holds each clause in every state, from wide to narrow. The markup is read before anything is added to it; text is set
 * apart last: it stays so.
 */
export const audits: readonly (readonly [ClauseId, Read])[] = [
  [
    'MARKUP-VALID',
    async (page, _tree, state) =>
      isPage(state) && !isWholeRun ? [] : readInvalidMarkup(await page.content()),
  ],
  ['A11Y-NAMES', readJoinedNames],
  ['A11Y-NAMES', (_page, tree) => readNameless(tree)],
  ['A11Y-LANDMARKS', (_page, tree) => readNeedlessLandmarks(tree)],
  ['A11Y-LANGUAGE', readForeignParts],
  ['A11Y-HEADINGS', readHeadingJumps],
  ['A11Y-HEADING-FIRST', readBeforeHeading],
  ['A11Y-SIGNS', (_page, tree) => readSigns(tree)],
  ['A11Y-LETTERING', (_page, tree) => readLettering(tree)],
  ['A11Y-ALTERNATIVES', (_page, tree) => readRepeatedAlternatives(tree)],
  ['A11Y-LISTS', readUnsaidLists],
  ['A11Y-LISTS-ONCE', (_page, tree) => readNamedTwice(tree)],
  ['A11Y-TABLES', readHeadlessCells],
  ['A11Y-LINKS-APART', (_page, tree) => readAmbiguousLinks(tree)],
  ['A11Y-NEW-TAB', readUnsaidTabs],
  ['A11Y-SENSES', (_page, tree) => readSenses(tree)],
  ['A11Y-LABELS', readUnlabelledFields],
  ['A11Y-REFERENCES', readBrokenReferences],
  [
    'LOOK-FORCED-COLOURS',
    (page, _tree, state) =>
      isLookedAt('forcedColours', state) ? readLostInForcedColours(page) : [],
  ],
  ['A11Y-SECOND-AUDIT', readSecondAudit],
  ['A11Y-ORDER', inLooks(readOutOfOrder)],
  ['A11Y-TARGETS', inLooks(readTinyTargets)],
  ['A11Y-CONTRAST', readFaint],
  ['A11Y-AXE', readAudit],
  ['LOOK-FOCUS-SEEN', readFocusInForm],
  ['LOOK-LARGE-TEXT', readLargeText],
  ['A11Y-REFLOW', at([320], readOverflow)],
  ['SHELL-NARROW', at([320], readOverflow)],
  [
    'A11Y-SPACING',
    async (page, tree, audited) => {
      await spaceText(page);
      const read = at(isWholeRun ? audited.widths : [320], async () => [
        ...(await readOverflow(page)),
        ...(await readCutLines(page)),
      ]);
      return read(page, tree, audited);
    },
  ],
];

/** The clauses that an audit holds. */
export const audited = [...new Set(audits.map(([id]) => id))];

/**
 * The audit: every state of the site (`accessibility/states.ts`) by everything that can be read of it. A state is opened
 * once; its one test cites the clauses that it holds together. What happens over time is in `assistiveTechnology.spec.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import {
  readBeforeHeading,
  readBrokenReferences,
  readCutLines,
  readFaintOverPictures,
  readFaintText,
  readHeadingJumps,
  readHeadlessCells,
  readForeignParts,
  readLostInForcedColours,
  readOutOfOrder,
  readTinyTargets,
  readUnlabelledFields,
  readUnsaidLists,
  readUnsaidTabs,
  showState,
  spaceText,
} from './accessibility/pageFaults.ts';
import { readAloud, readTree, type Told } from './accessibility/readTree.ts';
import { isPage, states, type State } from './accessibility/states.ts';
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
} from './accessibility/treeFaults.ts';
import { audit, colourRules } from './axe.ts';
import { readEqualAccess } from './equalAccess.ts';
import { clauses, expect, test } from './fixtures.ts';
import { readInvalidMarkup, readNu } from './validateMarkup.ts';
import { readUnseenFocus } from './visual/readFocus.ts';
import { readOverflow } from './visual/readLook.ts';

/** Whether everything is audited, which takes longer and needs Java: `npm run audit`. */
const isWholeAudit = process.env['AUDIT'] === 'full';

type Read = (
  page: Page,
  tree: readonly Told[],
  state: State,
) => readonly string[] | Promise<readonly string[]>;

const schemes = ['light', 'dark'] as const;

/** The two looks that differ in more than the length of a line. */
const deskAndPhone = (widths: readonly number[]) =>
  [1280, 360].filter((width) => widths.includes(width));

/** What a person found where an engine is not sure, or is wrong. */
interface Decision {
  readonly rule: string;
  /** What the finding says of each element that the decision is for; without it, for all. */
  readonly element?: RegExp;
  /** A state in which it is met: where it is no longer, the entry is out of date. */
  readonly state: string;
  readonly reason: string;
}

/** What axe leaves to a person. Contrast is not among it: what axe cannot tell is measured. */
const decided: readonly Decision[] = [
  {
    rule: 'identical-links-same-purpose',
    element: />(?:mobile tyre service|nitrogen) ?</i,
    state: '/faq',
    reason:
      'The footer’s list of services leads to the tyres page by the specification, and says so.',
  },
  {
    rule: 'frame-tested',
    element: /title="Map of Christchurch/,
    state: '/contact',
    reason: 'The map is another party’s; all that it shows stands beside it as a list.',
  },
];

/** What IBM's checker is wrong in, and what it asks a person to look at: each with what answers it. */
const decidedOfSecond: readonly Decision[] = [
  {
    rule: 'aria_role_redundant',
    element: /<[uo]l .*role="list"/,
    state: '/',
    reason: 'Safari tells nobody of a list without bullets; the role gives it back (A11Y-LISTS).',
  },
  {
    rule: 'element_attribute_deprecated',
    element: /"http-equiv"|"start"|The <u> /,
    state: '/auto-services',
    reason:
      'HTML has all three: a policy in the page, the number a list begins with, underlined words (MARKUP-VALID).',
  },
  {
    rule: 'aria_content_in_landmark',
    element: /<a href="#main"/,
    state: '/about',
    reason:
      'The link that skips the header comes before everything, so before every landmark (SHELL-SKIP-FIRST).',
  },
  {
    rule: 'figure_label_exists',
    state: '/tyres',
    reason: 'The words beside the picture say what it shows.',
  },
  { rule: 'style_focus_visible', state: '/about', reason: 'Measured by pixels (LOOK-FOCUS-SEEN).' },
  {
    rule: 'element_tabbable_visible',
    element: /<a href="#main"/,
    state: '/about',
    reason: 'The link that skips the header is seen with the focus (SHELL-SKIP-FIRST).',
  },
  {
    rule: 'element_tabbable_unobscured',
    state: 'the panel of Services',
    reason:
      'It lies behind a panel that closes as soon as the focus leaves it (MENU-FOCUS-OUT, LOOK-FOCUS-FREE).',
  },
  {
    rule: 'text_block_heading',
    state: '/about',
    reason:
      'Figures, opening hours, names of lists and customers’ words in bold: none of them heads a part of the page.',
  },
  {
    rule: 'list_structure_proper',
    element: /<dl/,
    state: '/about',
    reason: 'Terms and their values, in groups as HTML has them (MARKUP-VALID).',
  },
  { rule: 'style_viewport_resizable', state: '/about', reason: 'Measured (LOOK-LARGE-TEXT).' },
  {
    rule: 'style_highcontrast_visible',
    state: '/about',
    reason: 'Measured (LOOK-FORCED-COLOURS).',
  },
  {
    rule: 'style_color_misuse',
    state: '/about',
    reason:
      'An error has words and a sign, and what is chosen a mark besides its colour (QUOTE-ERROR-SEEN).',
  },
  {
    rule: 'style_background_decorative',
    state: '/contact',
    reason: 'Grounds: nothing is told by them.',
  },
  {
    rule: 'img_alt_background',
    state: '/about',
    reason: 'Grounds, and the map beside its list (MAP-LIST).',
  },
  { rule: 'text_contrast_sufficient', state: '/', reason: 'Measured by pixels (A11Y-CONTRAST).' },
  {
    rule: 'text_sensory_misuse',
    state: '/faq',
    reason:
      'Sizes and sides of tyres, and places in a text that is read in its order (A11Y-SENSES).',
  },
  {
    rule: 'input_fields_grouped',
    state: '/tyre-enquiry',
    reason: 'Each field has a name that needs no group (A11Y-NAMES), and each form one subject.',
  },
  {
    rule: 'input_label_visible',
    element: /<textarea/,
    state: '/tyre-enquiry',
    reason: 'It has one (A11Y-LABELS).',
  },
  {
    rule: 'blockquote_cite_exists',
    state: '/testimonials',
    reason: 'Customers’ own words, which no other page has.',
  },
];

/** What Nu, the W3C's checker, is wrong in or cannot know. */
const decidedOfNu: readonly Decision[] = [
  {
    rule: 'Nu',
    element: /^CSS: /,
    state: '/about',
    reason:
      'It knows less of CSS than the browsers do; what no browser knows is seen by the look (LOOK-WIDTHS).',
  },
  {
    rule: 'Nu',
    element: /^(?:Resource|Inline script) violates Content Security Policy/,
    state: '/about',
    reason:
      'It is given the document without its address and takes no hash; no test meets a blocked part (the console).',
  },
  {
    rule: 'Nu',
    element: /^The “list” role is unnecessary/,
    state: '/',
    reason: 'Safari tells nobody of a list without bullets; the role gives it back (A11Y-LISTS).',
  },
  {
    rule: 'Nu',
    element: /^Setting both|“allow-scripts allow-same-origin allow-popups”/,
    state: '/contact',
    reason:
      'The frame can break out of its sandbox only where it is of the page’s own origin; the map is not.',
  },
  {
    rule: 'Nu',
    element: /^Attribute “pathLength” not allowed on element “circle”/,
    state: '/tyre-enquiry',
    reason: 'SVG 2 has it on every shape.',
  },
];

/** The findings that nobody decided, and the decisions of this state that nothing asks for any more. */
function unresolved(
  register: readonly Decision[],
  findings: readonly { readonly rule: string; readonly line: string }[],
  state: string,
): string[] {
  const decisionFor = ({ rule, line }: { readonly rule: string; readonly line: string }) =>
    register.find((each) => each.rule === rule && (each.element?.test(line) ?? true));
  const met = new Set(findings.map(decisionFor));
  return [
    ...findings.filter((finding) => !decisionFor(finding)).map(({ line }) => line),
    ...register
      .filter((each) => each.state === state && !met.has(each))
      .map(
        ({ rule, element }) =>
          `Nothing is found by ${rule} any more: take its entry away (${element})`,
      ),
  ];
}

/**
 * Makes the window as tall as the page, so that the audit judges every part at once: what stands below the
 * phone's call bar at one place of the scroll stands free of it at another.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/**
 * axe on a desk and a phone: of a page as it is opened every rule in the light scheme, and those that judge colours in the
 * dark one as well; of what becomes of it, a desk in the light and a phone in the dark.
 */
async function readAudit(
  page: Page,
  _tree: unknown,
  { name: state, widths }: State,
): Promise<string[]> {
  const faults: string[] = [];
  const questions: { rule: string; line: string }[] = [];
  for (const width of deskAndPhone(widths)) {
    const own: (typeof schemes)[number] = width === 360 ? 'dark' : 'light';
    await showWhole(page, width);
    for (const colorScheme of isPage(state) ? schemes : [own]) {
      await page.emulateMedia({ colorScheme });
      const isWhole = !isPage(state) || colorScheme === 'light';
      const { violations, undecided } = await audit(page, isWhole ? {} : { rules: colourRules });
      const over = undecided.filter(({ rule }) => colourRules.includes(rule));
      questions.push(...undecided.filter(({ rule }) => !colourRules.includes(rule)));
      const faint = await readFaintOverPictures(page, [
        ...new Set(over.map(({ target }) => target)),
      ]);
      for (const fault of [...violations.map(({ line }) => line), ...faint])
        faults.push(`${width} px, ${colorScheme}: ${fault}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...unresolved(decided, questions, state)];
}

/**
 * IBM's checker on a desk in the light. It takes half as long as axe: `npm run audit` shows it every state, and any other run
 * those that the decisions name, which have one of each kind of finding.
 */
async function readSecondAudit(
  page: Page,
  _tree: unknown,
  { name, widths }: State,
): Promise<string[]> {
  const isMeant = isWholeAudit || decidedOfSecond.some(({ state }) => state === name);
  if (!isMeant || !widths.includes(1280)) return [];
  await showWhole(page, 1280);
  return unresolved(decidedOfSecond, await readEqualAccess(page), name);
}

/** What the W3C's checker says of the document as it stands, in `npm run audit`. */
async function readNuAudit(page: Page, _tree: unknown, { name }: State): Promise<string[]> {
  return isWholeAudit ? unresolved(decidedOfNu, await readNu(await page.content()), name) : [];
}

/** Text at rest, under the pointer and with the focus, in both schemes. */
async function readFaint(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const state of ['rest', 'hover', 'focus'] as const) {
      await showState(page, state);
      for (const fault of await readFaintText(page))
        faults.push(`${colorScheme}, ${state}: ${fault}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await showState(page, 'rest');
  return faults;
}

/** What a page shows at each width at which this state of it exists. */
async function readAt(
  page: Page,
  widths: readonly number[],
  read: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await read(page)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

/** What is cut off on a phone at twice the text size, of what becomes of a page: as it is opened, `visual.spec.ts` sees it. */
async function readLargeText(
  page: Page,
  _tree: unknown,
  { name, widths }: State,
): Promise<string[]> {
  if (isPage(name)) return [];
  const session = await page.context().newCDPSession(page);
  const setTextSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await setTextSize(32);
  const faults = await readAt(
    page,
    widths.filter((width) => width === 360),
    readOverflow,
  );
  await setTextSize(16);
  return faults;
}

/**
 * The focus on each kind of control of a form that something was done with, on a desk, in the light and in the visitor's own
 * colours: as the form is opened, `visual.spec.ts` sees it.
 */
async function readFocusInForm(
  page: Page,
  _tree: unknown,
  { name, widths }: State,
): Promise<string[]> {
  if (isPage(name)) return [];
  const faults: string[] = [];
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
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

/** What holds each clause in every state. The markup is read before anything is added to it; text is set apart last: it stays so. */
const reads: readonly (readonly [ClauseId, Read])[] = [
  ['MARKUP-VALID', async (page) => readInvalidMarkup(await page.content())],
  ['MARKUP-VALID', readNuAudit],
  ['A11Y-AXE', readAudit],
  ['A11Y-SECOND-AUDIT', readSecondAudit],
  ['A11Y-NAMES', readJoinedNames],
  ['A11Y-NAMES', (_page, tree) => readNameless(tree)],
  ['A11Y-LANDMARKS', (_page, tree) => readNeedlessLandmarks(tree)],
  ['A11Y-LANGUAGE', readForeignParts],
  ['A11Y-HEADINGS', readHeadingJumps],
  ['A11Y-HEADING-FIRST', readBeforeHeading],
  ['A11Y-ORDER', (page, _tree, { widths }) => readAt(page, deskAndPhone(widths), readOutOfOrder)],
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
  ['A11Y-CONTRAST', readFaint],
  [
    'A11Y-TARGETS',
    (page, _tree, { widths }) => readAt(page, deskAndPhone(widths), readTinyTargets),
  ],
  [
    'A11Y-REFLOW',
    (page, _tree, { widths }) =>
      readAt(
        page,
        widths.filter((width) => width === 320),
        readOverflow,
      ),
  ],
  ['LOOK-FORCED-COLOURS', readLostInForcedColours],
  ['LOOK-FOCUS-SEEN', readFocusInForm],
  ['LOOK-LARGE-TEXT', readLargeText],
  [
    'A11Y-SPACING',
    async (page, _tree, { widths }) => {
      await spaceText(page);
      return readAt(page, widths, async () => [
        ...(await readOverflow(page)),
        ...(await readCutLines(page)),
      ]);
    },
  ],
];

/** Writes what a screen reader meets in a state, for a person to read. */
function writeAloud(name: string, tree: readonly Told[]): void {
  const folder = path.resolve(import.meta.dirname, '../.cache/read-aloud');
  mkdirSync(folder, { recursive: true });
  const words = name === '/' ? ['home'] : name.match(/[\p{L}\p{N}]+/gu);
  const file = `${words?.join('-') ?? ''}.txt`;
  writeFileSync(path.join(folder, file), `${readAloud(tree).join('\n')}\n`);
}

const held = [...new Set(reads.map(([id]) => id))];

test.use({ reducedMotion: 'reduce' });

for (const state of states) {
  const { name, open, console: lines = [] } = state;
  clauses(held, `audit of ${name}`, async ({ page, inbox, expectConsole }, info) => {
    for (const line of lines) expectConsole(line);
    await open(page, inbox);
    const tree = await readTree(page);
    if (isWholeAudit) writeAloud(name, tree);
    for (const [id, read] of reads)
      if (isAsked(id, info)) expect.soft(await read(page, tree, state), id).toEqual([]);
  });
}

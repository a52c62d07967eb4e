/**
 * The audit: every state of the site (`accessibility/states.ts`) by everything that can be read of it. A state is opened
 * once; its one test cites the clauses that it holds together. What happens over time is in `assistiveTechnology.spec.ts`.
 */
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
  readLostInForcedColours,
  readTinyTargets,
  readUnlabelledFields,
  readUnsaidLists,
  readUnsaidTabs,
  showState,
  spaceText,
} from './accessibility/pageFaults.ts';
import { readTree, type Told } from './accessibility/readTree.ts';
import { isPage, states, type State } from './accessibility/states.ts';
import {
  readAmbiguousLinks,
  readJoinedNames,
  readLettering,
  readListsNamedTwice,
  readNameless,
  readRepeatedAlternatives,
  readSenses,
  readSigns,
} from './accessibility/treeFaults.ts';
import { audit, colourRules } from './axe.ts';
import { readEqualAccess } from './equalAccess.ts';
import { clauses, expect, test } from './fixtures.ts';
import { readInvalidMarkup } from './validateMarkup.ts';
import { readOverflow } from './visual/readLook.ts';

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

const decisionOf =
  (rule: string, state: string, element?: RegExp) =>
  (reason: string): Decision => ({ rule, state, reason, ...(element && { element }) });

/** What IBM's checker is wrong in, and what it asks a person to look at: each with what answers it. */
const decidedOfSecond: readonly Decision[] = [
  decisionOf(
    'aria_role_redundant',
    '/',
    /<[uo]l .*role="list"/,
  )('Safari tells nobody of a list without bullets; the role gives it back (A11Y-LISTS).'),
  decisionOf(
    'element_attribute_deprecated',
    '/auto-services',
    /"http-equiv"|"start"|The <u> /,
  )(
    'HTML has all three: a policy in the page, the number a list begins with, underlined words (MARKUP-VALID).',
  ),
  decisionOf(
    'aria_content_in_landmark',
    '/about',
    /<a href="#main"/,
  )(
    'The link that skips the header comes before everything, so before every landmark (SHELL-SKIP-FIRST).',
  ),
  decisionOf(
    'aria_article_label_unique',
    '/about',
    /<article>/,
  )('A card is no landmark, and begins with its heading (A11Y-HEADING-FIRST).'),
  decisionOf('figure_label_exists', '/tyres')('The words beside the picture say what it shows.'),
  decisionOf('style_focus_visible', '/about')('Measured by pixels (LOOK-FOCUS-SEEN).'),
  decisionOf(
    'element_tabbable_visible',
    '/about',
    /<a href="#main"/,
  )('The link that skips the header is seen with the focus (SHELL-SKIP-FIRST).'),
  decisionOf(
    'element_tabbable_unobscured',
    'the panel of Services',
  )(
    'It lies behind a panel that closes as soon as the focus leaves it (MENU-FOCUS-OUT, LOOK-FOCUS-FREE).',
  ),
  decisionOf(
    'text_block_heading',
    '/about',
  )(
    'Figures, opening hours, names of lists and customers’ words in bold: none of them heads a part of the page.',
  ),
  decisionOf(
    'list_structure_proper',
    '/about',
    /<dl/,
  )('Terms and their values, in groups as HTML has them (MARKUP-VALID).'),
  decisionOf('style_viewport_resizable', '/about')('Measured (LOOK-LARGE-TEXT).'),
  decisionOf('style_highcontrast_visible', '/about')('Measured (LOOK-FORCED-COLOURS).'),
  decisionOf(
    'style_color_misuse',
    '/about',
  )(
    'An error has words and a sign, and what is chosen a mark besides its colour (QUOTE-ERROR-SEEN).',
  ),
  decisionOf('style_background_decorative', '/contact')('Grounds: nothing is told by them.'),
  decisionOf('img_alt_background', '/about')('Grounds, and the map beside its list (MAP-LIST).'),
  decisionOf('text_contrast_sufficient', '/')('Measured by pixels (A11Y-CONTRAST).'),
  decisionOf(
    'text_sensory_misuse',
    '/faq',
  )('Sizes and sides of tyres, and places in a text that is read in its order (A11Y-SENSES).'),
  decisionOf(
    'input_fields_grouped',
    '/tyre-enquiry',
  )('Each field has a name that needs no group (A11Y-NAMES), and each form one subject.'),
  decisionOf('input_label_visible', '/tyre-enquiry', /<textarea/)('It has one (A11Y-LABELS).'),
  decisionOf(
    'blockquote_cite_exists',
    '/testimonials',
  )('Customers’ own words, which no other page has.'),
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
      .map(({ rule }) => `Nothing is found by ${rule} any more: take its entry away`),
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
    for (const colorScheme of isPage(state) ? schemes : [own]) {
      await page.emulateMedia({ colorScheme });
      await showWhole(page, width);
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
  const isMeant =
    process.env['AUDIT'] === 'full' || decidedOfSecond.some(({ state }) => state === name);
  if (!isMeant || !widths.includes(1280)) return [];
  await showWhole(page, 1280);
  return unresolved(decidedOfSecond, await readEqualAccess(page), name);
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

/** What holds each clause in every state. The markup is read before anything is added to it; text is set apart last: it stays so. */
const reads: readonly (readonly [ClauseId, Read])[] = [
  ['MARKUP-VALID', async (page) => readInvalidMarkup(await page.content())],
  ['A11Y-AXE', readAudit],
  ['A11Y-SECOND-AUDIT', readSecondAudit],
  ['A11Y-NAMES', readJoinedNames],
  ['A11Y-NAMES', (_page, tree) => readNameless(tree)],
  ['A11Y-HEADINGS', readHeadingJumps],
  ['A11Y-HEADING-FIRST', readBeforeHeading],
  ['A11Y-SIGNS', (_page, tree) => readSigns(tree)],
  ['A11Y-LETTERING', (_page, tree) => readLettering(tree)],
  ['A11Y-ALTERNATIVES', (_page, tree) => readRepeatedAlternatives(tree)],
  ['A11Y-LISTS', readUnsaidLists],
  ['A11Y-LISTS-ONCE', (_page, tree) => readListsNamedTwice(tree)],
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

const held = [...new Set(reads.map(([id]) => id))];

test.use({ reducedMotion: 'reduce' });

for (const state of states) {
  const { name, open, console: lines = [] } = state;
  clauses(held, `audit of ${name}`, async ({ page, inbox, expectConsole }, info) => {
    for (const line of lines) expectConsole(line);
    await open(page, inbox);
    const tree = await readTree(page);
    for (const [id, read] of reads)
      if (isAsked(id, info)) expect.soft(await read(page, tree, state), id).toEqual([]);
  });
}

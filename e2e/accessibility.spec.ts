/**
 * The audit: every state of the site (`accessibility/states.ts`) by everything that can be read of it. A state is opened
 * once; its one test cites the clauses that it holds together. What happens over time is in `assistiveTechnology.spec.ts`.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import {
  readBeforeHeading,
  readBrokenReferences,
  readCutLines,
  readFaintOverPictures,
  readFaintText,
  readHeadingJumps,
  readHeadlessCells,
  readTinyTargets,
  readUnlabelledFields,
  readUnsaidLists,
  readUnsaidTabs,
  showState,
  spaceText,
} from './accessibility/pageFaults.ts';
import { readTree, type Told } from './accessibility/readTree.ts';
import { isPage, states } from './accessibility/states.ts';
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
import { expect, test } from './fixtures.ts';
import { readOverflow } from './visual/readLook.ts';

type Read = (
  page: Page,
  tree: readonly Told[],
  widths: readonly number[],
) => readonly string[] | Promise<readonly string[]>;

const schemes = ['light', 'dark'] as const;

/** The two looks that differ in more than the length of a line. */
const deskAndPhone = (widths: readonly number[]) =>
  [1280, 360].filter((width) => widths.includes(width));

/**
 * What axe leaves to a person, with what a person found. Contrast is not among it: what axe cannot tell is measured.
 * Each entry is met at least in the state it names.
 */
const decided = [
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
async function readAudit(page: Page, state: string, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  const met = new Set<unknown>();
  for (const width of deskAndPhone(widths)) {
    const own: (typeof schemes)[number] = width === 360 ? 'dark' : 'light';
    for (const colorScheme of isPage(state) ? schemes : [own]) {
      await page.emulateMedia({ colorScheme });
      await showWhole(page, width);
      const isWhole = !isPage(state) || colorScheme === 'light';
      const { violations, undecided } = await audit(page, isWhole ? {} : { rules: colourRules });
      const open = undecided.filter(({ rule, line }) => {
        const entry = decided.find((each) => each.rule === rule && each.element.test(line));
        met.add(entry);
        return !entry && !colourRules.includes(rule);
      });
      const over = undecided.filter(({ rule }) => colourRules.includes(rule));
      const faint = await readFaintOverPictures(page, [
        ...new Set(over.map(({ target }) => target)),
      ]);
      for (const fault of [...[...violations, ...open].map(({ line }) => line), ...faint])
        faults.push(`${width} px, ${colorScheme}: ${fault}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const entry of decided)
    if (entry.state === state && !met.has(entry))
      faults.push(`axe leaves nothing open of ${entry.rule}: take its entry away`);
  return faults;
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

/** What holds each clause in every state. Text is set apart last: it stays so. */
const reads: readonly (readonly [ClauseId, Read])[] = [
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
  ['A11Y-TARGETS', (page, _tree, widths) => readAt(page, deskAndPhone(widths), readTinyTargets)],
  [
    'A11Y-REFLOW',
    (page, _tree, widths) =>
      readAt(
        page,
        widths.filter((width) => width === 320),
        readOverflow,
      ),
  ],
  [
    'A11Y-SPACING',
    async (page, _tree, widths) => {
      await spaceText(page);
      return readAt(page, widths, async () => [
        ...(await readOverflow(page)),
        ...(await readCutLines(page)),
      ]);
    },
  ],
];

const held = ['A11Y-AXE', ...new Set(reads.map(([id]) => id))];

test.use({ reducedMotion: 'reduce' });

for (const { name, open, widths, console: lines = [] } of states) {
  test(
    `audit of ${name}`,
    {
      tag: held.map((id) => `@${id}`),
      annotation: held.map((id) => ({ type: 'clause', description: id })),
    },
    async ({ page, inbox, expectConsole }) => {
      for (const line of lines) expectConsole(line);
      await open(page, inbox);
      const tree = await readTree(page);
      expect.soft(await readAudit(page, name, widths), 'A11Y-AXE').toEqual([]);
      for (const [id, read] of reads) expect.soft(await read(page, tree, widths), id).toEqual([]);
    },
  );
}

/**
 * What the audit of `accessibility.spec.ts` cannot see: what the browser's own tree says, what visitors who space their
 * text or press a control see, and what is said while something happens. A page is opened once for everything that can be
 * read of it; its one test cites the clauses that it holds together.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import { listen } from './accessibility/listen.ts';
import {
  readBeforeHeading,
  readCutLines,
  readFaintText,
  readHeadingJumps,
  readLowLinks,
  readUnsaidLists,
  readUnsaidTabs,
  showState,
  spaceText,
} from './accessibility/pageFaults.ts';
import { readTree, type Told } from './accessibility/readTree.ts';
import {
  readAmbiguousLinks,
  readJoinedNames,
  readLettering,
  readListsNamedTwice,
  readNameless,
  readSenses,
  readSigns,
} from './accessibility/treeFaults.ts';
import { clause, expect, ready, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { readOverflow } from './visual/readLook.ts';

/** Text at rest, under the pointer and with the focus, in both schemes. */
async function readFaint(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
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

/** Text that is set apart, at each width at which this state of the page exists. */
async function readSpaced(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  await spaceText(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of [...(await readOverflow(page)), ...(await readCutLines(page))])
      faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

type Read = (
  page: Page,
  tree: readonly Told[],
  widths: readonly number[],
) => string[] | Promise<string[]>;

/** What holds each clause on every page and in every state. */
const reads: readonly (readonly [ClauseId, Read])[] = [
  ['A11Y-NAMES', readJoinedNames],
  ['A11Y-NAMES', (_page, tree) => readNameless(tree)],
  ['A11Y-HEADINGS', readHeadingJumps],
  ['A11Y-HEADING-FIRST', readBeforeHeading],
  ['A11Y-SIGNS', (_page, tree) => readSigns(tree)],
  ['A11Y-LETTERING', (_page, tree) => readLettering(tree)],
  ['A11Y-LISTS', readUnsaidLists],
  ['A11Y-LISTS-ONCE', (_page, tree) => readListsNamedTwice(tree)],
  ['A11Y-LINKS-APART', (_page, tree) => readAmbiguousLinks(tree)],
  ['A11Y-NEW-TAB', readUnsaidTabs],
  ['A11Y-SENSES', (_page, tree) => readSenses(tree)],
  ['A11Y-CONTRAST', readFaint],
  ['A11Y-SPACING', (page, _tree, widths) => readSpaced(page, widths)],
];

const held = [...new Set(reads.map(([id]) => id))];
const tags = {
  tag: held.map((id) => `@${id}`),
  annotation: held.map((id) => ({ type: 'clause', description: id })),
};

/** Reads the page as it stands by all of them. */
async function expectWell(page: Page, widths: readonly number[]): Promise<void> {
  const tree = await readTree(page);
  for (const [id, read] of reads) expect.soft(await read(page, tree, widths), id).toEqual([]);
}

/** Each width of a phone, and a desk. */
const everyWidth = [320, 360, 390, 1280];

test.use({ reducedMotion: 'reduce' });

for (const address of everyAddress) {
  test(`${address} as it is read, spaced and pressed`, tags, async ({ page, expectConsole }) => {
    if (address === unknownAddress) expectConsole(/status of 404/);
    await page.goto(address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectWell(page, everyWidth);
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await ready(page);
  await page.getByRole('radio', { name: /^Emergency/ }).click();
  await box(page, 'Name').fill('Aroha');
  await box(page, 'Email').fill('aroha@post.example');
  await box(page, 'Phone').fill('021 000 0000');
  await box(page, 'Message').fill('Two, please.');
}

async function openQuote(page: Page): Promise<void> {
  await page.goto('/tyre-enquiry');
  await ready(page);
}

async function sendQuote(page: Page): Promise<void> {
  await box(page, 'First name').fill('Aroha');
  await box(page, 'Phone number').fill('021 000 0000');
  await box(page, 'Email').fill('aroha@post.example');
  await page.getByRole('combobox', { name: 'Nearest location' }).selectOption('Papanui');
  await button(page, 'Get my quote').click();
}

/** Lets the form service refuse, and the alert that says so pass by. */
function refuse(page: Page, inbox: Inbox): void {
  inbox.endpoint.reply = 'refused-inactive';
  page.on('dialog', (dialog) => void dialog.accept());
}

interface State {
  readonly name: string;
  readonly open: (page: Page, inbox: Inbox) => Promise<void>;
  readonly widths: readonly number[];
}

/** What a page becomes when something is done on it. */
const states: readonly State[] = [
  {
    name: 'the phone’s menu',
    widths: [390, 360, 320],
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/about');
      await button(page, 'Menu').click();
    },
  },
  {
    name: 'the panel of Services',
    widths: [1280],
    open: async (page) => {
      await page.goto('/about');
      await button(page, 'Services').click();
    },
  },
  {
    name: 'the details of an emergency that could not be sent',
    widths: everyWidth,
    open: async (page, inbox) => {
      refuse(page, inbox);
      await openContact(page);
      await button(page, 'Send message').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a message that was sent',
    widths: everyWidth,
    open: async (page) => {
      await openContact(page);
      await button(page, 'Send message').click();
      await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
    },
  },
  {
    name: 'a quote with errors',
    widths: everyWidth,
    open: async (page) => {
      await openQuote(page);
      await button(page, '205/55R16').click();
      await button(page, 'Get my quote').click();
      await page.getByRole('heading', { name: 'Please fix 4 fields' }).waitFor();
    },
  },
  {
    name: 'a quote that was sent',
    widths: everyWidth,
    open: async (page) => {
      await openQuote(page);
      await sendQuote(page);
      await page.getByRole('heading', { name: 'Thanks, Aroha!' }).waitFor();
    },
  },
  {
    name: 'the nearest branch',
    widths: everyWidth,
    open: async (page) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: -43.5063, longitude: 172.735 });
      await page.goto('/locations');
      await ready(page);
      await button(page, 'Find the nearest branch').click();
      await page.getByText('Linwood is nearest').waitFor();
    },
  },
];

for (const { name, open, widths } of states) {
  test(
    `${name} as it is read, spaced and pressed`,
    tags,
    async ({ page, inbox, expectConsole }) => {
      if (name.includes('could not')) expectConsole(/Form submission failed|Failed to load/);
      await open(page, inbox);
      await expectWell(page, widths);
    },
  );
}

clause('A11Y-STEP-ONCE', 'the second step has its name once', async ({ page }) => {
  await openContact(page);
  const named = (await readTree(page)).filter(
    ({ role, name }) => role !== 'StaticText' && name.startsWith('Step 2 of 2'),
  );
  expect(named.map(({ role, name }) => [role, name])).toEqual([
    ['heading', 'Step 2 of 2 Your Details'],
  ]);
});

clause('A11Y-CHOICE-SAID', 'the group of tiles says it in its name', async ({ page }) => {
  await page.goto('/contact');
  const group = page.getByRole('group', {
    name: 'Step 1 of 2 Select Enquiry Type Choose a topic to go on to your details.',
  });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(page.getByText('Choose a topic to go on to your details.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('A11Y-CHOICE-SAID', 'not where nothing moves on', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('group', { name: 'Select Enquiry Type' })).toBeVisible();
    await expect(page.getByText('Choose a topic to go on to your details.')).toBeHidden();
  });
});

clause('A11Y-REQUIRED', 'each form says it before its fields', async ({ page }) => {
  await openContact(page);
  await expect(page.getByText('All fields are needed.')).toBeVisible();
  await openQuote(page);
  await expect(page.getByText('All fields are needed unless marked optional.')).toBeVisible();
});

clause('A11Y-SENT-ALONE', 'the way to choose a topic goes with the tiles', async ({ page }) => {
  const how = page.getByText(
    'To book or ask anything, choose a topic. We’ll confirm the branch and time with you.',
  );
  await openContact(page);
  await expect(how).toBeVisible();
  await button(page, 'Send message').click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await expect(how).toBeHidden();
});

clause('A11Y-TARGETS-THUMB', 'the footer, the breadcrumb and mail links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const links = 'footer a, nav[aria-label=Breadcrumb] a, a[href^=mailto]';
  expect(await readLowLinks(page, links)).toEqual([]);
});

clause('A11Y-PRINT-BRANDS', 'all 25 names stand on paper', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const names = page.getByRole('region', { name: /brands/i }).getByRole('listitem');
  await expect(names.filter({ visible: true })).toHaveCount(25);
  await expect(page.getByRole('checkbox', { name: 'Pause animation' })).toBeHidden();
});

clause('A11Y-PRINT-ADDRESSES', 'the rule’s own page', async ({ page }) => {
  await page.goto('/services/wof-inspection');
  const after = () =>
    page
      .getByRole('link', { name: /^Check the rule with NZTA/ })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after()).toMatch(/^" \(https:\/\/www\.nzta\.govt\.nz\/.*\)"$/);
});

clause('A11Y-BACK', 'to a link far down the page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/faq');
  await ready(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Linwood' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/locations#linwood');
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Ferrymead' }),
  ).toBeFocused();
});

clause('A11Y-SAID', 'a message that is refused', async ({ page, inbox, expectConsole }) => {
  expectConsole(/Form submission failed|Failed to load/);
  refuse(page, inbox);
  await page.clock.install();
  await openContact(page);
  const heard = await listen(page);
  const release = inbox.endpoint.hold();
  await button(page, 'Send message').click();
  await expect.poll(heard).toEqual(['Sending...']);
  await page.clock.runFor(5000);
  await expect(page.getByText('Sending...').first()).toBeAttached();
  release();
  await page.getByRole('alert').waitFor();
  const [first, second, ...more] = await heard();
  expect([first, more]).toEqual(['Sending...', []]);
  expect(second).toMatch(/^Sorry, there was an error submitting your message\. Please call us at/);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toBeVisible();
});

clause('A11Y-SAID', 'a quote with errors, and again', async ({ page }) => {
  await openQuote(page);
  const heard = await listen(page);
  await button(page, 'Get my quote').click();
  await expect(box(page, 'First name')).toBeFocused();
  expect(await heard()).toEqual(['Please fix 4 fields']);
  await box(page, 'First name').fill('Aroha');
  await button(page, 'Get my quote').click();
  await expect(box(page, 'Phone number')).toBeFocused();
  expect(await heard()).toEqual(['Please fix 4 fields', 'Please fix 3 fields']);
});

clause('A11Y-SAID', 'the nearest branch', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -43.5063, longitude: 172.735 });
  await page.goto('/locations');
  await ready(page);
  const heard = await listen(page);
  await button(page, 'Find the nearest branch').click();
  await page.getByText('Linwood is nearest').waitFor();
  expect(await heard()).toEqual([
    'Finding your location…',
    'Linwood is nearest: about 6.0km in a straight line.',
  ]);
});

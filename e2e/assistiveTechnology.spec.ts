/**
 * What assistive technology meets while something happens: what is said, and where the focus is. How the page looks and
 * reads in each of its states is in `accessibility.spec.ts`.
 */
import type { Page } from '@playwright/test';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import { branch, branchCount, branches, business, phone } from '../spec/facts/business.ts';
import { price } from '../spec/facts/prices.ts';
import { listen, listenFromTheStart } from './accessibility/listen.ts';
import { readLowLinks } from './accessibility/pageFaults.ts';
import { readAloud, readTree, sayFocused } from './accessibility/readTree.ts';
import { speaking } from './accessibility/states.ts';
import { clause, expect, ready, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

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

/** Lets the form service refuse, and the alert that says so pass by. */
function refuse(page: Page, inbox: Inbox): void {
  inbox.endpoint.reply = 'refused-inactive';
  page.on('dialog', (dialog) => void dialog.accept());
}

clause('A11Y-STEP-ONCE', 'the second step has its name once', async ({ page }) => {
  await openContact(page);
  const named = (await readTree(page)).filter(
    ({ role, name }) => role !== 'StaticText' && name.startsWith('Step 2 of 2'),
  );
  expect(named.map(({ role, name }) => [role, name])).toEqual([
    ['heading', 'Step 2 of 2 : Your Details'],
  ]);
});

for (const address of ['/contact', '/locations'])
  clause('A11Y-PIN-NUMBERS', `the cards of ${address}`, async ({ page }) => {
    await page.goto(address);
    const names = (await readTree(page)).map(({ name }) => name.trim());
    const street = names.indexOf(branch.riccarton.street);
    const card = names.slice(names.lastIndexOf('Riccarton', street), street + 1);
    expect(card[0]).toBe('Riccarton');
    expect(card).not.toContain('2');
  });

clause('A11Y-CHOICE-SAID', 'the group of tiles says it in its name', async ({ page }) => {
  await page.goto('/contact');
  const group = page.getByRole('group', {
    name: 'Step 1 of 2 : Select Enquiry Type Choose a topic to go on to your details.',
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
  const names = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /brands/i }) })
    .getByRole('listitem');
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
  await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toBeAttached();
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
    `Linwood is nearest: about 6.0km in a straight line. All ${branchCount.words} are listed below.`,
  ]);
});

for (const { name, open, console: lines = [] } of speaking)
  clause('A11Y-SAID-STAYS', name, async ({ page, inbox, expectConsole }) => {
    for (const line of lines) expectConsole(line);
    await page.clock.install();
    const gone = await listenFromTheStart(page);
    await open(page, inbox);
    // Between two seconds the page shows what came of the first.
    for (let second = 0; second < 11; second += 1) await page.clock.runFor(1000);
    expect(await gone(10_000)).toEqual([]);
  });

const disclosed = async (page: Page, name: string | RegExp) =>
  (await readTree(page)).find((part) => part.isExpanded !== undefined && part.name.match(name))
    ?.isExpanded;

clause('A11Y-EXPANDED', 'a top item', async ({ page }) => {
  await page.goto('/about');
  expect(await disclosed(page, 'Services')).toBe(false);
  await button(page, 'Services').click();
  expect(await disclosed(page, 'Services')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await disclosed(page, 'Services')).toBe(false);
});

clause('A11Y-EXPANDED', 'the phone’s menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  expect(await disclosed(page, 'Menu')).toBe(false);
  await button(page, 'Menu').click();
  expect(await disclosed(page, 'Menu')).toBe(true);
});

clause('A11Y-EXPANDED', 'a question', async ({ page }) => {
  await page.goto('/faq');
  expect(await disclosed(page, /^How can I pay/)).toBe(false);
  await page.getByRole('heading', { name: 'How can I pay?' }).click();
  expect(await disclosed(page, /^How can I pay/)).toBe(true);
});

for (const address of ['/', '/contact', '/faq', '/locations', '/tyre-enquiry'])
  clause('A11Y-FOCUS-START', `${address}, with its script`, async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

/** Presses a key once, or several times; what has the focus after each, as the browser tells it. */
async function press(page: Page, key: string, times = 1): Promise<string[]> {
  const said: string[] = [];
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    said.push(await sayFocused(page));
  }
  return said;
}

/** From a page as it is opened past its header, by keyboard. */
async function skipHeader(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  expect(await press(page, 'Tab')).toEqual(['link Skip to content']);
  expect(await press(page, 'Enter')).toEqual(['main']);
}

clause('A11Y-JOURNEYS', 'the nearest branch', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -43.5063, longitude: 172.735 });
  await skipHeader(page, '/locations');
  expect(await press(page, 'Tab', branchCount.number + 3)).toEqual([
    'link Home',
    'link About',
    ...branches.map(
      ({ id, name }, index) =>
        `link ${name} ${index + 1}${id === 'sockburn' ? ', main location' : ''}`,
    ),
    'button Find the nearest branch',
  ]);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await expect
    .poll(heard)
    .toContain(
      `Linwood is nearest: about 6.0km in a straight line. All ${branchCount.words} are listed below.`,
    );
  expect(await press(page, 'Tab')).toEqual(['link Directions to Linwood (opens in a new tab)']);
});

clause('A11Y-JOURNEYS', 'an emergency message', async ({ page, inbox }) => {
  await skipHeader(page, '/contact');
  expect(await press(page, 'Tab', 5)).toEqual([
    'link Home',
    `link ${phone.main.number}`,
    `link ${phone.autoRepairs.number}`,
    `link ${business.email}`,
    'radio General : A question about anything we do',
  ]);
  expect(await press(page, 'ArrowDown', 3)).toEqual([
    'radio Tyres : Sizes, prices, fitting, chosen',
    'radio Service : WOFs, servicing, repairs, chosen',
    'radio Emergency : Flat tyre, or stuck and need help now, chosen',
  ]);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Step 2 of 2 : Your Details' });
  await expect(heading).toBeFocused();
  expect(await press(page, 'Tab', 3)).toEqual([
    `link Call ${phone.main.number}`,
    'button Back',
    'combobox Urgency, “Normal: no rush”, closed',
  ]);
  for (const [name, text] of [
    ['Name', 'Aroha'],
    ['Email', 'aroha@post.example'],
    ['Phone', '021 000 0000'],
    ['Message', 'Flat tyre.'],
  ] as const) {
    expect(await press(page, 'Tab')).toEqual([`textbox ${name}, required`]);
    await page.keyboard.type(text);
  }
  expect(await press(page, 'Tab')).toEqual(['button Send message']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  expect(inbox.endpoint.received[0]?.fields).toMatchObject({ enquiryType: 'emergency' });
});

clause('A11Y-JOURNEYS', 'a quote with its errors mended', async ({ page, inbox }) => {
  await skipHeader(page, '/tyre-enquiry');
  const empty = [
    'textbox Rego (optional)',
    'textbox First name, required',
    'textbox Last name (optional)',
    'textbox Phone number, required',
    'textbox Email, required',
    'combobox Nearest location, “Choose a branch”, closed',
    'textbox Comment (optional)',
    'button Get my quote',
  ];
  expect(await press(page, 'Tab', 17)).toEqual([
    'link Home',
    'link Tyres',
    'combobox Width mm, From one sidewall to the other.',
    'combobox Profile %, The sidewall’s height, as a percentage of the width.',
    'combobox Rim inches, The wheel’s diameter where the tyre sits on it.',
    'button 195/65R15',
    'button 205/55R16',
    'button 225/45R17',
    'button 235/40R18',
    ...empty,
  ]);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await expect(box(page, 'First name')).toBeFocused();
  expect(await heard()).toEqual(['Please fix 4 fields']);
  await page.keyboard.type('Aroha');
  expect(await press(page, 'Tab', 2)).toEqual([
    'textbox Last name (optional)',
    'textbox Phone number, required, wrong, Phone number is required',
  ]);
  await page.keyboard.type('021 000 0000');
  expect(await press(page, 'Tab')).toEqual(['textbox Email, required, wrong, Email is required']);
  await page.keyboard.type('aroha@post.example');
  expect(await press(page, 'Tab')).toEqual([
    'combobox Nearest location, “Choose a branch”, closed, wrong, Please select a location',
  ]);
  await page.keyboard.type('Lin');
  expect(await press(page, 'Tab', 2)).toEqual(empty.slice(-2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks, Aroha!' })).toBeFocused();
  expect(inbox.endpoint.received[0]?.fields).toMatchObject({ location: 'Linwood' });
});

clause('A11Y-JOURNEYS', 'the price of a WOF', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  expect(await press(page, 'Tab', 6)).toEqual([
    'link Skip to content',
    `link ${business.name}`,
    `link Call ${phone.main.number}`,
    'link Home',
    'button Tyres, closed',
    'button Services, closed',
  ]);
  expect(await press(page, 'Enter')).toEqual(['button Services, open']);
  expect(await press(page, 'Tab', 8)).toEqual([
    'link All automotive services',
    `link Wheel alignment from ${price.alignmentTwoWheel}`,
    'link Wheel balancing',
    'link Puncture repair',
    'link Tyre rotation',
    'link Nitrogen inflation',
    'link Mobile tyre service',
    'link WOF inspection',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/wof-inspection');
  const lines = readAloud(await readTree(page)).map((line) => line.trim());
  expect(lines.slice(lines.indexOf('heading WOF inspection, level 1')).slice(0, 12)).toEqual([
    'heading WOF inspection, level 1',
    `Warrant of fitness from ${price.wofFrom}, in 30–45 minutes, with our 35-point check.`,
    'list',
    'WOF',
    `from ${price.wofFrom}`,
    'may vary by branch',
    'Our check',
    '35 points',
    'on our own checklist',
    'Time',
    '30–45 min',
    'for the inspection',
  ]);
});

clause('A11Y-JOURNEYS', 'an answer', async ({ page }) => {
  await skipHeader(page, '/faq');
  expect(await press(page, 'Tab', 4)).toEqual([
    'link Home',
    'link About',
    'radio All 22 questions, chosen',
    'question When should I replace my tyres? at 3mm, closed',
  ]);
  expect(await press(page, 'Enter')).toEqual([
    'question When should I replace my tyres? at 3mm, open',
  ]);
  expect(await press(page, 'Tab')).toEqual(['link Signs your tyres need replacing']);
});

import type { Locator, Page } from '@playwright/test';
import { business, phone } from '../spec/facts/business.ts';
import { readTree } from './accessibility/readTree.ts';
import { openBeforeScript } from './beforeScript.ts';
import { clause, expect, test, ready } from './fixtures.ts';
import { noteDialogs } from './forms.ts';
import { shiftsDuring } from './shifts.ts';

const field = (page: Page, name: string): Locator =>
  page.getByRole(/^(Width|Profile|Rim|Nearest)/.test(name) ? 'combobox' : 'textbox', { name });
const size = (page: Page) =>
  Promise.all(
    ['Width mm', 'Profile %', 'Rim inches'].map((name) => field(page, name).inputValue()),
  );
const send = (page: Page): Locator => page.getByRole('button', { name: 'Get my quote' });
const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thanks, Aroha!' });

async function openReady(page: Page): Promise<void> {
  await page.goto('/tyre-enquiry');
  await ready(page);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Aroha');
  await field(page, 'Phone number').fill('021 000 0000');
  await field(page, 'Email').fill('aroha@post.example');
  await field(page, 'Nearest location').selectOption('Sockburn (Main Branch)');
}

const whole = {
  formType: 'tyre-enquiry',
  width: '205',
  profile: '55',
  rim: '16',
  rego: 'KTR482',
  firstName: 'Aroha',
  lastName: 'Tāmati',
  phone: '021 000 0000',
  email: 'aroha@post.example',
  location: 'Sockburn (Main Branch)',
  comment: 'Two, please.\nAfter 3? 🛞',
  _subject: 'New Tyre Enquiry - Aroha Tāmati',
};

async function fillInAll(page: Page): Promise<void> {
  await field(page, 'Width mm').fill('205');
  await field(page, 'Profile %').fill('55');
  await field(page, 'Rim inches').fill('16');
  await field(page, 'Rego (optional)').fill(' ktr482 ');
  await field(page, 'Last name (optional)').fill('Tāmati');
  await field(page, 'Comment (optional)').fill('Two, please.\nAfter 3? 🛞');
  await fillIn(page);
}

clause(
  'QUOTE-BODY',
  'an enquiry arrives in the inbox as it was written',
  async ({ page, inbox }) => {
    await openReady(page);
    await fillInAll(page);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(inbox.endpoint.received.map(({ text }) => JSON.parse(text))).toEqual([whole]);
  },
);

clause('QUOTE-FIELDS', 'each field is found by its label', async ({ page }) => {
  await page.goto('/tyre-enquiry');
  for (const name of [
    'Width mm',
    'Profile %',
    'Rim inches',
    'Rego (optional)',
    'First name',
    'Last name (optional)',
    'Phone number',
    'Email',
    'Nearest location',
    'Comment (optional)',
  ])
    await expect(field(page, name)).toBeVisible();
});

clause('QUOTE-CHIP-FILLS', 'a press fills in three fields', async ({ page }) => {
  await openReady(page);
  await page.getByRole('button', { name: '225/45R17' }).click();
  expect(await size(page)).toEqual(['225', '45', '17']);
});

clause('QUOTE-SPLIT', 'a size from the clipboard is split at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page);
  await page.evaluate(() => navigator.clipboard.writeText('LT265/70R17 121/118S'));
  await field(page, 'Profile %').click();
  await page.keyboard.press('ControlOrMeta+V');
  expect(await size(page)).toEqual(['265', '70', '17']);
  await expect(page.getByText('Filled in from “LT265/70R17 121/118S”.')).toBeVisible();
});

clause('QUOTE-TYRE-PRESS', 'a press on the lettering goes to its field', async ({ page }) => {
  await openReady(page);
  const box = await page.getByRole('figure').boundingBox();
  if (!box) throw new Error('The tyre should have a box.');
  for (const [name, along] of [
    ['Width mm', 0.3],
    ['Profile %', 0.5],
    ['Rim inches', 0.7],
  ] as const) {
    await page.mouse.click(box.x + box.width * along, box.y + 100);
    await expect(field(page, name)).toBeFocused();
  }
});

clause('QUOTE-NAMES', 'as the browser itself tells assistive technology', async ({ page }) => {
  await page.goto('/tyre-enquiry');
  const names = (await readTree(page))
    .filter(({ role }) => /^(?:textbox|combobox|ComboBox.*)$/i.test(role))
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'Comment (optional)',
    'Email',
    'First name',
    'Last name (optional)',
    'Nearest location',
    'Phone number',
    'Profile %',
    'Rego (optional)',
    'Rim inches',
    'Width mm',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  clause('QUOTE-TYRE-PHONE', 'the fields come first', async ({ page }) => {
    await page.goto('/tyre-enquiry');
    const tyre = await page.getByRole('figure').boundingBox();
    const chip = await page.getByRole('button', { name: '195/65R15' }).boundingBox();
    const width = await field(page, 'Width mm').boundingBox();
    expect(width?.y).toBeLessThan(chip?.y ?? 0);
    expect(chip?.y).toBeLessThan(tyre?.y ?? 0);
  });
});

clause('QUOTE-NATIVE', 'before the script, the browser checks', async ({ page, inbox }) => {
  const release = await openBeforeScript(page, '/tyre-enquiry');
  const form = page.locator('form');
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await field(page, 'First name').fill('Aroha');
  await send(page).click();
  await expect(field(page, 'Phone number')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  expect(inbox.endpoint.received).toEqual([]);
  await release();
  await expect
    .poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate))
    .toBe(true);
});

clause(
  'QUOTE-ALL-AT-ONCE',
  'four messages, each twice: at its field and in the list',
  async ({ page }) => {
    await openReady(page);
    await expect(page.getByText('is required')).toHaveCount(0);
    await send(page).click();
    for (const message of [
      'First name is required',
      'Phone number is required',
      'Email is required',
      'Please select a location',
    ])
      await expect(page.getByText(message)).toHaveCount(2);
  },
);

clause('QUOTE-BLOCKED', 'nothing reaches the inbox', async ({ page, inbox }) => {
  await openReady(page);
  await fillIn(page);
  await field(page, 'Email').fill('aroha@post');
  await field(page, 'Email').press('Enter');
  await expect(page.getByRole('link', { name: 'Invalid email format' })).toBeVisible();
  expect(inbox.endpoint.received).toEqual([]);
});

clause('QUOTE-ERROR-FOCUS', 'Enter goes to the first wrong field', async ({ page }) => {
  await openReady(page);
  await field(page, 'First name').fill('Aroha');
  await field(page, 'Last name (optional)').press('Enter');
  await expect(field(page, 'Phone number')).toBeFocused();
  await expect(field(page, 'Phone number')).toBeInViewport();
});

clause(
  'QUOTE-ONE-REQUEST',
  'a double click and a second Enter send one enquiry',
  async ({ page, inbox }) => {
    await openReady(page);
    await fillIn(page);
    const release = inbox.endpoint.hold();
    await send(page).dblclick();
    await field(page, 'First name').press('Enter');
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    release();
    await expect(thanks(page)).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
  },
);

clause('QUOTE-SENT', 'the form gives way to the thanks', async ({ page }) => {
  await openReady(page);
  await fillIn(page);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(/^TYR-\d{6}$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

clause('QUOTE-ANOTHER', 'a new form, with nothing in it', async ({ page, inbox }) => {
  await openReady(page);
  await fillInAll(page);
  await send(page).click();
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Request Another Quote' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/tyre-enquiry$/);
  await ready(page);
  expect(await size(page)).toEqual(['', '', '']);
  for (const name of ['First name', 'Phone number', 'Email', 'Comment (optional)'])
    await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'Nearest location')).toHaveValue('');
  await expect(page.getByText('What you typed is still here.')).toHaveCount(0);
  expect(inbox.endpoint.received).toHaveLength(1);
});

/** The script that throws confetti, as often as the page asked for it. */
function watchConfetti(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/confetti[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

clause('QUOTE-CONFETTI-LATE', 'its code is asked for on success alone', async ({ page, inbox }) => {
  const asked = watchConfetti(page);
  await openReady(page);
  await fillIn(page);
  expect(asked).toEqual([]);
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  const release = inbox.endpoint.hold();
  await send(page).click();
  await arrived;
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(asked).toEqual([]);
  release();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  clause('QUOTE-CONFETTI-STILL', 'its code is never asked for', async ({ page }) => {
    const asked = watchConfetti(page);
    await openReady(page);
    await fillIn(page);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    await page.getByRole('link', { name: phone.main.number }).last().focus();
    expect(asked).toEqual([]);
  });
});

const apology = `Sorry, there was an error submitting your enquiry. Please call us at ${phone.main.number} or email ${business.email} directly.`;

clause(
  'QUOTE-FAILED-ALERT',
  'the browser’s alert has the exact words',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/status of 500/);
    expectConsole(/Form submission failed/);
    const alerts = noteDialogs(page);
    inbox.endpoint.reply = 'failed-server';
    await openReady(page);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(apology);
    await expect.poll(() => alerts).toEqual([`alert: ${apology}`]);
  },
);

clause(
  'QUOTE-FAILED-KEEPS',
  'the second attempt sends what the first one did',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/status of 403/);
    expectConsole(/Form submission failed/);
    noteDialogs(page);
    inbox.endpoint.reply = 'refused-inactive';
    await openReady(page);
    await fillInAll(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(send(page)).toBeFocused();
    inbox.endpoint.reply = 'accepted';
    await send(page).press('Enter');
    await expect(thanks(page)).toBeVisible();
    const [first, second] = inbox.endpoint.received.map(({ text }) => text);
    expect(second).toBe(first);
  },
);

clause('QUOTE-LEAVING', 'a form that can be used again', async ({ page, inbox }) => {
  await openReady(page);
  await fillIn(page);
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  const release = inbox.endpoint.hold();
  await send(page).click();
  await arrived;
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Tyres' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tyres for cars/ })).toBeVisible();
  await page.goBack();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'First name')).toHaveValue('Aroha');
  await expect(page.getByText('so it may have reached us')).toBeVisible();
  release();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(inbox.endpoint.received).toHaveLength(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('QUOTE-NO-SCRIPT-POST', 'the enquiry arrives all the same', async ({ page, inbox }) => {
    await page.goto('/tyre-enquiry');
    await fillInAll(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
    expect(inbox.endpoint.received[0]).toMatchObject({
      sentBy: 'form',
      fields: {
        ...whole,
        rego: ' ktr482 ',
        comment: 'Two, please.\r\nAfter 3? 🛞',
        _subject: 'New Tyre Enquiry',
      },
    });
  });
});

clause(
  'QUOTE-EARLY-KEPT',
  'early entries survive the script and other edits, and are sent',
  async ({ page, inbox }) => {
    const release = await openBeforeScript(page, '/tyre-enquiry');
    await field(page, 'Width mm').fill('205');
    await field(page, 'First name').fill('Aroha');
    await field(page, 'Nearest location').selectOption('Hornby');
    await release();
    await expect(field(page, 'First name')).toHaveCSS('border-color', 'rgb(23, 107, 69)');
    await field(page, 'Phone number').fill('021 000 0000');
    await field(page, 'Email').fill('aroha@post.example');
    await expect(field(page, 'First name')).toHaveValue('Aroha');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(inbox.endpoint.received[0]?.fields).toMatchObject({
      width: '205',
      firstName: 'Aroha',
      location: 'Hornby',
      phone: '021 000 0000',
    });
  },
);

clause('QUOTE-KEYBOARD', 'from the first field to the thanks', async ({ page, inbox }) => {
  await openReady(page);
  await field(page, 'Width mm').focus();
  await page.keyboard.type('205 55 16');
  await page.keyboard.press('Tab');
  expect(await size(page)).toEqual(['205', '55', '16']);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Rim inches')).toBeFocused();
  for (const chip of ['195/65R15', '205/55R16', '225/45R17', '235/40R18']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: chip })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  for (const [name, text] of [
    ['Rego (optional)', ''],
    ['First name', 'Aroha'],
    ['Last name (optional)', ''],
    ['Phone number', '021 000 0000'],
    ['Email', 'aroha@post.example'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(field(page, 'Nearest location')).toBeFocused();
  await page.keyboard.type('Lin');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Comment (optional)')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(inbox.endpoint.received[0]?.fields).toMatchObject({ width: '205', location: 'Linwood' });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  clause('QUOTE-NARROW', 'empty, wrong, and with long words', async ({ page }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await openReady(page);
    expect(await overflow()).toBe(0);
    await send(page).click();
    await expect(page.getByRole('link', { name: 'Please select a location' })).toBeVisible();
    expect(await overflow()).toBe(0);
    for (const chip of ['195/65R15', '205/55R16', '225/45R17', '235/40R18']) {
      const button = page.getByRole('button', { name: chip });
      const [cut, box] = await Promise.all([
        button.evaluate((element) => element.scrollWidth - element.clientWidth),
        button.boundingBox(),
      ]);
      expect(cut, chip).toBeLessThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), chip).toBeLessThanOrEqual(320);
    }
    await field(page, 'Width mm').fill('31x10.5R15'.padStart(30));
    await field(page, 'First name').fill('Whakatāne'.repeat(20));
    await field(page, 'Phone number').fill('021');
    await field(page, 'Email').fill('aroha@post.example');
    await field(page, 'Nearest location').selectOption('Sockburn (Main Branch)');
    expect(await overflow()).toBe(0);
    await send(page).click();
    await expect(page.getByRole('heading', { name: /^Thanks/ })).toBeVisible();
    expect(await overflow()).toBe(0);
  });
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const filled of [false, true]) {
      clause(
        'QUOTE-SCRIPT-STILL',
        `${filled ? 'filled in' : 'empty'}, ${width} px`,
        async ({ page }) => {
          const release = await openBeforeScript(page, '/tyre-enquiry');
          if (filled) await fillInAll(page);
          await field(page, 'Width mm').evaluate((element) => element.scrollIntoView());
          const tyre = page.getByRole('figure');
          const before = await tyre.boundingBox();
          expect(await shiftsDuring(page, release)).toEqual([]);
          expect(await tyre.boundingBox()).toEqual(before);
        },
      );
    }

    for (const address of ['/tyre-enquiry', '/contact']) {
      clause('DRAFT-STILL', `${address}, ${width} px`, async ({ page, context }) => {
        await page.goto(address);
        await ready(page);
        if (address === '/contact') {
          await page.getByRole('radio', { name: /^Fleet/ }).click();
          await field(page, 'Name').fill('Aroha');
        } else await fillIn(page);
        // Another tab: what the browser itself gives back after a reload is not there.
        const next = await context.newPage();
        await next.setViewportSize({ width, height: 900 });
        const release = await openBeforeScript(next, address);
        const heading = next.getByRole('heading', { name: /^(Send us|Your tyre size)/ });
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const shifts = await shiftsDuring(next, async () => {
          await release();
          await expect(next.getByText('What you typed is still here.')).toBeVisible();
        });
        expect(shifts).toEqual([]);
      });
    }
  });
}

clause('DRAFT-SURVIVES', 'a reload, and the way back', async ({ page }) => {
  await openReady(page);
  await fillInAll(page);
  await page.reload();
  await ready(page);
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  expect(await size(page)).toEqual(['205', '55', '16']);
  await expect(field(page, 'Comment (optional)')).toHaveValue('Two, please.\nAfter 3? 🛞');
  await page.goto('/warranty');
  await page.goBack();
  await ready(page);
  await expect(field(page, 'First name')).toHaveValue('Aroha');
  await expect(field(page, 'Nearest location')).toHaveValue('Sockburn (Main Branch)');
});

clause('DRAFT-SURVIVES', 'a message in the making, in another tab', async ({ page, context }) => {
  await page.goto('/contact');
  await ready(page);
  await page.getByRole('radio', { name: /^Emergency/ }).click();
  await page.getByRole('combobox', { name: 'Urgency' }).selectOption('today');
  await field(page, 'Message').fill('Flat in Lyttelton');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/contact');
  await ready(next);
  await expect(next.getByRole('radio', { name: /^Emergency/ })).toBeChecked();
  await next.getByRole('radio', { name: /^Emergency/ }).click();
  await expect(next.getByRole('combobox', { name: 'Urgency' })).toHaveValue('today');
  await expect(field(next, 'Message')).toHaveValue('Flat in Lyttelton');
});

for (const [address, words] of [
  ['/tyre-enquiry', apology],
  ['/contact', apology.replace('enquiry', 'message')],
] as const) {
  const begin = async (page: Page) => {
    await page.goto(address);
    await ready(page);
    if (address === '/tyre-enquiry') return fillIn(page);
    await page.getByRole('radio', { name: /^Tyres/ }).click();
    await field(page, 'Name').fill('Aroha');
    await field(page, 'Email').fill('aroha@post.example');
    await field(page, 'Phone').fill('021 000 0000');
    return field(page, 'Message').fill('Kia ora');
  };

  clause('OFFLINE-SAID', `on ${address}, and gone again`, async ({ page, context }) => {
    await begin(page);
    await context.setOffline(true);
    const line = page.getByText(
      `You’re offline. What you typed is saved on this device. Call ${phone.main.number}.`,
    );
    await expect(line).toBeVisible();
    await context.setOffline(false);
    await expect(line).toBeHidden();
  });

  clause(
    'OFFLINE-SEND',
    `from ${address}: the failure, and then again`,
    async ({ page, context, inbox, expectConsole }) => {
      expectConsole(/ERR_INTERNET_DISCONNECTED/);
      expectConsole(/Form submission failed/);
      const alerts = noteDialogs(page);
      await begin(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: /^(Get my quote|Send message)$/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect.poll(() => alerts).toEqual([`alert: ${words}`]);
      expect(inbox.endpoint.received).toEqual([]);
      await context.setOffline(false);
      await page.getByRole('button', { name: /^(Get my quote|Send message)$/ }).click();
      await expect(page.getByRole('heading', { name: /^(Thanks|Message Sent)/ })).toBeVisible();
      expect(inbox.endpoint.received).toHaveLength(1);
    },
  );
}

for (const [address, label] of [
  ['/tyre-enquiry', 'Comment (optional)'],
  ['/contact', 'Message'],
] as const) {
  clause('DRAFT-TABS', `two tabs with ${address}`, async ({ page, context }) => {
    const open = async (tab: Page) => {
      await tab.goto(address);
      await ready(tab);
      if (address === '/contact') await tab.getByRole('radio', { name: /^Tyres/ }).click();
    };
    const other = await context.newPage();
    const tabs = [
      [page, 'Two for the Corolla'],
      [other, 'Four for the Hilux'],
    ] as const;
    for (const [tab] of tabs) await open(tab);
    for (const [tab, text] of tabs) await field(tab, label).fill(text);
    for (const [tab, text] of tabs) {
      await open(tab);
      await expect(field(tab, label)).toHaveValue(text);
    }
    await other.getByRole('button', { name: 'Clear what I typed' }).click();
    await open(page);
    await expect(field(page, label)).toHaveValue('Two for the Corolla');
  });
}

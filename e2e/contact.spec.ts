import type { Locator, Page } from '@playwright/test';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import { business, phone } from '../spec/facts/business.ts';
import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './engines/newer.ts';
import { clause, expect, test, ready } from './fixtures.ts';
import { noteDialogs } from './forms.ts';
import { shiftsDuring } from './shifts.ts';

const tile = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send message' });
const secondStep = (page: Page): Locator => page.getByRole('heading', { name: /Your Details/ });

async function openReady(page: Page): Promise<void> {
  await page.goto('/contact');
  await ready(page);
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Name').fill('Aroha Tamati');
  await field(page, 'Email').fill('aroha@post.example');
  await field(page, 'Phone').fill('021 000 0000');
  await field(page, 'Message').fill('Two 205/55R16, please.\nFriday after 3?');
}

clause(
  'SUBMIT-CONTACT-BODY',
  'an enquiry arrives in the inbox as it was written',
  async ({ page, inbox }) => {
    await openReady(page);
    await tile(page, /^Emergency/).click();
    await fillIn(page);
    await page.getByRole('combobox', { name: 'Urgency' }).selectOption('today');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(inbox.endpoint.received.map(({ text }) => JSON.parse(text))).toEqual([
      {
        formType: 'contact',
        enquiryType: 'emergency',
        name: 'Aroha Tamati',
        email: 'aroha@post.example',
        phone: '021 000 0000',
        message: 'Two 205/55R16, please.\nFriday after 3?',
        urgency: 'today',
        _subject: 'New Contact - emergency',
      },
    ]);
  },
);

clause(
  'SUBMIT-POST',
  'the browser asks first, then posts JSON from the site’s origin',
  async ({ page, inbox, site }) => {
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(inbox.endpoint.preflights).toEqual([
      { origin: site.origin, method: 'POST', headers: 'content-type' },
    ]);
    expect(inbox.endpoint.received).toHaveLength(1);
    expect(inbox.endpoint.received[0]).toMatchObject({
      origin: site.origin,
      contentType: 'application/json',
      accept: 'application/json',
    });
  },
);

clause('CONTACT-SENT', 'the form gives way to the promise', async ({ page }) => {
  await openReady(page);
  await tile(page, /^General/).click();
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await expect(page.getByText("We'll get back to you within 30 minutes.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  clause('CONTACT-PRESS', 'a tap moves on', async ({ page }) => {
    await openReady(page);
    await tile(page, /^Fleet/).tap();
    await expect(secondStep(page)).toBeFocused();
  });
});

clause(
  'CONTACT-PRESS',
  'Space on a tile that Back returned to moves on again',
  async ({ page }) => {
    await openReady(page);
    await tile(page, /^Service/).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(tile(page, /^Service/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(secondStep(page)).toBeFocused();
  },
);

clause(
  'CONTACT-ARROWS',
  'the arrow keys choose, Tab leaves, and the tiles stay',
  async ({ page }) => {
    await openReady(page);
    await tile(page, /^General/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, /^Service/)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(tile(page, /^Service/)).toBeVisible();
    await expect(secondStep(page)).toBeHidden();
  },
);

clause(
  'CONTACT-DOUBLE-CLICK',
  'a second click where Back appears does nothing',
  async ({ page }) => {
    await openReady(page);
    await tile(page, /^Service/).click();
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
    await page.getByRole('button', { name: 'Back' }).click();
    const service = await tile(page, /^Service/).boundingBox();
    if (!back || !service) throw new Error('The tile and the button should have boxes.');
    const spot = { x: back.x + back.width / 2, y: back.y + back.height - 3 };
    expect(spot.y, 'Back appears where the tile was').toBeGreaterThan(service.y);
    await page.mouse.dblclick(spot.x, spot.y);
    await expect(secondStep(page)).toBeVisible();
  },
);

clause('CONTACT-BACK-KEEPS', 'nothing is lost between the steps', async ({ page }) => {
  await openReady(page);
  await tile(page, /^Tyres/).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(tile(page, /^Tyres/)).toBeChecked();
  await tile(page, /^Fleet/).click();
  await expect(field(page, 'Name')).toHaveValue('Aroha Tamati');
  await expect(field(page, 'Email')).toHaveValue('aroha@post.example');
  await expect(field(page, 'Phone')).toHaveValue('021 000 0000');
  await expect(field(page, 'Message')).toHaveValue('Two 205/55R16, please.\nFriday after 3?');
});

clause(
  'CONTACT-REQUIRED',
  'Enter in an unfinished form goes to the first empty field',
  async ({ page, inbox }) => {
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await field(page, 'Name').fill('Aroha Tamati');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email')).toBeFocused();
    expect(inbox.endpoint.received).toEqual([]);
  },
);

clause(
  'CONTACT-ONE-REQUEST',
  'a double click and a second Enter send one enquiry',
  async ({ page, inbox }) => {
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    const release = inbox.endpoint.hold();
    await send(page).dblclick();
    await field(page, 'Name').press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
  },
);

const apology = `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`;

clause(
  'CONTACT-FAILED-ALERT',
  'the browser’s alert has the exact words',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/status of 500/);
    expectConsole(/Form submission failed/);
    const alerts = noteDialogs(page);
    inbox.endpoint.reply = 'failed-server';
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect.poll(() => alerts).toEqual([`alert: ${apology}`]);
  },
);

clause(
  'CONTACT-FAILED-NOTE',
  'the words stay until the next attempt',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/status of 500/);
    expectConsole(/Form submission failed/);
    noteDialogs(page);
    inbox.endpoint.reply = 'failed-server';
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    await send(page).click();
    const note = page.getByRole('alert');
    await expect(note).toHaveText(apology);
    await expect(note.getByRole('link', { name: phone.main.number })).toHaveAttribute(
      'href',
      phone.main.href,
    );
    await field(page, 'Name').fill('Aroha T');
    await expect(note).toBeVisible();
    inbox.endpoint.reply = 'accepted';
    const release = inbox.endpoint.hold();
    await send(page).click();
    await expect(note).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  },
);

clause(
  'CONTACT-FAILED-KEEPS',
  'the second attempt sends what the first one did',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/status of 403/);
    expectConsole(/Form submission failed/);
    noteDialogs(page);
    inbox.endpoint.reply = 'refused-inactive';
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(send(page)).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue('Two 205/55R16, please.\nFriday after 3?');
    inbox.endpoint.reply = 'accepted';
    await send(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    const [first, second] = inbox.endpoint.received.map(({ text }) => text);
    expect(second).toBe(first);
  },
);

clause(
  'SUBMIT-NO-REPLY',
  'a visitor without a connection is told at once, and can try again',
  async ({ page, context, inbox, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    expectConsole(/Form submission failed/);
    const alerts = noteDialogs(page);
    await openReady(page);
    await tile(page, /^Tyres/).click();
    await fillIn(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(apology);
    await expect.poll(() => alerts).toEqual([`alert: ${apology}`]);
    expect(inbox.endpoint.received).toEqual([]);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('CONTACT-NO-SCRIPT-STEPS', 'tiles and details, and no way back', async ({ page }) => {
    await page.goto('/contact');
    await expect(
      page.getByRole('heading', { name: 'Step 1 of 2 : Select Enquiry Type' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Step 2 of 2 : Your Details' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await tile(page, /^Tyres/).check();
    await expect(tile(page, /^General/)).toBeVisible();
    await expect(field(page, 'Name')).toBeVisible();
  });

  clause('CONTACT-NO-SCRIPT-POST', 'the enquiry arrives all the same', async ({ page, inbox }) => {
    await page.goto('/contact');
    await tile(page, /^Emergency/).check();
    await page.getByRole('combobox', { name: 'Urgency' }).selectOption('urgent');
    await field(page, 'Name').fill('Aroha Tamati');
    await field(page, 'Email').fill('aroha@post.example');
    await field(page, 'Phone').fill('021 000 0000');
    await field(page, 'Message').fill('Flat in Lyttelton');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
    expect(inbox.endpoint.received[0]).toMatchObject({
      sentBy: 'form',
      fields: {
        formType: 'contact',
        enquiryType: 'emergency',
        name: 'Aroha Tamati',
        email: 'aroha@post.example',
        phone: '021 000 0000',
        message: 'Flat in Lyttelton',
        urgency: 'urgent',
      },
    });
  });

  clause(
    'CONTACT-NO-SCRIPT-SUBJECT',
    'an emergency is not called general',
    async ({ page, inbox }) => {
      await page.goto('/contact');
      await tile(page, /^Emergency/).check();
      await fillIn(page);
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      expect(inbox.endpoint.received.map(({ fields }) => fields['_subject'])).toEqual([
        'New Contact',
      ]);
    },
  );

  for (const blank of ['Name', 'Email', 'Phone'])
    clause('CONTACT-BLANK', `${blank} of spaces is not sent`, async ({ page, inbox }) => {
      await page.goto('/contact');
      await fillIn(page);
      await field(page, blank).fill('   ');
      const isValid = field(page, blank).evaluate((box: HTMLInputElement) => box.validity.valid);
      expect(await isValid).toBe(false);
      await send(page).click();
      await expect(field(page, blank)).toBeFocused();
      expect(inbox.endpoint.received).toEqual([]);
    });
});

for (const [kind, javaScriptEnabled] of [
  ['script', true],
  ['the browser alone', false],
] as const) {
  test.describe(`sent by ${kind}`, () => {
    test.use({ javaScriptEnabled });

    /** Sends an enquiry, with the trap as a person or a program leaves it, and gives what arrived. */
    async function sendWith(page: Page, inbox: Inbox, isProgram: boolean) {
      await page.goto('/contact');
      if (javaScriptEnabled) await ready(page);
      await tile(page, /^Fleet/).check();
      await fillIn(page);
      if (isProgram)
        await page.locator('[name="_gotcha"]').evaluate((box: HTMLInputElement) => {
          box.checked = true;
        });
      await send(page).click();
      await expect.poll(() => inbox.endpoint.received.length).toBe(1);
      return inbox.endpoint.received[0]?.fields ?? {};
    }

    clause('SPAM-TRAP-EMPTY', 'no ninth key', async ({ page, inbox }) => {
      const fields = await sendWith(page, inbox, false);
      expect(Object.keys(fields).toSorted()).toEqual([
        '_subject',
        'email',
        'enquiryType',
        'formType',
        'message',
        'name',
        'phone',
        'urgency',
      ]);
    });

    clause('SPAM-TRAP-FILLED', 'the trap comes along', async ({ page, inbox }) => {
      const fields = await sendWith(page, inbox, true);
      expect(fields).toMatchObject({ name: 'Aroha Tamati', _gotcha: 'on' });
    });
  });
}

clause(
  'CONTACT-EARLY-TILES',
  'a press shows the details and puts the tiles away',
  async ({ page }) => {
    const release = await openBeforeScript(page, '/contact');
    await expect(secondStep(page)).toBeHidden();
    await expect(field(page, 'Name')).toBeHidden();
    await tile(page, /^Tyres/).click();
    await expect(secondStep(page)).toBeVisible();
    // Out of view, yet within the keyboard's reach: there is no Back before script.
    await expect(tile(page, /^Tyres/)).not.toBeInViewport();
    await release();
    await expect(secondStep(page)).toBeVisible();
    await expect(tile(page, /^Tyres/)).toBeHidden();
  },
);

clause(
  'CONTACT-ARROWS',
  'before script, the arrow keys walk the tiles in view',
  async ({ page }) => {
    const release = await openBeforeScript(page, '/contact');
    await tile(page, /^General/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, /^Service/)).toBeFocused();
    await expect(tile(page, /^Service/)).toBeVisible();
    await release();
    await expect(tile(page, /^Service/)).toBeFocused();
    await expect(tile(page, /^Service/)).toBeVisible();
    await expect(secondStep(page)).toBeHidden();
  },
);

clause(
  'CONTACT-EARLY-KEPT',
  'early entries survive the script and other edits, and are sent',
  async ({ page, inbox }) => {
    const release = await openBeforeScript(page, '/contact');
    await tile(page, /^Emergency/).click();
    await page.getByRole('combobox', { name: 'Urgency' }).selectOption('urgent');
    await field(page, 'Name').fill('Aroha Tamati');
    await field(page, 'Phone').fill('021 000 0000');
    await release();
    await expect(secondStep(page)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Aroha Tamati');
    await field(page, 'Email').fill('aroha@post.example');
    await field(page, 'Message').fill('Flat in Lyttelton');
    await expect(field(page, 'Name')).toHaveValue('Aroha Tamati');
    await expect(field(page, 'Phone')).toHaveValue('021 000 0000');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(inbox.endpoint.received[0]?.fields).toEqual({
      formType: 'contact',
      enquiryType: 'emergency',
      name: 'Aroha Tamati',
      email: 'aroha@post.example',
      phone: '021 000 0000',
      message: 'Flat in Lyttelton',
      urgency: 'urgent',
      _subject: 'New Contact - emergency',
    });
  },
);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const chosen of [false, true]) {
      clause(
        'CONTACT-SCRIPT-STILL',
        `${chosen ? 'a tile chosen' : 'nothing chosen'}, ${width} px`,
        async ({ page }) => {
          const release = await openBeforeScript(page, '/contact');
          const heading = page.getByRole('heading', { name: 'Send us a message' });
          await heading.evaluate((element) => element.scrollIntoView());
          if (chosen) await tile(page, /^Emergency/).click();
          expect(await shiftsDuring(page, release)).toEqual([]);
        },
      );
    }
  });
}

clause('CONTACT-NO-HAS', 'a flat tyre, and a general question', async ({ page }) => {
  await takeAway(page, ':has()');
  await openReady(page);
  await tile(page, /^General/).click();
  await expect(field(page, 'Name')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Urgency' })).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await tile(page, /^Emergency/).click();
  await expect(page.getByRole('combobox', { name: 'Urgency' })).toBeVisible();
  // The draft chooses it again, and a press on what is chosen changes nothing.
  await page.reload();
  await ready(page);
  await tile(page, /^Emergency/).click();
  await expect(page.getByRole('combobox', { name: 'Urgency' })).toBeVisible();
});

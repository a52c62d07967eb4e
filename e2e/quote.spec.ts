import type { Page } from '@playwright/test';
import { readTree } from './accessibility/readTree.ts';
import { openBeforeScript } from './beforeScript.ts';
import { clause, clauses, expect, ready, test } from './fixtures.ts';
import { forms } from './forms.ts';
import { shiftsDuring } from './shifts.ts';

const form = forms.quote;
const send = (page: Page) => page.getByRole('button', { name: form.button });

clauses(
  ['SUBMIT-POST', 'QUOTE-NAMES', 'QUOTE-CONFETTI-LATE', 'QUOTE-ANOTHER'],
  'the form posts its ten fields and fetches confetti after success, and “Request Another Quote” gives an empty form',
  async ({ page, inbox, site }) => {
    const confetti: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/confetti[^/]*\.js$/.test(request.url())) confetti.push(request.url());
    });
    await page.goto('/tyre-enquiry');
    await ready(page);
    const names = (await readTree(page))
      .filter(({ role }) => /^(?:textbox|combobox)$/i.test(role))
      .map(({ name }) => name);
    expect(names).toEqual([
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
    ]);
    await form.fillIn(page);
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    inbox.endpoint.onEnquiry = () => resolve();
    const release = inbox.endpoint.hold();
    await send(page).click();
    await arrived;
    await expect(page.getByRole('button', { name: form.waiting })).toBeDisabled();
    expect(confetti).toEqual([]);
    release();
    await expect(page.getByRole('heading', { name: 'Thanks, Aroha!' })).toBeFocused();
    await expect.poll(() => confetti.length).toBe(1);
    expect(inbox.endpoint.received).toEqual([
      expect.objectContaining({
        origin: site.origin,
        contentType: 'application/json',
        accept: 'application/json',
        fields: {
          formType: 'tyre-enquiry',
          ...form.arrives,
          _subject: 'New Tyre Enquiry - Aroha Tāmati',
        },
      }),
    ]);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Request Another Quote' }).click();
    await reloaded;
    await expect(page).toHaveURL('/tyre-enquiry');
    await ready(page);
    for (const name of names) await expect(page.getByLabel(name)).toHaveValue('');
    await expect(page.getByText('What you typed is still here.')).toHaveCount(0);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clauses(
    ['QUOTE-NO-SCRIPT-POST', 'SPAM-TRAP-FILLED'],
    'the browser posts every field and a ticked spam trap',
    async ({ page, inbox }) => {
      await page.goto('/tyre-enquiry');
      await form.fillIn(page);
      const trap = page.locator('[name="_gotcha"]');
      await expect(trap).toHaveCount(1);
      await trap.evaluate((box: HTMLInputElement) => {
        box.checked = true;
      });
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      expect(inbox.endpoint.received).toEqual([
        expect.objectContaining({
          sentBy: 'form',
          fields: {
            formType: 'tyre-enquiry',
            ...form.arrives,
            comment: 'Four, please.\r\nFriday after 3?',
            _subject: 'New Tyre Enquiry',
            _gotcha: 'on',
          },
        }),
      ]);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 900 } });

  clause('QUOTE-SCRIPT-STILL', 'the script moves nothing in a filled-in form', async ({ page }) => {
    const release = await openBeforeScript(page, form.address);
    await form.fillIn(page);
    await page.getByLabel('Width mm').evaluate((element) => element.scrollIntoView());
    const tyre = page.getByRole('figure');
    const before = await tyre.boundingBox();
    expect(await shiftsDuring(page, release)).toEqual([]);
    expect(await tyre.boundingBox()).toEqual(before);
  });

  clause('DRAFT-STILL', 'restoring a draft moves nothing', async ({ page, context }) => {
    await page.goto(form.address);
    await ready(page);
    await form.fillIn(page);
    // In a new tab, because after a reload the browser itself could restore the entries.
    const next = await context.newPage();
    const release = await openBeforeScript(next, form.address);
    const heading = next.getByRole('heading', { name: 'Your tyre size' });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const shifts = await shiftsDuring(next, async () => {
      await release();
      await expect(next.getByText('What you typed is still here.')).toBeVisible();
    });
    expect(shifts).toEqual([]);
    await expect(next.getByLabel('First name')).toHaveValue('Aroha');
  });
});

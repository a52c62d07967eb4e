import { readTree } from './accessibility/readTree.ts';
import { clauses, expect, openReady, ready, test, watchRequests } from './fixtures.ts';
import { forms, send } from './forms.ts';

const form = forms.quote;

clauses(
  ['SUBMIT-POST', 'QUOTE-NAMES', 'QUOTE-CONFETTI-LATE', 'QUOTE-ANOTHER'],
  'the form posts its ten fields and fetches confetti after success, and “Request Another Quote” gives an empty form',
  async ({ page, inbox, site }) => {
    const confetti = watchRequests(page, (request) =>
      /\/assets\/confetti[^/]*\.js$/.test(request.url()),
    );
    await openReady(page, '/tyre-enquiry');
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
    await send(page, form);
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
      await send(page, form);
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

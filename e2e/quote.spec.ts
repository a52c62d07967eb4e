import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { clauses, expect, openReady, ready, test, watchRequests } from './fixtures.ts';
import { forms, send } from './forms.ts';

const form = forms.quote;

clauses(
  ['QUOTE-CONFETTI-LATE', 'QUOTE-ANOTHER'],
  'the form fetches confetti after success, and “Request Another Quote” gives an empty form',
  async ({ page, inbox }, info) => {
    const confetti = watchRequests(page, (request) =>
      /\/assets\/confetti[^/]*\.js$/.test(request.url()),
    );
    await openReady(page, '/tyre-enquiry');
    await form.fillIn(page);
    const release = inbox.endpoint.hold();
    await send(page, form);
    await expect.poll(() => inbox.endpoint.received.length).toBe(1);
    await page.getByRole('button', { name: form.waiting }).waitFor();
    if (isAsked('QUOTE-CONFETTI-LATE', info)) expect(confetti).toEqual([]);
    release();
    await page.getByRole('heading', { name: 'Thanks, Aroha!' }).waitFor();
    if (isAsked('QUOTE-CONFETTI-LATE', info)) await expect.poll(() => confetti.length).toBe(1);
    if (!isAsked('QUOTE-ANOTHER', info)) return;
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Request Another Quote', exact: true }).click();
    await reloaded;
    await expect(page).toHaveURL('/tyre-enquiry');
    await ready(page);
    for (const label of Object.keys({ ...form.size, ...form.typed, 'Nearest location': '' }))
      await expect(page.getByLabel(label)).toHaveValue('');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clauses(
    ['QUOTE-NO-SCRIPT-POST', 'SPAM-TRAP-FILLED'],
    'the browser posts every field and a ticked spam trap',
    async ({ page, inbox }, info) => {
      await page.goto('/tyre-enquiry');
      await form.fillIn(page);
      await page.locator('[name="_gotcha"]').evaluateAll(([box]) => {
        if (box instanceof HTMLInputElement) box.checked = true;
      });
      await send(page, form);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const [sent] = inbox.endpoint.received;
      const { _gotcha, ...fields } = sent?.fields ?? {};
      if (isAsked('SPAM-TRAP-FILLED', info)) expect(_gotcha).toBe('on');
      if (!isAsked('QUOTE-NO-SCRIPT-POST', info)) return;
      expect(inbox.endpoint.received).toMatchObject([{ sentBy: 'form' }]);
      expect(fields).toEqual({
        formType: 'tyre-enquiry',
        ...form.arrives,
        comment: 'Four, please.\r\nFriday after 3?',
        _subject: 'New Tyre Enquiry',
      });
    },
  );
});

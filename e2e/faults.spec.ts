/**
 * Every reply that form services were seen to give, against every form, over real HTTP from another origin: what
 * the visitor is told, what stays typed, and what the next attempt sends.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { ReplyName } from '../mocks/replies.ts';
import { clause, expect, wake } from './fixtures.ts';

/** One form as a visitor meets it. */
interface Form {
  readonly address: string;
  readonly fillIn: (page: Page) => Promise<void>;
  /** What was typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
  readonly waiting: string;
  readonly sent: RegExp;
  readonly apology: string;
}

const forms: Readonly<Record<string, Form>> = {
  contact: {
    address: '/contact',
    typed: {
      Name: 'Aroha Tamati',
      Email: 'aroha@post.example',
      Phone: '021 000 0000',
      Message: 'Two 205/55R16, please.\nFriday after 3?',
    },
    async fillIn(page) {
      await page.getByRole('radio', { name: /^Tyres/ }).click();
      for (const [name, text] of Object.entries(this.typed))
        await page.getByRole('textbox', { name }).fill(text);
    },
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/,
    apology:
      'Sorry, there was an error submitting your message. Please call us at 03 000 0100 or email hello@porthillstyre.example directly.',
  },
  quote: {
    address: '/tyre-enquiry',
    typed: {
      'Rego (optional)': 'KTR482',
      'First name': 'Aroha',
      'Last name (optional)': 'Tāmati',
      'Phone number': '021 000 0000',
      Email: 'aroha@post.example',
      'Comment (optional)': 'Four, please.\nFriday after 3?',
    },
    async fillIn(page) {
      await page.getByRole('button', { name: '205/55R16' }).click();
      for (const [name, text] of Object.entries(this.typed))
        await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('combobox', { name: 'Nearest location' }).selectOption('Papanui');
    },
    button: 'Get my quote',
    waiting: 'Processing...',
    sent: /^Thanks, Aroha!$/,
    apology:
      'Sorry, there was an error submitting your enquiry. Please call us at 03 000 0100 or email hello@porthillstyre.example directly.',
  },
};

/** What comes of a reply: whether the enquiry counts as sent, the clause that says so, and the browser's own line. */
interface Outcome {
  readonly id: ClauseId;
  readonly sent: boolean;
  readonly line?: RegExp;
  /** The reply never ends by itself: the site gives up after 15 seconds. */
  readonly endless?: true;
}

const accepted: Outcome = { id: 'SUBMIT-ACCEPTED', sent: true };
const refused: Outcome = { id: 'SUBMIT-REFUSED', sent: false };
const notJson: Outcome = { id: 'SUBMIT-NOT-JSON', sent: false };
const endless: Outcome = { id: 'SUBMIT-TIMEOUT', sent: false, endless: true };
const status = (code: number): Outcome => ({
  id: 'SUBMIT-STATUS',
  sent: false,
  line: new RegExp(`status of ${code}`),
});
const lost = (line: RegExp): Outcome => ({ id: 'SUBMIT-NO-REPLY', sent: false, line });

const outcomes: Readonly<Record<ReplyName, Outcome>> = {
  accepted,
  'accepted-ok': accepted,
  'accepted-success': accepted,
  'accepted-success-text': accepted,
  'accepted-empty-errors': accepted,
  'accepted-empty-object': accepted,
  'accepted-created': accepted,
  'accepted-code': accepted,
  'accepted-nested': accepted,
  'accepted-latin1': accepted,
  'accepted-enormous': accepted,
  'accepted-null': accepted,
  slow: accepted,
  'refused-empty': status(400),
  'refused-address': status(400),
  'refused-key': status(401),
  'refused-quota': status(402),
  'refused-inactive': status(403),
  'refused-host': status(403),
  'refused-unknown': status(404),
  'refused-gone': status(410),
  'refused-large': status(413),
  'refused-type': status(415),
  'refused-fields': status(422),
  'refused-fields-list': status(422),
  'refused-rate': status(429),
  'failed-server': status(500),
  'failed-mute': status(503),
  'failed-gateway': status(502),
  'failed-upkeep': status(503),
  'refused-with-200-success': refused,
  'refused-with-200-success-text': refused,
  'refused-with-200-ok': refused,
  'refused-with-200-ok-text': refused,
  'refused-with-200-error': refused,
  'refused-with-200-errors': refused,
  'refused-with-200-errors-by-field': refused,
  'nonsense-page': notJson,
  // The page it is sent on to is of another origin, and does not allow this one to read it.
  'nonsense-redirect': { ...notJson, line: /CORS|ERR_FAILED/ },
  'nonsense-blank': notJson,
  'nonsense-utf16': notJson,
  'nonsense-empty': notJson,
  'nonsense-cut': notJson,
  'broken-body': lost(/ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/),
  'stuck-body': endless,
  reset: lost(/ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/),
  silent: endless,
  'other-origin': lost(/CORS|ERR_FAILED/),
  'other-origin-asked': lost(/CORS|ERR_FAILED/),
};

/** The texts of the browser's alerts, as they come. */
function noteAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return texts;
}

for (const [formName, form] of Object.entries(forms)) {
  for (const [name, { id, sent, line, endless: mustGiveUp }] of Object.entries(outcomes)) {
    clause(id, `${formName}, "${name}"`, async ({ page, inbox, expectConsole }) => {
      const alerts = noteAlerts(page);
      if (mustGiveUp) await page.clock.install();
      await page.goto(form.address);
      await wake(page);
      await form.fillIn(page);
      inbox.endpoint.reply = name as ReplyName;
      const { promise: arrived, resolve } = Promise.withResolvers<void>();
      inbox.endpoint.onEnquiry = () => resolve();
      await page.getByRole('button', { name: form.button }).click();
      if (sent) {
        await expect(page.getByRole('heading', { name: form.sent })).toBeFocused();
        expect(alerts).toEqual([]);
        expect(inbox.endpoint.received).toHaveLength(1);
        return;
      }

      if (line) expectConsole(line);
      expectConsole(/Form submission failed/);
      if (mustGiveUp) {
        await arrived;
        await page.clock.fastForward(14_000);
        await expect(page.getByRole('button', { name: form.waiting })).toBeDisabled();
        await page.clock.fastForward(1_000);
      }
      await expect(page.getByRole('alert')).toHaveText(form.apology);
      await expect.poll(() => alerts).toEqual([`alert: ${form.apology}`]);
      await expect(page.getByRole('heading', { name: form.sent })).toHaveCount(0);
      for (const [label, text] of Object.entries(form.typed))
        await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
      await expect(page.getByRole('button', { name: form.button })).toBeEnabled();

      inbox.endpoint.reply = 'accepted';
      await page.getByRole('button', { name: form.button }).click();
      await expect(page.getByRole('heading', { name: form.sent })).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const bodies = inbox.endpoint.received.map(({ text }) => text);
      // A preflight that was refused kept the first attempt from being made at all; and where a kept connection
      // breaks, the browser itself sends once more before it gives up.
      const attempts = { 'other-origin-asked': [1], reset: [2, 3], 'broken-body': [2, 3] };
      expect(attempts[name as keyof typeof attempts] ?? [2]).toContain(bodies.length);
      expect(new Set(bodies).size, 'the second attempt sends what the first did').toBe(1);
    });
  }
}

/**
 * Every reply that form services were seen to give, against every form, over real HTTP from another origin: what
 * the visitor is told, what stays typed, and what the next attempt sends.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import type { ReplyName } from '../mocks/replies.ts';
import { clause, expect, ready, test } from './fixtures.ts';
import { forms, type Form } from './forms.ts';

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
  // First of its kind: for seconds a browser remembers that it was allowed to ask.
  'other-origin-asked': lost(/CORS|ERR_FAILED/),
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
};

/** The texts of the browser's alerts, as they come. */
function noteAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(`${dialog.type()}: ${dialog.message()}`);
    // The page may go before it is answered; what it said is noted.
    dialog.accept().catch(() => undefined);
  });
  return texts;
}

/** How often a reply lets an enquiry arrive, the second attempt included; twice is what is not said here. */
const arrivals: Readonly<Partial<Record<ReplyName, readonly number[]>>> = {
  // A preflight that was refused kept the first attempt from being made at all.
  'other-origin-asked': [1],
  // Where a kept connection breaks, the browser itself sends once more before it gives up.
  reset: [2, 3],
  'broken-body': [2, 3],
};

/** A form in the window of a test, and what comes of sending it. */
interface Walk {
  readonly page: Page;
  readonly form: Form;
  readonly inbox: Inbox;
  readonly alerts: string[];
}

/** Fills the form in anew and sends it to an endpoint that gives this reply. */
async function send({ page, form, inbox, alerts }: Walk, reply: ReplyName): Promise<void> {
  await page.goto(form.address);
  await ready(page);
  await form.fillIn(page);
  alerts.length = 0;
  inbox.endpoint.reset();
  inbox.endpoint.reply = reply;
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  await page.getByRole('button', { name: form.button }).click();
  if (!outcomes[reply].endless) return;
  await arrived;
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: form.waiting }), reply).toBeDisabled();
  await page.clock.fastForward(1_000);
}

async function expectSent({ page, form, inbox, alerts }: Walk, reply: ReplyName): Promise<void> {
  await expect(page.getByRole('heading', { name: form.sent }), reply).toBeFocused();
  expect(alerts, reply).toEqual([]);
  expect(inbox.endpoint.received, reply).toHaveLength(1);
}

/** The apology is said, nothing typed is lost, and the next attempt sends the same. */
async function expectKept({ page, form, inbox, alerts }: Walk, reply: ReplyName): Promise<void> {
  await expect(page.getByRole('alert'), reply).toHaveText(form.apology);
  await expect.poll(() => alerts, reply).toEqual([`alert: ${form.apology}`]);
  await expect(page.getByRole('heading', { name: form.sent }), reply).toHaveCount(0);
  for (const [label, text] of Object.entries(form.typed))
    await expect(page.getByRole('textbox', { name: label }), reply).toHaveValue(text);
  await expect(page.getByRole('button', { name: form.button }), reply).toBeEnabled();

  inbox.endpoint.reply = 'accepted';
  await page.getByRole('button', { name: form.button }).click();
  await expect(page.getByRole('heading', { name: form.sent }), reply).toBeFocused();
  await expect(page.getByRole('alert'), reply).toHaveCount(0);
  const bodies = inbox.endpoint.received.map(({ text }) => text);
  expect(arrivals[reply] ?? [2], reply).toContain(bodies.length);
  expect(new Set(bodies).size, `${reply}: the second attempt sends what the first did`).toBe(1);
}

const replyNames = Object.keys(outcomes) as ReplyName[];

for (const [formName, form] of Object.entries(forms)) {
  // A page opened anew for each of the 49 replies would take most of the time.
  for (const id of new Set(replyNames.map((reply) => outcomes[reply].id))) {
    const replies = replyNames.filter((reply) => outcomes[reply].id === id);
    clause(id, `${formName}: ${replies.join(', ')}`, async ({ page, inbox, expectConsole }) => {
      test.setTimeout(180_000 + replies.length * 20_000);
      const walk = { page, form, inbox, alerts: noteAlerts(page) };
      if (replies.some((reply) => outcomes[reply].endless)) await page.clock.install();
      if (replies.some((reply) => !outcomes[reply].sent)) expectConsole(/Form submission failed/);
      for (const reply of replies) {
        const { sent, line } = outcomes[reply];
        if (line) expectConsole(line);
        await test.step(reply, async () => {
          await send(walk, reply);
          await (sent ? expectSent : expectKept)(walk, reply);
        });
        const faults = inbox.endpoint.received.flatMap((enquiry) => enquiry.faults);
        expect(faults, `faults of the enquiries received with ${reply}`).toEqual([]);
      }
    });
  }
}

/**
 * Each reply that a form service may give, for both forms, over HTTP from another origin: what the visitor sees, which
 * text stays, and what the next attempt sends.
 */
import type { Page } from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import type { ReplyName } from '../mocks/replies.ts';
import { clause, expect, pauseClock, ready, test } from './fixtures.ts';
import { forms, noteDialogs, type Form } from './forms.ts';

/** What the form has to do after a reply. */
interface Outcome {
  /** The clause that covers this reply. */
  readonly id: ClauseId;
  readonly sent: boolean;
  /** What the browser logs in the console. */
  readonly line?: RegExp;
  /** The reply never ends, so the site gives up after 15 seconds. */
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
  // This reply is first, because after an allowed preflight request the browser sends no further preflight request for some seconds.
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
  'accepted-status': accepted,
  'accepted-no-error': accepted,
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
  'refused-with-200-status': refused,
  'refused-with-200-result': refused,
  'refused-with-200-code': refused,
  'refused-with-200-code-status': refused,
  'refused-with-200-success-zero': refused,
  'refused-with-200-ok-zero': refused,
  'refused-with-200-success-capitals': refused,
  'refused-with-200-nested': refused,
  'refused-with-200-spam': refused,
  'refused-with-200-validation': refused,
  'refused-with-200-unauthorized': refused,
  'nonsense-page': notJson,
  // The redirect leads to another origin, which does not allow the page to read its reply.
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

/** How often the enquiry may arrive with these replies. With all others it arrives once. */
const arrivals: Readonly<Partial<Record<ReplyName, readonly number[]>>> = {
  // The browser does not send an enquiry whose preflight was refused.
  'other-origin-asked': [0],
  // If a reused connection breaks, the browser sends the request a second time by itself.
  reset: [1, 2],
  'broken-body': [1, 2],
};

interface Visit {
  readonly page: Page;
  readonly form: Form;
  readonly inbox: Inbox;
  /** The browser's dialogs since the last press. */
  readonly dialogs: string[];
  /** The different enquiries that have arrived. */
  readonly bodies: Set<string>;
}

async function openAndFillIn({ page, form }: Visit): Promise<void> {
  await page.goto(form.address);
  await ready(page);
  await form.fillIn(page);
}

/** Sends the form while the endpoint gives this reply. */
async function send({ page, form, inbox, dialogs }: Visit, reply: ReplyName): Promise<void> {
  dialogs.length = 0;
  inbox.endpoint.reset();
  inbox.endpoint.reply = reply;
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  const button = page.getByRole('button', { name: form.button });
  if (!outcomes[reply].endless) return button.click();
  await pauseClock(page);
  await button.click();
  await arrived;
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: form.waiting }), reply).toBeDisabled();
  await page.clock.fastForward(1_000);
  await page.clock.resume();
}

/** Expects one of these numbers of well-formed enquiries, with the same content on each attempt. */
function expectArrived({ inbox, bodies }: Visit, reply: ReplyName, times: readonly number[]): void {
  const { received } = inbox.endpoint;
  const faults = received.flatMap((enquiry) => enquiry.faults);
  expect(faults, `faults of the enquiries received with ${reply}`).toEqual([]);
  expect(times, reply).toContain(received.length);
  for (const { text } of received) bodies.add(text);
  expect(bodies.size, `${reply}: each attempt sends the same`).toBeLessThanOrEqual(1);
}

async function expectSuccess(visit: Visit, reply: ReplyName): Promise<void> {
  const { page, form, dialogs } = visit;
  await expect(page.getByRole('heading', { name: form.sent }), reply).toBeFocused();
  await expect(page.getByRole('alert'), reply).toHaveCount(0);
  expect(dialogs, reply).toEqual([]);
  expectArrived(visit, reply, [1]);
}

/** Expects the error alert, the typed texts, and a button that is enabled. */
async function expectFailure(visit: Visit, reply: ReplyName): Promise<void> {
  const { page, form, dialogs } = visit;
  // The dialog is checked first, because the error alert of the previous attempt has the same words.
  await expect.poll(() => dialogs, reply).toEqual([`alert: ${form.apology}`]);
  await expect(page.getByRole('alert'), reply).toHaveText(form.apology);
  await expect(page.getByRole('heading', { name: form.sent }), reply).toHaveCount(0);
  for (const [label, text] of Object.entries(form.typed))
    await expect(page.getByRole('textbox', { name: label }), reply).toHaveValue(text);
  await expect(page.getByRole('button', { name: form.button }), reply).toBeEnabled();
  expectArrived(visit, reply, arrivals[reply] ?? [1]);
}

// Reduced motion leaves out the confetti, which takes most of the browser's time.
test.use({ reducedMotion: 'reduce' });

const replyNames = Object.keys(outcomes) as ReplyName[];

for (const [formName, form] of Object.entries(forms)) {
  // After a failure the same page sends the form again for the next reply: opening a page for each reply takes longer.
  for (const id of new Set(replyNames.map((reply) => outcomes[reply].id))) {
    const replies = replyNames.filter((reply) => outcomes[reply].id === id);
    const isSent = replies.every((reply) => outcomes[reply].sent);
    clause(
      id,
      `the ${formName} form shows ${isSent ? 'success' : 'the error alert'} after each reply of this clause`,
      async ({ page, inbox, expectConsole }) => {
        test.setTimeout(180_000 + replies.length * 20_000);
        const visit = { page, form, inbox, dialogs: noteDialogs(page), bodies: new Set<string>() };
        if (replies.some((reply) => outcomes[reply].endless)) await page.clock.install();
        if (!isSent) expectConsole(/Form submission failed/);
        let isFilledIn = false;
        for (const reply of isSent ? replies : [...replies, 'accepted' as const]) {
          const { sent, line } = outcomes[reply];
          if (line) expectConsole(line);
          await test.step(reply, async () => {
            if (!isFilledIn) await openAndFillIn(visit);
            await send(visit, reply);
            await (sent ? expectSuccess : expectFailure)(visit, reply);
          });
          isFilledIn = !sent;
        }
      },
    );
  }
}

import { expect, vi } from 'vitest';
import { failureParts } from '../../src/content/formWords.ts';
import { isRefusal, submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

const enquiry = { formType: 'contact', _subject: 'New Contact - General' } as const;

/** Sends an enquiry that gets this reply. Returns the result, and the number of timers that still run. */
async function answered(reply: Response) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', () => Promise.resolve(reply));
  const outcome: unknown = await submitEnquiry(enquiry).catch((error: unknown) => error);
  return { outcome, timers: vi.getTimerCount() };
}

clause('SUBMIT-TIMEOUT', 'a reply ends the time limit', async () => {
  const { outcome, timers } = await answered(Response.json({ ok: true }));
  expect(outcome).toEqual({ ok: true });
  expect(timers).toBe(0);
});

clause('SUBMIT-TIMEOUT', 'a failure reply ends the time limit', async () => {
  expectConsole(/Form submission failed/);
  expect((await answered(Response.json({}, { status: 500 }))).timers).toBe(0);
});

clause('SUBMIT-THROWS', 'the cause of the error names the status of the reply', async () => {
  expectConsole(/Form submission failed/);
  const { outcome } = await answered(Response.json({}, { status: 503 }));
  expect(outcome).toMatchObject({ cause: { message: 'Status 503' } });
});

clause('SUBMIT-THROWS', 'the error’s cause has the reply that refused the enquiry', async () => {
  expectConsole(/Form submission failed/);
  const { outcome } = await answered(Response.json({ ok: false }));
  expect(outcome).toMatchObject({ cause: { message: 'Refused', cause: { ok: false } } });
});

for (const error of [7, true, 'quota', ['quota'], { email: 'invalid' }]) {
  clause(
    'SUBMIT-REFUSED',
    `a reply with the error ${JSON.stringify(error)} refuses the enquiry`,
    () => {
      expect(isRefusal({ error })).toBe(true);
      expect(isRefusal({ errors: error })).toBe(true);
    },
  );
}

for (const reply of [
  { status: 'fail' },
  { result: 'failed' },
  { status: 'invalid' },
  { code: 400 },
  { success: '0' },
  { ok: '0' },
  { status: 'Unauthorized' },
  { result: 'SPAM' },
  { data: { error: 'quota' } },
])
  clause('SUBMIT-REFUSED', `the reply ${JSON.stringify(reply)} refuses the enquiry`, () => {
    expect(isRefusal(reply)).toBe(true);
  });

for (const reply of [undefined, null, '', 'error', 0, false, [], {}]) {
  clause(
    'SUBMIT-ACCEPTED',
    `neither the reply ${JSON.stringify(reply)} nor a reply with an empty error refuses the enquiry`,
    () => {
      expect(isRefusal(reply)).toBe(false);
      const nothing = reply === 'error' ? '' : reply;
      expect(isRefusal({ error: nothing, errors: nothing })).toBe(false);
    },
  );
}

for (const reply of [{ code: 399 }, { status: 'no error' }, { data: { code: 399 } }])
  clause('SUBMIT-REFUSED', `the reply ${JSON.stringify(reply)} does not refuse the enquiry`, () => {
    expect(isRefusal(reply)).toBe(false);
  });

clause('SUBMIT-ACCEPTED', 'a reply with the status 299 is accepted', async () => {
  expect((await answered(Response.json({}, { status: 299 }))).outcome).toEqual({});
});

clause('SUBMIT-STATUS', 'a reply with the status 300 is a failure', async () => {
  expectConsole(/Form submission failed/);
  const { outcome } = await answered(Response.json({ ok: true }, { status: 300 }));
  expect(outcome).toMatchObject({ cause: { message: 'Status 300' } });
});

clause('CONTACT-FAILED-ALERT', 'the alert has the exact words of the clause', () => {
  expect(failureParts('message').join('')).toBe(
    `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`,
  );
});

clause('QUOTE-FAILED-ALERT', 'the alert has the exact words of the clause', () => {
  expect(failureParts('enquiry').join('')).toBe(
    `Sorry, there was an error submitting your enquiry. Please call us at ${phone.main.number} or email ${business.email} directly.`,
  );
});

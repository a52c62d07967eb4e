import { afterAll, beforeAll, beforeEach, afterEach, expect, vi } from 'vitest';
import { startInbox, type Inbox } from '../../mocks/inbox/inbox.ts';
import { replies, type ReplyName } from '../../mocks/replies.ts';
import { isRefusal, submitEnquiry, type Enquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

/** The mock form service over real HTTP, so that a connection can break or stall. */
let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox('http://127.0.0.1/f/site', 0);
});
beforeEach(() => {
  inbox.endpoint.reset();
  vi.stubEnv('VITE_FORM_ENDPOINT', `http://127.0.0.1:${inbox.port}/f/site`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => inbox.close());

const enquiry: Enquiry = {
  formType: 'contact',
  enquiryType: 'general',
  name: 'Aroha',
  email: 'aroha@post.example',
  phone: '021 000 0000',
  message: 'Kia ora',
  urgency: 'normal',
  _subject: 'New Contact - general',
};

/** The error of an enquiry that could not be sent. */
async function failureOf(sending: Promise<unknown>): Promise<Error> {
  const outcome: unknown = await sending.then(
    (reply) => ({ reply }),
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  expect(outcome, 'the helper should have thrown').toBeInstanceOf(Error);
  throw new Error('not reached');
}

clause('SUBMIT-POST', 'one POST request has JSON and only two headers', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  // If the mock refuses the request, `received` shows what is wrong with it.
  await submitEnquiry(enquiry).catch(() => undefined);
  expect(inbox.endpoint.received).toMatchObject([{ fields: { ...enquiry }, faults: [] }]);
  expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({
    'Content-Type': 'application/json',
    Accept: 'application/json',
  });
});

clause('SUBMIT-LEAVING', 'only a body of at most 60,000 bytes has keepalive', async () => {
  const asked: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, { keepalive }: RequestInit) => {
    asked.push(keepalive);
    return Promise.resolve(Response.json({}));
  });
  const bare = { ...enquiry, message: '' };
  const rest = 60_000 - JSON.stringify(bare).length;
  for (const message of ['Kia ora', 'a'.repeat(rest), 'a'.repeat(rest + 1), 'ā'.repeat(rest / 2)])
    await submitEnquiry({ ...bare, message });
  expect(asked).toEqual([true, true, false, true]);
  await submitEnquiry({ ...bare, message: 'ā'.repeat(rest / 2 + 1) });
  expect(asked.at(-1)).toBe(false);
});

clause('SUBMIT-UNCHECKED', 'blank texts and an incomplete email address are sent', async () => {
  const blank = { ...enquiry, name: '', email: 'aroha@', phone: ' ', message: '' };
  await submitEnquiry(blank).catch(() => undefined);
  expect(inbox.endpoint.received.map(({ fields }) => fields)).toEqual([blank]);
});

clause('SUBMIT-REPLY', 'the JSON of the reply is returned as an object', async () => {
  await expect(submitEnquiry(enquiry)).resolves.toEqual({ next: '/thanks', ok: true });
});

const names = Object.keys(replies) as ReplyName[];

for (const name of names.filter((each) => each.startsWith('accepted')))
  clause('SUBMIT-ACCEPTED', `the reply “${replies[name].title}” is accepted`, async () => {
    inbox.endpoint.reply = name;
    await expect(submitEnquiry(enquiry)).resolves.not.toBeInstanceOf(Error);
  });

for (const [id, pattern] of [
  ['SUBMIT-STATUS', /^(?:failed|refused-(?!with-200))/],
  ['SUBMIT-REFUSED', /^refused-with-200/],
  ['SUBMIT-NOT-JSON', /^nonsense/],
  ['SUBMIT-NO-REPLY', /^(?:reset|broken-body)$/],
] as const)
  for (const name of names.filter((each) => pattern.test(each)))
    clause(id, `sending fails if the service does this: “${replies[name].title}”`, async () => {
      expectConsole(/Form submission failed/);
      inbox.endpoint.reply = name;
      expect((await failureOf(submitEnquiry(enquiry))).message).toBe('Form submission failed');
    });

const errors = [7, true, 'quota', ['quota'], { email: 'invalid' }];
const nothing = [undefined, null, '', 0, false, [], {}];

for (const [id, title, isRefused, bodies] of [
  [
    'SUBMIT-REFUSED',
    'each of these bodies refuses the enquiry, also as “data”',
    true,
    [
      ...errors.flatMap((error) => [{ error }, { errors: error }]),
      { status: 'fail' },
      { status: 'invalid' },
      { status: 'Unauthorized' },
      { result: 'failed' },
      { result: 'SPAM' },
      { code: 400 },
      { success: '0' },
      { ok: '0' },
    ],
  ],
  [
    'SUBMIT-REFUSED',
    'a code of 399 and “no error” do not refuse the enquiry, nor as “data”',
    false,
    [{ code: 399 }, { status: 'no error' }],
  ],
  [
    'SUBMIT-ACCEPTED',
    'an empty body or error does not refuse the enquiry, nor as “data”',
    false,
    ['error', ...nothing.flatMap((error) => [error, { error }, { errors: error }])],
  ],
] as const)
  clause(id, title, () => {
    for (const body of bodies) {
      expect(isRefusal(body), JSON.stringify(body)).toBe(isRefused);
      expect(isRefusal({ data: body }), JSON.stringify(body)).toBe(isRefused);
    }
  });

/** Sends an enquiry that gets this reply. Returns the result, and the number of timers that still run. */
async function answered(reply: Response) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', () => Promise.resolve(reply));
  const outcome: unknown = await submitEnquiry(enquiry).catch((error: unknown) => error);
  return { outcome, timers: vi.getTimerCount() };
}

clause('SUBMIT-ACCEPTED', 'a reply with the status 299 is accepted', async () => {
  expect((await answered(Response.json({}, { status: 299 }))).outcome).toEqual({});
});

clause('SUBMIT-STATUS', 'a reply with the status 300 is a failure', async () => {
  expectConsole(/Form submission failed/);
  const { outcome } = await answered(Response.json({ ok: true }, { status: 300 }));
  expect(outcome).toMatchObject({ cause: { message: 'Status 300' } });
});

clause('SUBMIT-TIMEOUT', 'a reply ends the time limit, also one that says “no”', async () => {
  expectConsole(/Form submission failed/);
  expect((await answered(Response.json({}))).timers).toBe(0);
  expect((await answered(Response.json({}, { status: 500 }))).timers).toBe(0);
});

const never = () => new Promise<never>(() => undefined);

for (const [what, respond] of [
  ['a request without a reply', never],
  ['a reply that stops halfway', () => Promise.resolve({ ok: true, json: never })],
] as const)
  clause('SUBMIT-TIMEOUT', `${what} fails after exactly 15 seconds`, async () => {
    expectConsole(/Form submission failed/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // The request does not even end when it is aborted.
    const fetching = vi.fn<(url: string, request: RequestInit) => unknown>(respond);
    vi.stubGlobal('fetch', fetching);
    const causes: unknown[] = [];
    void failureOf(submitEnquiry(enquiry)).then(({ cause }) => causes.push(cause));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(causes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(causes).toEqual([expect.objectContaining({ name: 'AbortError' })]);
    expect(fetching.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

clause('SUBMIT-THROWS', 'a failure is logged once and thrown with its cause', async () => {
  expectConsole(/Form submission failed/);
  inbox.endpoint.reply = 'refused-with-200-error';
  const failure = await failureOf(submitEnquiry(enquiry));
  expect(failure.message).toBe('Form submission failed');
  expect(failure.cause).toMatchObject({
    message: 'Refused',
    cause: { error: 'form over quota' },
  });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(failure);
});

clause('SUBMIT-ONCE', 'a refusal, a lost connection or no reply causes no retry', async () => {
  expectConsole(/Form submission failed/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  for (const first of [
    () => Promise.resolve(Response.json({}, { status: 429 })),
    () => Promise.reject(new TypeError('Failed to fetch')),
    never,
  ]) {
    // The stub accepts a second request, so that code with a retry stops after that request.
    const fetching = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', fetching.mockImplementationOnce(first));
    void submitEnquiry(enquiry).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledOnce();
  }
});

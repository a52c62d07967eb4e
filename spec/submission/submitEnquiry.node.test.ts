import { beforeEach, expect, vi } from 'vitest';
import { isRefusal } from '../../src/forms/enquiry/refusal.ts';
import { submitEnquiry, type Enquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

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

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  });
});

/** Sends an enquiry that gets this reply. Returns the result and the requests. */
async function answered(reply: Response | Error, sent = enquiry) {
  // A second request is accepted, so that code with a retry stops after that request.
  const fetching = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({})),
  );
  if (reply instanceof Error) fetching.mockRejectedValueOnce(reply);
  else fetching.mockResolvedValueOnce(reply);
  vi.stubGlobal('fetch', fetching);
  const outcome: unknown = await submitEnquiry(sent).catch((error: unknown) => error);
  return { outcome, requests: fetching.mock.calls };
}

clause('SUBMIT-POST', 'one POST request has JSON and only two headers', async () => {
  const { requests } = await answered(Response.json({}));
  expect(requests).toMatchObject([
    [import.meta.env.VITE_FORM_ENDPOINT, { method: 'POST', body: JSON.stringify(enquiry) }],
  ]);
  expect(requests[0]?.[1].headers).toEqual({
    'Content-Type': 'application/json',
    Accept: 'application/json',
  });
});

clause('SUBMIT-LEAVING', 'only a body of at most 60,000 bytes has keepalive', async () => {
  const rest = 60_000 - JSON.stringify({ ...enquiry, message: '' }).length;
  for (const [message, isKept] of [
    ['Kia ora', true],
    ['a'.repeat(rest), true],
    ['a'.repeat(rest + 1), false],
    ['ā'.repeat(rest / 2), true],
    ['ā'.repeat(rest / 2 + 1), false],
  ] as const) {
    const { requests } = await answered(Response.json({}), { ...enquiry, message });
    expect(requests).toMatchObject([[expect.anything(), { keepalive: isKept }]]);
  }
});

clause('SUBMIT-UNCHECKED', 'blank texts and an incomplete email address are sent', async () => {
  const blank = { ...enquiry, name: '', email: 'aroha@', phone: ' ', message: '' };
  const { requests } = await answered(Response.json({}), blank);
  expect(requests.map(([, { body }]) => body)).toEqual([JSON.stringify(blank)]);
});

const brokenBody = () =>
  new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) });
const refusal = { success: false };

for (const [id, reply, fails, cause] of [
  ['SUBMIT-NO-REPLY', 'no reply', () => new TypeError('Failed to fetch'), { name: 'TypeError' }],
  ['SUBMIT-NO-REPLY', 'half a reply', () => new Response(brokenBody()), { name: 'TypeError' }],
  ...[200, 299].map((status) => {
    const refuse = () => Response.json(refusal, { status });
    return ['SUBMIT-REFUSED', `a refusal with ${status}`, refuse, { cause: refusal }] as const;
  }),
  ...[300, 399, 400, 404, 499, 500, 599].map((status) => {
    const message = `Status ${status}`;
    return ['SUBMIT-STATUS', message, () => Response.json({}, { status }), { message }] as const;
  }),
  ...Object.entries({
    'a web page': '<!doctype html><p>Are you a person?</p>',
    'an empty body': '',
    'no body': null,
    'incomplete JSON': '{"next":"/thanks","o',
    'JSON in UTF-16': Buffer.from('{"ok":true}', 'utf16le'),
  }).map(([what, body]) => {
    const name = 'SyntaxError';
    return ['SUBMIT-NOT-JSON', what, () => new Response(body), { name }] as const;
  }),
] as const)
  for (const each of [id, 'SUBMIT-THROWS', 'SUBMIT-ONCE'] as const)
    clause(each, `${reply} is a failure, which is logged once and not repeated`, async () => {
      expectConsole(/Form submission failed/);
      const { outcome, requests } = await answered(fails());
      expect(outcome).toBeInstanceOf(Error);
      expect(outcome).toMatchObject({ message: 'Form submission failed', cause });
      expect(console.error).toHaveBeenCalledExactlyOnceWith(outcome);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(requests).toHaveLength(1);
    });

/** Expects that each of these bodies, with status 200, refuses the enquiry or accepts it. */
function expectRefused(isRefused: boolean, bodies: readonly unknown[]): void {
  for (const body of bodies) expect.soft(isRefusal(body), JSON.stringify(body)).toBe(isRefused);
}

/** A body as services wrap it. */
const wrapped = (body: unknown) => [
  body,
  [body],
  { data: body },
  { data: [body] },
  { body },
  { result: body },
  { response: body },
  { statusCode: 200, body: JSON.stringify(body) },
  JSON.stringify(body),
];

/** A name as services spell it. */
const spellings = (name: string) => [
  name,
  name.toUpperCase().replace(/[_-]/, ' '),
  name.replace(/[_-]/, ''),
];

/** A value, and a text also in capital letters with underscores; a capital letter within a word begins another word. */
const inCapitals = (value: unknown) =>
  typeof value === 'string' && !/[a-z][A-Z]/.test(value)
    ? [value, value.toUpperCase().replaceAll(' ', '_')]
    : [value];

for (const [keys = '', values = ''] of tableOf('SUBMIT-REFUSED'))
  clause('SUBMIT-REFUSED', `a refusing value of ${keys}, also wrapped`, () => {
    const each = keys.split(', ');
    const texts = values.split(' · ').map((value) => JSON.parse(value) as unknown);
    expectRefused(true, [
      ...each.flatMap((name) => texts.flatMap(inCapitals).map((value) => ({ [name]: value }))),
      ...each.flatMap(spellings).map((name) => ({ [name]: texts[0] })),
      ...each.flatMap((name) => wrapped({ message: 'Sorry', [name]: texts[0] })),
    ]);
  });

const nothing = [null, '', 0, false, [], {}];

clause('SUBMIT-ACCEPTED', 'what looks like a refusal is accepted, also wrapped', () => {
  const listed = tableOf('SUBMIT-ACCEPTED').map(([body = '']) => JSON.parse(body) as unknown);
  expectRefused(false, [
    ...listed,
    // As the `result` of a reply, the text “error” does refuse.
    ...listed.filter((reply) => typeof reply !== 'string').flatMap(wrapped),
    ...nothing.flatMap((error) => [{ error }, { errors: error }]).flatMap(wrapped),
    ...nothing,
  ]);
});

clause('SUBMIT-ACCEPTED', 'a reply is returned, with status 200 as with 299', async () => {
  for (const reply of [{ next: '/thanks', ok: true }, ...nothing])
    for (const status of [200, 299])
      expect.soft((await answered(Response.json(reply, { status }))).outcome).toEqual(reply);
});

const never = () => new Promise<never>(() => undefined);

for (const [what, respond] of [
  ['a request without a reply', never],
  ['a reply that stops halfway', () => Promise.resolve({ ok: true, json: never })],
] as const)
  for (const id of ['SUBMIT-TIMEOUT', 'SUBMIT-ONCE'] as const)
    clause(id, `${what} fails after exactly 15 seconds, and is not repeated`, async () => {
      expectConsole(/Form submission failed/);
      // The request does not even end when it is aborted.
      const fetching = vi.fn<(url: string, request: RequestInit) => unknown>(respond);
      vi.stubGlobal('fetch', fetching);
      const causes: unknown[] = [];
      submitEnquiry(enquiry).catch(({ cause }: Error) => causes.push(cause));
      await vi.advanceTimersByTimeAsync(14_999);
      expect(causes).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(causes).toEqual([expect.objectContaining({ name: 'AbortError' })]);
      expect(fetching.mock.lastCall?.[1].signal?.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(fetching).toHaveBeenCalledOnce();
    });

/** The page sleeps: the timers stand still, and the clock goes on. */
const sleep = (seconds: number) => () => vi.setSystemTime(Date.now() + seconds * 1000);

/** The page is awake for some time. */
const wake = (seconds: number) => async () => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await vi.dynamicImportSettled();
};

const answer =
  (body: Response = Response.json({ ok: true })) =>
  ({ resolve }: PromiseWithResolvers<Response>) =>
    resolve(body);
const breakOff = ({ reject }: PromiseWithResolvers<Response>) =>
  reject(new TypeError('Failed to fetch'));

const deepSleep = [sleep(3600), wake(5)];

// The outcome is the reply, or whether a failed enquiry may have arrived.
for (const [what, before, last, outcome] of [
  ['sleeps at once', [wake(0.25), sleep(17), wake(5)], answer(), { ok: true }],
  ['sleeps near the end', [wake(14.9), sleep(17), wake(5)], answer(), { ok: true }],
  ['sleeps again', [...deepSleep, ...deepSleep, ...deepSleep], answer(), { ok: true }],
  ['gets no reply after the sleep', [wake(10), sleep(17), wake(4.9)], wake(2.1), true],
  ['sleeps in the first seconds only', [sleep(4), wake(14.9)], wake(0.1), true],
  // The request may end before the first timer runs.
  ['has a timer that is more than 2 s late', [wake(2), sleep(3.001)], breakOff, true],
  ['loses the connection awake', [wake(2), sleep(0)], breakOff, false],
  ['has a timer that is 2 s late', [wake(2), sleep(3)], breakOff, false],
  ['stays awake', [wake(14.9)], wake(0.1), false],
  ['gets status 500', [sleep(17)], answer(Response.json({}, { status: 500 })), false],
  ['gets a refusal', [sleep(17)], answer(Response.json({ ok: false })), false],
  ['gets a web page', [sleep(17)], answer(new Response('<p>Are you a person?</p>')), false],
] as const)
  clause('SUBMIT-SLEPT', `a page that ${what}: ${JSON.stringify(outcome)}`, async () => {
    if (typeof outcome === 'boolean') expectConsole(/Form submission failed/);
    const connection = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => connection.promise);
    const outcomes: unknown[] = [];
    submitEnquiry(enquiry).then(
      (result) => outcomes.push(result),
      (error: { mayHaveArrived?: unknown }) => outcomes.push(error.mayHaveArrived),
    );
    for (const happen of before) await happen();
    expect(outcomes).toEqual([]);
    await last(connection);
    await wake(0)();
    expect(outcomes).toEqual([outcome]);
    expect(vi.getTimerCount()).toBe(0);
  });

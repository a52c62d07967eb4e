import { http, HttpResponse, type RequestHandler } from 'msw';
import { replies, type Reply, type ReplyName } from './replies.ts';

/** An enquiry as the endpoint received it. */
export interface ReceivedEnquiry {
  readonly at: Date;
  /** `script` is JSON sent by the site's script; `form` is a browser's own post, from a page without script. */
  readonly sentBy: 'script' | 'form';
  readonly contentType: string;
  readonly accept: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What is wrong with the enquiry, one sentence each; empty if it keeps the contract. */
  readonly faults: readonly string[];
}

/** The mock of the form service: it checks and records what it receives. */
export type FormEndpoint = ReturnType<typeof createFormEndpoint>;

/** The fields of each form (specification, sections 3 and 7). By decision D17 every enquiry has all of them. */
const contract: Record<string, string> = {
  contact: 'enquiryType name email phone message urgency',
  'tyre-enquiry': 'width profile rim rego firstName lastName phone email location comment',
};

/**
 * What is wrong with an enquiry's fields. A post without script may lack a choice that the visitor did not make. The
 * field that only programs fill in (D42) is allowed if it has a value.
 */
function faultsOf(
  fields: Record<string, unknown>,
  sentBy: ReceivedEnquiry['sentBy'],
  honeypot: string,
): string[] {
  const formType = String(fields['formType']);
  const own = contract[formType];
  if (!own) return [`formType is "${formType}", not one of ${Object.keys(contract).join(', ')}.`];
  const expected = ['formType', ...own.split(' '), '_subject'];
  const missing = expected.filter((key) => !Object.hasOwn(fields, key));
  return [
    ...missing
      .filter((key) => !(sentBy === 'form' && key === 'enquiryType'))
      .map((key) => `${key} is missing.`),
    ...Object.keys(fields)
      .filter((key) => !expected.includes(key) && !(key === honeypot && fields[key]))
      .map((key) => `${key} is not a field of the ${formType} form.`),
    ...Object.entries(fields)
      .filter(([, value]) => typeof value !== 'string')
      .map(([key]) => `${key} is not a text.`),
    ...(/[\r\n]/.test(String(fields['_subject'])) ? ['_subject has a line break.'] : []),
  ];
}

async function readEnquiry(request: Request, honeypot: string): Promise<ReceivedEnquiry> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const accept = request.headers.get('Accept') ?? '';
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(contentType);
  const sentBy = isForm ? 'form' : 'script';
  const body: unknown = isForm
    ? Object.fromEntries(await request.formData())
    : await request.json().catch(() => undefined);
  const fields = { ...Object(body) } as Record<string, unknown>;
  const json = 'application/json';
  const faults = [
    ...(isForm || contentType === json
      ? []
      : [`The content type is "${contentType}", not ${json}.`]),
    ...(isForm || accept === json ? [] : [`Accept is "${accept}", not ${json}.`]),
    ...faultsOf(fields, sentBy, honeypot),
  ];
  return { at: new Date(), sentBy, contentType, accept, fields, faults };
}

/** Allows the pages of every origin to read a response. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/**
 * Turns a reply into a response. `Response.error()` is a connection that breaks before anything is sent; a body that
 * breaks later is a stream.
 */
async function play({ body, status, breaks, cors, delay, ...reply }: Reply) {
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  if (status === null) return breaks ? HttpResponse.error() : new Promise<never>(() => undefined);
  const headers = { ...reply.headers, ...(cors !== false && anyOrigin) };
  if (!breaks) return new HttpResponse(body, { status, headers });
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body)),
    pull: (controller) => controller.error(new Error('The connection breaks here.')),
  });
  return new HttpResponse(stream, { status, headers });
}

const thanks = `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thank you</title><link rel="icon" href="data:,"><style>html{font:1.1rem/1.5 system-ui;color-scheme:light dark;background:light-dark(#f5f2ea,#101214)}body{max-width:32rem;margin:15vh auto;padding:0 1.25rem}</style><h1>Thank you</h1><p>Your enquiry has arrived.</p></html>`;

/** The page with which form services answer a post without script. */
export const thanksPage = (): Response => HttpResponse.html(thanks);

/**
 * The mock of the form service, for the tests, the workbench, development and the local inbox. It answers an enquiry
 * that breaks the contract with status 400, whatever reply was chosen, so that no test can pass with such an enquiry.
 *
 * @param address the endpoint's address; only its path is compared, so that a test can map the host
 * @param honeypot the value of `VITE_FORM_HONEYPOT`, if it is set
 */
export function createFormEndpoint(address: string, honeypot?: string) {
  const path = `*${new URL(address).pathname}`;
  let gate = Promise.resolve();
  const endpoint = {
    /** In the order of arrival. */
    received: [] as ReceivedEnquiry[],
    /** The headers that each preflight request asks for: whether a page may post here with them (CORS). */
    preflights: [] as string[],
    /** The reply to the next enquiries. */
    reply: 'accepted' as ReplyName,
    /** Called for each enquiry as it arrives. */
    onEnquiry: (_enquiry: ReceivedEnquiry): void => undefined,
    /** Holds back every reply until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    /** Deletes what was received, and accepts again. */
    reset(): void {
      endpoint.received.length = 0;
      endpoint.preflights.length = 0;
      endpoint.reply = 'accepted';
      gate = Promise.resolve();
    },
  };
  const handlers: RequestHandler[] = [
    http.options(path, ({ request }) => {
      endpoint.preflights.push(request.headers.get('Access-Control-Request-Headers') ?? '');
      // A refused preflight has no headers that allow the page to post.
      if ((replies[endpoint.reply] as Reply).preflight === false)
        return new HttpResponse(null, { status: 403 });
      const headers = { ...anyOrigin, 'Access-Control-Allow-Headers': 'Content-Type, Accept' };
      return new HttpResponse(null, { status: 204, headers });
    }),
    http.post(path, async ({ request }) => {
      const name = endpoint.reply;
      const reply: Reply = replies[name];
      const enquiry = await readEnquiry(request, honeypot || '_gotcha');
      endpoint.received.push(enquiry);
      endpoint.onEnquiry(enquiry);
      await gate;
      const error = enquiry.faults.join(' ');
      if (error) return HttpResponse.json({ error }, { status: 400, headers: anyOrigin });
      return enquiry.sentBy === 'form' && name === 'accepted' ? thanksPage() : play(reply);
    }),
  ];
  return Object.assign(endpoint, { handlers });
}

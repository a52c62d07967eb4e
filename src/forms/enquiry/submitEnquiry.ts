/**
 * The two forms, by the `formType` they send: what the messages call what is sent, and the fields that go with it, in
 * the order of the form (specification, section 3).
 */
export const enquiryForms = {
  contact: {
    what: 'message',
    fields: ['enquiryType', 'name', 'email', 'phone', 'message', 'urgency'],
  },
  'tyre-enquiry': {
    what: 'enquiry',
    fields: [
      'width',
      'profile',
      'rim',
      'rego',
      'firstName',
      'lastName',
      'phone',
      'email',
      'location',
      'comment',
    ],
  },
} as const;

/** The name of a form, which it sends as `formType`. */
export type FormName = keyof typeof enquiryForms;

/** The name of a field that a form sends. */
export type FieldName<Form extends FormName> = (typeof enquiryForms)[Form]['fields'][number];

/** What a form sends: its name, all its fields, and the subject of the message that staff get. */
export type Enquiry = Readonly<Record<string, string> & { formType: FormName; _subject: string }>;

/** How long to wait for the whole reply, in milliseconds (D23). */
const timeoutMs = 15_000;

/**
 * Sends an enquiry to the form service and returns its parsed reply (specification, section 7). It never retries: a
 * retry after a lost reply could deliver the enquiry twice.
 *
 * @throws Error 'Form submission failed', with the reason as its cause, when the status is not OK, the reply is not
 * JSON, says it refused the enquiry (D27), or doesn't arrive in time. The failure is logged once.
 */
export async function submitEnquiry(enquiry: Enquiry): Promise<unknown> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not only `abort`: in Firefox an aborted request of a page in the back/forward cache may never end.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('No reply in time', 'AbortError'));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([post(enquiry, abort.signal), timeout]);
  } catch (cause) {
    const failure = new Error('Form submission failed', { cause });
    console.error(failure);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

async function post(enquiry: Enquiry, signal: AbortSignal): Promise<unknown> {
  const body = JSON.stringify(enquiry);
  const response = await fetch(import.meta.env.VITE_FORM_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    // Completes even if the visitor leaves the page. Browsers refuse this above 64 KiB.
    keepalive: new TextEncoder().encode(body).length <= 60_000,
    signal,
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const reply: unknown = await response.json();
  if (isRefusal(reply)) throw new Error('Refused', { cause: reply });
  return reply;
}

/** Whether a value has content: `null`, `false`, `''`, `0`, `[]` and `{}` have none. */
function hasContent(value: unknown): boolean {
  return Boolean(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0);
}

/** A `status` or `result` that says no (D53), also as `validation_failed` or `mail_failed`. */
const saysNo =
  /^(?!no[\s_-])(?:[a-z]+[\s_-])?(?:errors?|fail(?:ed|ure)?|spam|invalid|unauthori[sz]ed)$/i;

/** The lowest HTTP status of a refusal. */
const lowestRefusal = 400;

/**
 * Whether a reply with a success status says in its body, or one level down in `data`, that the enquiry was refused
 * (D27, D53): some services answer 200 for an enquiry that nobody will ever read. Any other body, even `{}`, counts
 * as success.
 */
export function isRefusal(reply: unknown): boolean {
  return (
    isOwnRefusal(reply) || isOwnRefusal((reply as { data?: unknown } | null | undefined)?.data)
  );
}

function isOwnRefusal(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  const { success, ok, error, errors, status, result, code } = reply as Record<string, unknown>;
  return (
    [success, ok].some((flag) => /^(?:false|0)$/i.test(String(flag))) ||
    [status, result].some((word) => typeof word === 'string' && saysNo.test(word.trim())) ||
    Number(code) >= lowestRefusal ||
    hasContent(error) ||
    hasContent(errors)
  );
}

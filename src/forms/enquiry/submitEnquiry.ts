import { isRefusal } from './refusal.ts';

/**
 * What a field takes, which says how its text is cleaned: a line of words; a line of letters and digits that staff dial
 * or look up; an email address; or several lines.
 */
type FieldKind = 'words' | 'digits' | 'email' | 'lines';

/**
 * The two forms, by the `formType` they send: what the messages call what is sent, and the fields that go with it, in
 * the order of the form (specification, section 3).
 */
export const enquiryForms = {
  contact: {
    what: 'message',
    fields: {
      enquiryType: 'words',
      name: 'words',
      email: 'email',
      phone: 'digits',
      message: 'lines',
      urgency: 'words',
    },
  },
  'tyre-enquiry': {
    what: 'enquiry',
    fields: {
      width: 'digits',
      profile: 'digits',
      rim: 'digits',
      rego: 'digits',
      firstName: 'words',
      lastName: 'words',
      phone: 'digits',
      email: 'email',
      location: 'words',
      comment: 'lines',
    },
  },
} as const satisfies Record<
  string,
  { readonly what: string; readonly fields: Readonly<Record<string, FieldKind>> }
>;

/** The name of a form, which it sends as `formType`. */
export type FormName = keyof typeof enquiryForms;

/** The name of a field that a form sends. */
export type FieldName<Form extends FormName> = keyof (typeof enquiryForms)[Form]['fields'] & string;

/** The names of the fields that a form sends, in its order. */
export function fieldNames<Form extends FormName>(form: Form): readonly FieldName<Form>[] {
  return Object.keys(enquiryForms[form].fields) as FieldName<Form>[];
}

/** What a form sends: its name, all its fields, and the subject of the message that staff get. */
export type Enquiry = Readonly<Record<string, string> & { formType: FormName; _subject: string }>;

/** A failure to send an enquiry. */
export interface SendingFailure extends Error {
  /** Whether it may have arrived all the same: the page slept while it was sent, and no reply came after that (D57). */
  readonly mayHaveArrived: boolean;
}

/** How long to wait for the whole reply (D23), in seconds. */
const timeoutSeconds = 15;

/** How much longer to wait once a page has slept, in seconds: its reply may have arrived and not been read (D57). */
const secondsAfterSleep = 5;

/** How late a timer is only on a page that slept, in milliseconds. A hidden page's timers are up to a second late. */
const longestDelay = 2000;

/**
 * Sends an enquiry to the form service and returns its parsed reply (specification, section 7). It never retries: a
 * retry after a lost reply could deliver the enquiry twice.
 *
 * @throws {SendingFailure} 'Form submission failed', with the reason as its cause, when the status is not OK, the reply
 * is not JSON, says it refused the enquiry (D27), or doesn't arrive in time. The failure is logged once.
 */
export async function submitEnquiry(enquiry: Enquiry): Promise<unknown> {
  const abort = new AbortController();
  let secondsLeft = timeoutSeconds;
  let hasSlept = false;
  let dueAt = Date.now() + 1000;
  // A page sleeps while its telephone is locked, its lid closed or its process stopped.
  const noteSleep = () => {
    if (Date.now() - dueAt <= longestDelay) return;
    hasSlept = true;
    secondsLeft = Math.max(secondsLeft, secondsAfterSleep + 1);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  // Not only `abort`: in Firefox an aborted request of a page in the back/forward cache may never end.
  const timeout = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      noteSleep();
      dueAt = Date.now() + 1000;
      secondsLeft -= 1;
      if (secondsLeft > 0) return;
      reject(new DOMException('No reply in time', 'AbortError'));
      abort.abort();
    }, 1000);
  });

  try {
    return await Promise.race([post(enquiry, abort.signal), timeout]);
  } catch (cause) {
    noteSleep();
    // What `fetch` rejects with; a status or a text that is no JSON is another error.
    const isUnanswered = cause instanceof TypeError || cause instanceof DOMException;
    const failure: SendingFailure = Object.assign(new Error('Form submission failed', { cause }), {
      mayHaveArrived: hasSlept && isUnanswered,
    });
    console.error(failure);
    throw failure;
  } finally {
    clearInterval(timer);
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

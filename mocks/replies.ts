/** A reply of a form service. */
export interface Reply {
  /** Its name in the inbox. */
  readonly title: string;
  /** The HTTP status, or `null` for a service that sends nothing. */
  readonly status: number | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** `true` if the connection breaks after the body, or at once if the service sends nothing. */
  readonly breaks?: true;
  /** Milliseconds before the reply starts. */
  readonly delay?: number;
  /** `false` if the service does not allow the page's origin to read the reply. */
  readonly cors?: false;
  /** `false` if the service does not allow the page's origin to send the request. */
  readonly preflight?: false;
}

/** A reply in JSON. Its title is what it says, unless another one is given. */
function json(status: number, body: unknown, title?: string): Reply {
  const text = JSON.stringify(body);
  return {
    title: title ?? `${status}: ${text}`,
    status,
    headers: { 'Content-Type': 'application/json' },
    body: text,
  };
}

/**
 * The replies of form services that a tester can choose in the inbox, and that tests need over real HTTP. The tables of
 * SUBMIT-ACCEPTED and SUBMIT-REFUSED have all that a reply can say.
 */
export const replies = {
  accepted: json(200, { next: '/thanks', ok: true }),
  slow: { ...json(200, { ok: true }, 'Be slow: accept after 3 seconds'), delay: 3000 },
  'refused-quota': json(402, { ok: false, error: 'submission limit reached' }),
  'refused-inactive': json(403, { error: 'Form not active' }),
  'refused-with-200': json(200, { success: false, message: 'Invalid key' }),
  'failed-server': json(500, { error: 'Unable to send email' }),
  'nonsense-page': {
    title: 'Answer with a web page',
    status: 200,
    body: '<p>Are you a person?</p>',
  },
  'nonsense-redirect': { title: 'Redirect', status: 302, headers: { Location: '/__thanks' } },
  'broken-body': { ...json(200, {}, 'Break the connection halfway'), body: '{', breaks: true },
  reset: { title: 'Break the connection', status: null, breaks: true },
  silent: { title: 'Never answer', status: null },
  'other-origin': { ...json(200, {}, 'Forbid the page to read the reply (CORS)'), cors: false },
  'other-origin-asked': { ...json(200, {}, 'Forbid the page to ask'), preflight: false },
} as const satisfies Record<string, Reply>;

export type ReplyName = keyof typeof replies;

/** Whether a text, such as one from a form or an address, names a reply. */
export function isReplyName(text: unknown): text is ReplyName {
  return typeof text === 'string' && Object.hasOwn(replies, text);
}

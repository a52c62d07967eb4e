/** A reply of a form service. */
export interface Reply {
  /** Its name in the inbox. */
  readonly title: string;
  /** The HTTP status, or `null` for a service that sends nothing. */
  readonly status: number | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The encoding of the body; without it UTF-8, which JSON requires. */
  readonly encoding?: 'latin1' | 'utf-16le';
  /** What follows the body: the reply ends, the connection breaks, or it stays open for ever. */
  readonly then: 'end' | 'reset' | 'hang';
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
    then: 'end',
  };
}

/** A reply that says it is JSON and stops in the middle, or has no body at all. */
function cutJson(title: string, body: string, then: Reply['then']): Reply {
  return { ...json(200, {}, title), body, then };
}

function html(title: string, status: number): Reply {
  return {
    title,
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Just a moment</title><p>Are you a person?</p>',
    then: 'end',
  };
}

/**
 * The replies of real form services, by name; each was seen from a service. The names say what the service did with the
 * enquiry, and the tests say what the site has to do then.
 */
export const replies = {
  accepted: json(200, { next: '/thanks', ok: true }),
  'accepted-ok': json(200, { ok: true }),
  'accepted-success': json(200, { success: true, message: 'Thank you' }),
  'accepted-success-text': json(200, { success: 'true' }),
  'accepted-empty-errors': json(200, { error: null, errors: [] }),
  'accepted-empty-object': json(200, {}),
  'accepted-created': json(201, { id: 'a1b2c3' }),
  'accepted-code': json(200, { code: 200, status: 'success', title: 'Thank you' }),
  'accepted-nested': json(200, {
    statusCode: 200,
    success: true,
    body: { data: {}, message: 'Email sent' },
  }),
  'accepted-latin1': {
    ...json(200, { ok: true, message: 'Merci à vous' }, 'Accept, in the wrong charset'),
    headers: { 'Content-Type': 'application/json; charset=iso-8859-1' },
    encoding: 'latin1',
  },
  'accepted-enormous': json(
    200,
    { ok: true, log: 'x'.repeat(5_000_000) },
    'Accept, in five million characters',
  ),
  'accepted-null': json(200, null),
  'accepted-status': json(200, { status: 'mail_sent', code: 201, data: { success: true } }),
  'accepted-number': json(200, { status: 200, errors: [], errorMessage: '' }),
  'accepted-list': json(200, [{ id: 7, error: null }]),
  'accepted-no-error': json(200, { result: 'no_error', ok: 1 }),
  slow: { ...json(200, { ok: true }, 'Be slow: accept after 3 seconds'), delay: 3000 },

  'refused-empty': json(400, {
    error: 'Form should not be empty',
    errors: [{ code: 'EMPTY', message: 'Form should not be empty' }],
  }),
  'refused-address': json(400, {
    error: 'Validation errors',
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  }),
  'refused-key': json(401, { success: false, message: 'Invalid API key' }),
  'refused-quota': json(402, { ok: false, error: 'submission limit reached' }),
  'refused-inactive': json(403, { error: 'Form not active' }),
  'refused-host': json(403, {
    error: 'Submission from different host than confirmed',
    submitted: 'localhost',
    confirmed: 'example.org',
  }),
  'refused-unknown': json(404, {
    error: 'Form not found',
    errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
  }),
  'refused-fields': json(422, {
    code: 422,
    status: 'error',
    errors: { email: { message: 'Not an address', rule: 'email' } },
  }),
  'refused-fields-list': json(422, { errors: { email: ['is not an address', 'is too short'] } }),
  'refused-gone': json(410, { error: 'Gone' }),
  'refused-large': json(413, { error: 'Payload too large' }),
  'refused-type': json(415, { error: 'Unsupported media type' }),
  'refused-rate': {
    ...json(429, { error: 'Too many requests' }),
    headers: { 'Content-Type': 'application/json', 'Retry-After': '42' },
  },
  'failed-server': json(500, { error: 'Unable to send email' }),
  'failed-mute': json(503, {}),
  'failed-gateway': html('Break down: 502 with a web page', 502),
  'failed-upkeep': html('Break down: 503 with a web page', 503),

  'refused-with-200-success': json(200, { success: false, message: 'Invalid key' }),
  'refused-with-200-success-text': json(200, {
    success: 'false',
    message: 'This form needs Activation.',
  }),
  'refused-with-200-ok': json(200, { ok: false }),
  'refused-with-200-ok-text': json(200, { ok: 'false' }),
  'refused-with-200-error': json(200, { error: 'form over quota' }),
  'refused-with-200-errors': json(200, { errors: [{ code: 'BLOCKED', message: 'Blocked' }] }),
  'refused-with-200-errors-by-field': json(200, { errors: { email: ['is not an address'] } }),
  'refused-with-200-status': json(200, { status: 'error' }),
  'refused-with-200-result': json(200, { result: 'error' }),
  'refused-with-200-code': json(200, { code: 422, message: 'Not an address' }),
  'refused-with-200-code-status': json(200, { code: 422, status: 'error' }),
  'refused-with-200-success-zero': json(200, { success: 0 }),
  'refused-with-200-ok-zero': json(200, { ok: 0 }),
  'refused-with-200-success-capitals': json(200, { success: 'False' }),
  'refused-with-200-nested': json(200, { data: { success: false } }),
  'refused-with-200-spam': json(200, { status: 'spam', message: 'Blocked' }),
  'refused-with-200-validation': json(200, { status: 'validation_failed', invalid_fields: [] }),
  'refused-with-200-function': json(200, {
    errorMessage: 'Task timed out after 3.00 seconds',
    errorType: 'Sandbox.Timedout',
  }),
  'refused-with-200-number': json(200, { status: 400, message: 'Bad request' }),
  'refused-with-200-gateway': json(200, { statusCode: 500, body: '{"message":"Oops"}' }),
  'refused-with-200-list': json(200, [{ error: 'Mailbox full' }]),
  'refused-with-200-rejected': json(200, { status: 'rejected' }),
  'refused-with-200-unauthorized': json(200, { result: 'Unauthorized' }),

  'nonsense-page': html('Answer nonsense: a web page', 200),
  'nonsense-redirect': {
    title: 'Answer nonsense: a redirect to a web page',
    status: 302,
    headers: { Location: '/__thanks' },
    then: 'end',
  },
  'nonsense-blank': cutJson('Answer nonsense: status 200 with an empty body', '', 'end'),
  'nonsense-utf16': {
    ...json(200, { ok: true }, 'Answer nonsense: JSON in UTF-16'),
    headers: { 'Content-Type': 'application/json; charset=utf-16le' },
    encoding: 'utf-16le',
  },
  'nonsense-empty': {
    title: 'Answer nonsense: status 204 without a body',
    status: 204,
    then: 'end',
  },
  'nonsense-cut': cutJson('Answer nonsense: incomplete JSON', '{"next":"/thanks","o', 'end'),
  'broken-body': cutJson('Break the connection halfway', '{"next":', 'reset'),
  'stuck-body': cutJson('Stop halfway and say no more', '{"next":', 'hang'),
  reset: { title: 'Break the connection', status: null, then: 'reset' },
  silent: { title: 'Never answer', status: null, then: 'hang' },
  'other-origin': {
    ...json(200, { ok: true }, 'Forbid the page to read the reply (CORS)'),
    cors: false,
  },
  'other-origin-asked': {
    ...json(200, { ok: true }, 'Forbid the page to ask (preflight)'),
    preflight: false,
  },
} as const satisfies Record<string, Reply>;

export type ReplyName = keyof typeof replies;

/** Whether a text, such as one from a form or an address, names a reply. */
export function isReplyName(text: unknown): text is ReplyName {
  return typeof text === 'string' && Object.hasOwn(replies, text);
}

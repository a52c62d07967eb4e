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

function json(title: string, status: number, body: unknown): Reply {
  return {
    title,
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    then: 'end',
  };
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
  accepted: json('Accept', 200, { next: '/thanks', ok: true }),
  'accepted-ok': json('Accept: {"ok": true}', 200, { ok: true }),
  'accepted-success': json('Accept: {"success": true}', 200, {
    success: true,
    message: 'Thank you',
  }),
  'accepted-success-text': json('Accept: {"success": "true"}', 200, { success: 'true' }),
  'accepted-empty-errors': json('Accept: no error in "error" and "errors"', 200, {
    error: null,
    errors: [],
  }),
  'accepted-empty-object': json('Accept: {}', 200, {}),
  'accepted-created': json('Accept: 201', 201, { id: 'a1b2c3' }),
  'accepted-code': json('Accept: {"code": 200, "status": "success"}', 200, {
    code: 200,
    status: 'success',
    title: 'Thank you',
  }),
  'accepted-nested': json('Accept: {"statusCode": 200, "success": true, ...}', 200, {
    statusCode: 200,
    success: true,
    body: { data: {}, message: 'Email sent' },
  }),
  'accepted-latin1': {
    ...json('Accept, in the wrong charset', 200, { ok: true, message: 'Merci à vous' }),
    headers: { 'Content-Type': 'application/json; charset=iso-8859-1' },
    encoding: 'latin1',
  },
  'accepted-enormous': json('Accept, in five million characters', 200, {
    ok: true,
    log: 'x'.repeat(5_000_000),
  }),
  'accepted-null': json('Accept: null', 200, null),
  'accepted-status': json('Accept: {"status": "mail_sent"}', 200, {
    status: 'mail_sent',
    code: 201,
    data: { success: true },
  }),
  'accepted-no-error': json('Accept: {"result": "no_error"}', 200, { result: 'no_error', ok: 1 }),
  slow: { ...json('Be slow: accept after 3 seconds', 200, { ok: true }), delay: 3000 },

  'refused-empty': json('Refuse: 400, empty form', 400, {
    error: 'Form should not be empty',
    errors: [{ code: 'EMPTY', message: 'Form should not be empty' }],
  }),
  'refused-address': json('Refuse: 400, not an e-mail address', 400, {
    error: 'Validation errors',
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  }),
  'refused-key': json('Refuse: 401, wrong key', 401, {
    success: false,
    message: 'Invalid API key',
  }),
  'refused-quota': json('Refuse: 402, monthly limit reached', 402, {
    ok: false,
    error: 'submission limit reached',
  }),
  'refused-inactive': json('Refuse: 403, form switched off', 403, { error: 'Form not active' }),
  'refused-host': json('Refuse: 403, another website', 403, {
    error: 'Submission from different host than confirmed',
    submitted: 'localhost',
    confirmed: 'example.org',
  }),
  'refused-unknown': json('Refuse: 404, no such form', 404, {
    error: 'Form not found',
    errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
  }),
  'refused-fields': json('Refuse: 422, errors by field', 422, {
    code: 422,
    status: 'error',
    errors: { email: { message: 'Not an address', rule: 'email' } },
  }),
  'refused-fields-list': json('Refuse: 422, errors as lists', 422, {
    errors: { email: ['is not an address', 'is too short'] },
  }),
  'refused-gone': json('Refuse: 410, form deleted', 410, { error: 'Gone' }),
  'refused-large': json('Refuse: 413, too large', 413, { error: 'Payload too large' }),
  'refused-type': json('Refuse: 415, no JSON taken', 415, { error: 'Unsupported media type' }),
  'refused-rate': {
    ...json('Refuse: 429, too many', 429, { error: 'Too many requests' }),
    headers: { 'Content-Type': 'application/json', 'Retry-After': '42' },
  },
  'failed-server': json('Break down: 500', 500, { error: 'Unable to send email' }),
  'failed-mute': json('Break down: 503 with {}', 503, {}),
  'failed-gateway': html('Break down: 502 with a web page', 502),
  'failed-upkeep': html('Break down: 503 with a web page', 503),

  'refused-with-200-success': json('Refuse with 200: {"success": false}', 200, {
    success: false,
    message: 'Invalid key',
  }),
  'refused-with-200-success-text': json('Refuse with 200: {"success": "false"}', 200, {
    success: 'false',
    message: 'This form needs Activation.',
  }),
  'refused-with-200-ok': json('Refuse with 200: {"ok": false}', 200, { ok: false }),
  'refused-with-200-ok-text': json('Refuse with 200: {"ok": "false"}', 200, { ok: 'false' }),
  'refused-with-200-error': json('Refuse with 200: {"error": "..."}', 200, {
    error: 'form over quota',
  }),
  'refused-with-200-errors': json('Refuse with 200: {"errors": [...]}', 200, {
    errors: [{ code: 'BLOCKED', message: 'Blocked' }],
  }),
  'refused-with-200-errors-by-field': json('Refuse with 200: {"errors": {...}}', 200, {
    errors: { email: ['is not an address'] },
  }),
  'refused-with-200-status': json('Refuse with 200: {"status": "error"}', 200, { status: 'error' }),
  'refused-with-200-result': json('Refuse with 200: {"result": "error"}', 200, { result: 'error' }),
  'refused-with-200-code': json('Refuse with 200: {"code": 422, ...}', 200, {
    code: 422,
    message: 'Not an address',
  }),
  'refused-with-200-code-status': json('Refuse with 200: {"code": 422, "status": "error"}', 200, {
    code: 422,
    status: 'error',
  }),
  'refused-with-200-success-zero': json('Refuse with 200: {"success": 0}', 200, { success: 0 }),
  'refused-with-200-ok-zero': json('Refuse with 200: {"ok": 0}', 200, { ok: 0 }),
  'refused-with-200-success-capitals': json('Refuse with 200: {"success": "False"}', 200, {
    success: 'False',
  }),
  'refused-with-200-nested': json('Refuse with 200: {"data": {"success": false}}', 200, {
    data: { success: false },
  }),
  'refused-with-200-spam': json('Refuse with 200: {"status": "spam"}', 200, {
    status: 'spam',
    message: 'Blocked',
  }),
  'refused-with-200-validation': json('Refuse with 200: {"status": "validation_failed"}', 200, {
    status: 'validation_failed',
    invalid_fields: [],
  }),
  'refused-with-200-unauthorized': json('Refuse with 200: {"result": "Unauthorized"}', 200, {
    result: 'Unauthorized',
  }),

  'nonsense-page': html('Answer nonsense: a web page', 200),
  'nonsense-redirect': {
    title: 'Answer nonsense: a redirect to a web page',
    status: 302,
    headers: { Location: '/__thanks' },
    then: 'end',
  },
  'nonsense-blank': {
    title: 'Answer nonsense: status 200 with an empty body',
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: '',
    then: 'end',
  },
  'nonsense-utf16': {
    ...json('Answer nonsense: JSON in UTF-16', 200, { ok: true }),
    headers: { 'Content-Type': 'application/json; charset=utf-16le' },
    encoding: 'utf-16le',
  },
  'nonsense-empty': {
    title: 'Answer nonsense: status 204 without a body',
    status: 204,
    then: 'end',
  },
  'nonsense-cut': {
    title: 'Answer nonsense: incomplete JSON',
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: '{"next":"/thanks","o',
    then: 'end',
  },
  'broken-body': {
    title: 'Break the connection halfway',
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: '{"next":',
    then: 'reset',
  },
  'stuck-body': {
    title: 'Stop halfway and say no more',
    status: 200,
    headers: { 'Content-Type': 'application/json' },
    body: '{"next":',
    then: 'hang',
  },
  reset: { title: 'Break the connection', status: null, then: 'reset' },
  silent: { title: 'Never answer', status: null, then: 'hang' },
  'other-origin': {
    ...json('Forbid the page to read the reply (CORS)', 200, { ok: true }),
    cors: false,
  },
  'other-origin-asked': {
    ...json('Forbid the page to ask (preflight)', 200, { ok: true }),
    preflight: false,
  },
} as const satisfies Record<string, Reply>;

export type ReplyName = keyof typeof replies;

/** Whether a text, such as one from a form or an address, names a reply. */
export function isReplyName(text: unknown): text is ReplyName {
  return typeof text === 'string' && Object.hasOwn(replies, text);
}

/** Whether a value has content. `null`, `false`, `0`, an empty list, and a text such as `none` have none. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value) return Object.values(value).some(hasContent);
  return !/^(?:|0|false|null|undefined|none|no[ _-]?errors?|ok|success)$/i.test(
    String(value).trim(),
  );
}

const saysFalse = (value: unknown) => /^(?:false|0|no)$/i.test(String(value).trim());

/** An HTTP status of an error, as a number or at the start of a text. */
const isErrorCode = (value: unknown) => Number.parseFloat(String(value)) >= 400;

/** Texts that say no: `error`, `validation_failed`, `Bad Request`, `not sent`. Not sentences, and not `no error`. */
const refusing =
  /^(?:(?!no )[a-z]+ ){0,2}(?:errors?|fail(?:ed|ure)?|invalid|unauthori[sz]ed|rejected|refused|denied|declined|forbidden|blocked|aborted|timed? ?out|expired|exceeded|exhausted|missing|unavailable|danger|nok|ko)$|^(?:(?:marked as )?spam$|error\b|failed\b|invalid\b|bad\b|unable\b|too many\b|(?:[a-z]+ )?not (?:ok|sent|found|accepted|delivered|valid|allowed|authori[sz]ed|active)\b)/;

function saysNo(value: unknown): boolean {
  if (typeof value !== 'string') return value === false;
  const words = value.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[\s_-]+/g, ' ');
  return refusing.test(words.trim().toLowerCase());
}

/**
 * What refuses in a reply with a success status (D27, D53, D58): the names that form services and cloud functions give a
 * value, in small letters and without dashes, and what it has to say.
 */
const refusals: readonly (readonly [names: RegExp, refuses: (value: unknown) => boolean])[] = [
  [/^(?:is)?(?:success(?:ful)?|ok|valid|sent|accepted|delivered)$/, saysFalse],
  [/^(?:status|result|response|state|type|code|success|ok)$/, saysNo],
  [/^(?:(?:http|response)?(?:status)?code|(?:http)?status)$/, isErrorCode],
  [
    /^(?!noerrors?$)\w*errors?$|^err(?:or)?(?:code|message|msg|type|text)s?$|^(?:exception|failed|rejected|spam)$/,
    hasContent,
  ],
];

/** The names of values in which a reply may stand. */
const wrappers = /^(?:data|body|result|response)$/;

/** The object in a value, also in a text of JSON or as the first of a list. */
function objectIn(value: unknown): object | undefined {
  if (Array.isArray(value)) return objectIn(value[0]);
  if (typeof value === 'object') return value ?? undefined;
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return undefined;
  try {
    return objectIn(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/**
 * Whether a reply with a success status says that the enquiry was refused: some services answer 200 for an enquiry that
 * nobody will ever read. Any other JSON, even `{}`, counts as success.
 */
export function isRefusal(reply: unknown): boolean {
  return Object.entries(objectIn(reply) ?? {}).some(([key, value]) => {
    const name = key.toLowerCase().replace(/[\s_-]/g, '');
    return (
      refusals.some(([names, refuses]) => names.test(name) && refuses(value)) ||
      (wrappers.test(name) && isRefusal(value))
    );
  });
}

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

/** Whether a value says something: `null`, `false`, `''`, `0`, `[]` and `{}` do not. */
function hasContent(value: unknown): boolean {
  return Boolean(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0);
}

/**
 * Whether a reply with a good status says, in so many words, that the enquiry was refused (D27): some
 * services answer 200 for an enquiry that nobody will ever read. Anything else, `{}` included, is a success.
 */
export function isRefusal(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  const { success, ok, error, errors } = reply as Record<string, unknown>;
  return (
    [success, ok].some((flag) => flag === false || flag === 'false') ||
    hasContent(error) ||
    hasContent(errors)
  );
}

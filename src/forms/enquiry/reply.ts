/** Whether a value has content: `null`, `false`, `''`, `0`, `[]` and `{}` have none. */
function hasContent(value: unknown): boolean {
  return Boolean(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0);
}

/**
 * Whether a reply with a success status says in its body that the enquiry was refused (D27): some services answer 200
 * for an enquiry that nobody will ever read. Any other body, even `{}`, counts as success.
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

/** The longest subject line that every form service takes, in characters. */
const longestSubject = 200;

/**
 * A subject line from what a visitor wrote: one line, so that nothing typed can become a header of the
 * message, without a loose end where a part is missing, and short enough to be accepted (D18).
 */
export function subjectLine(...parts: readonly string[]): string {
  const line = parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, longestSubject);
  // A cut through the middle of an emoji would leave half a character.
  return line.replace(/[\uD800-\uDBFF]$/, '');
}

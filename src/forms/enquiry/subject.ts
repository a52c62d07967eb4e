import { cleanLine } from './clean.ts';

/** The longest subject line that every form service takes, in characters. */
const longestSubject = 200;

/**
 * Builds a subject line from what a visitor wrote: a single line of visible characters, so that nothing typed can
 * become a message header, trimmed and short enough to be accepted (D18).
 */
export function subjectLine(...parts: readonly string[]): string {
  const line = cleanLine(parts.join(' ')).replace(/\s+/g, ' ').slice(0, longestSubject);
  // Don't cut an emoji in half.
  return cleanLine(line.replace(/[\uD800-\uDBFF]$/, ''));
}

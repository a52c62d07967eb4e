import { sizeAsGiven } from '../../domain/tyreSize.ts';

/** How the line of the comment begins that holds a size as it was given (D43). */
const lineStart = 'Size as given: ';

/** The size in a line of ours; a line that the visitor has written, or written into, is theirs. */
function sizeOfLine(line: string): string | undefined {
  return line.startsWith(lineStart) ? sizeAsGiven(line.slice(lineStart.length)) : undefined;
}

/** The size as it was given that a comment holds in a line of its own. */
export function sizeLineOf(comment: string): string | undefined {
  return comment.split('\n').map(sizeOfLine).find(Boolean);
}

/**
 * A comment with a line for a size as it was given, in place of the one it has (D43). Everything else in it
 * stays as it was typed.
 *
 * @param given the size, or `undefined` to take the line away
 */
export function withSizeLine(comment: string, given: string | undefined): string {
  const lines = comment.split('\n');
  const own = lines.filter((line) => sizeOfLine(line) === undefined);
  const kept = own.length === lines.length ? comment : own.join('\n');
  if (given === undefined) return kept;
  const gap = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return `${kept}${gap}${lineStart}${given}`;
}

import { asGiven as lineStart } from '../../content/quoteFormWords.ts';
import { sizeAsGiven } from '../../domain/tyreSize.ts';

/** The size in a line this form added; `undefined` for a line the visitor wrote or edited. */
function sizeOfLine(line: string): string | undefined {
  return line.startsWith(lineStart) ? sizeAsGiven(line.slice(lineStart.length)) : undefined;
}

/** The size in the comment's own size line, if it has one. */
export function sizeLineOf(comment: string): string | undefined {
  return comment.split('\n').map(sizeOfLine).find(Boolean);
}

/**
 * Sets, replaces or removes the comment's size line (D43). The rest of the comment is unchanged.
 *
 * @param given the size, or `undefined` to remove the line
 */
export function withSizeLine(comment: string, given: string | undefined): string {
  const lines = comment.split('\n');
  const own = lines.filter((line) => sizeOfLine(line) === undefined);
  const rest = own.length === lines.length ? comment : own.join('\n');
  if (given === undefined) return rest;
  const gap = rest === '' || rest.endsWith('\n') ? '' : '\n';
  return `${rest}${gap}${lineStart}${given}`;
}

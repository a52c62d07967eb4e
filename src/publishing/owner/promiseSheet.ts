import { renderToStaticMarkup } from 'react-dom/server';
import type { Marked } from '../../content/promise.ts';

/** The words of a document, or of a text as React writes it, as they follow each other. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

/**
 * What the site promises in its owner's name, as plain text to go through: each promise with the pages that show it, what
 * shows that it is true, and where that is.
 *
 * @param documents the HTML of each page, by its path
 */
export function promiseSheet(
  marked: readonly Marked[],
  documents: ReadonlyMap<string, string>,
): string {
  const pages = [...documents].map(([path, html]) => [path, wordsOf(html)] as const);
  return marked
    .filter(({ evidence }) => evidence !== undefined)
    .map(({ words, needed, evidence }) => {
      const written = wordsOf(renderToStaticMarkup(words));
      const shown = pages.filter(([, text]) => text.includes(written));
      const where = shown.length === pages.length ? ['every page'] : shown.map(([path]) => path);
      return `‘${words.trim()}’ (${where.join(', ')})\n  ${needed}: ${evidence?.trim() || 'none yet'}`;
    })
    .join('\n');
}

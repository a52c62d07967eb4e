import type { Marked } from '../../content/promise.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The words of a document, as they follow each other. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

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
      const shown = pages.filter(([, text]) => text.includes(words.replace(/\s+/g, ' ')));
      const where = shown.length === pages.length ? ['every page'] : shown.map(([path]) => path);
      return `‘${words.trim()}’ (${where.join(', ')})\n  ${needed}: ${evidence?.trim() || 'none yet'}`;
    })
    .join('\n');
}

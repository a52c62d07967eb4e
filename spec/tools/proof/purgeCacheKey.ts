import type { UserDefinedOptions } from 'purgecss';

/** What PurgeCSS takes for a name, in a document. */
const name = /[A-Za-z0-9_-]+/g;

/** What a stylesheet compares an attribute with by its beginning, its end or a part of it. */
const partOfName = /\[[\w-]+[*^$~|]=["']?([^"'\]]*)/g;

/**
 * What matters of what PurgeCSS is asked about documents that are given as text: the stylesheets whole, and of
 * the documents the names that stand in those. Nearly every change of a page's words leaves them as they are.
 * Of files, and of names that a stylesheet writes with a backslash, everything matters.
 */
export function purgeCacheKey(asked: UserDefinedOptions): unknown {
  const { content, css, ...others } = asked;
  const documents = content.map((one) => (typeof one === 'string' ? undefined : one.raw));
  const styles = css.map((one) => (typeof one === 'string' ? '\\' : one.raw)).join('\n');
  if (documents.includes(undefined) || styles.includes('\\')) return asked;
  const names = new Set(styles.match(name));
  const parts = [...styles.matchAll(partOfName)].map(([, part = '']) => part);
  const kept = new Set(
    documents
      .flatMap((document) => document?.match(name) ?? [])
      .filter((word) => names.has(word) || parts.some((part) => word.includes(part))),
  );
  return { kept: [...kept].toSorted(), css, others };
}

import type { UserDefinedOptions } from 'purgecss';

/** The names that PurgeCSS finds in a document. */
const name = /[A-Za-z0-9_-]+/g;

/** Attribute selectors that compare a part of the value. */
const partOfName = /\[[\w-]+[*^$~|]=["']?([^"'\]]*)/g;

/**
 * The cache key of a PurgeCSS call: the whole stylesheets, and only those names of the documents that occur in them.
 * Nearly every change of a page's words keeps the key. With files, or stylesheets with a backslash, all arguments count.
 */
export function purgeCacheKey(options: UserDefinedOptions): unknown {
  const { content, css, ...others } = options;
  const documents = content.map((one) => (typeof one === 'string' ? undefined : one.raw));
  const styles = css.map((one) => (typeof one === 'string' ? '\\' : one.raw)).join('\n');
  if (documents.includes(undefined) || styles.includes('\\')) return options;
  const names = new Set(styles.match(name));
  const parts = [...styles.matchAll(partOfName)].map(([, part = '']) => part);
  const kept = new Set(
    documents
      .flatMap((document) => document?.match(name) ?? [])
      .filter((word) => names.has(word) || parts.some((part) => word.includes(part))),
  );
  return { kept: [...kept].toSorted(), css, others };
}

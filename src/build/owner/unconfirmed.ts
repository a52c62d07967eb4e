import type { ClaimEvidence } from '../../content/claims.ts';
import type { OwnersPromise } from '../../content/promises.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { sampleReviews, placeholders } from './placeholders.ts';

/** One thing that still stands in for the owner's own, and where. */
export interface Unconfirmed {
  /** From the root of the project. */
  readonly file: string;
  /** Counted from 1; none for a setting, whose file the owner has yet to write. */
  readonly line?: number;
  /** What it is, in words for the owner. */
  readonly says: string;
}

/** The content that holds what only an owner knows. */
export interface OwnersContent {
  readonly business: unknown;
  /** The reviews, by the file they stand in. */
  readonly reviews: Readonly<Record<string, readonly Testimonial[]>>;
  readonly promises: readonly OwnersPromise[];
  /** The figures advertised, by what they are called. */
  readonly claims: Readonly<Record<string, ClaimEvidence>>;
}

/**
 * All that still stands in for the owner's own in the content, file by file and line by line: what a comment asks the
 * owner to confirm, addresses and numbers that nobody has, reviews that nobody gave, and promises and figures
 * without evidence. A strict build refuses while one is left.
 *
 * @param files the text of each file of the content, by its name from the root of the project
 */
export function unconfirmed(
  content: OwnersContent,
  files: ReadonlyMap<string, string>,
): Unconfirmed[] {
  const textOf = (file: string) => files.get(file) ?? '';
  const business = 'src/content/business.ts';
  const list: Unconfirmed[] = [
    ...[...files].flatMap(([file, text]) => toConfirm(file, text)),
    ...placeholders({ business: content.business }).map((says) => ({
      file: business,
      line: lineOf(textOf(business), says.slice(says.indexOf(': ') + 2)),
      says,
    })),
    ...Object.entries(content.reviews).flatMap(([file, reviews]) =>
      sampleReviews(reviews).map((says) => ({
        file,
        line: lineOf(textOf(file), /\((.*)\)/.exec(says)?.[1] ?? ''),
        says,
      })),
    ),
    ...unproven(
      'src/content/promises.ts',
      textOf('src/content/promises.ts'),
      content.promises.map(({ sentences, pages, evidence }) => ({
        evidence,
        says: `no evidence yet: ‘${sentences.join('’, ‘')}’ (${[pages].flat().join(', ')})`,
      })),
    ),
    ...unproven(
      'src/content/claims.ts',
      textOf('src/content/claims.ts'),
      Object.entries(content.claims).map(([name, { needed, evidence }]) => ({
        evidence,
        says: `no evidence yet: ${name}. ${needed}`,
      })),
    ),
  ];
  const order = [...files.keys()];
  return list.toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The comments of a file that ask the owner to confirm what follows them. */
function toConfirm(file: string, text: string): Unconfirmed[] {
  return [...text.matchAll(/\bConfirm: (.*?)(?:\n\s*\*\s*\n|\*\/)/gs)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    says: `to confirm: ${(match[1] ?? '').replace(/\s*\n\s*\* /g, ' ').trim()}`,
  }));
}

/** Those of a file's entries that have no evidence; each entry has one line that begins with `evidence:`. */
function unproven(
  file: string,
  text: string,
  entries: readonly { readonly evidence: string | null; readonly says: string }[],
): Unconfirmed[] {
  const lines = text
    .split('\n')
    .flatMap((words, at) => (/^\s*evidence:/.test(words) ? [at + 1] : []));
  return entries.flatMap(({ evidence, says }, at) =>
    evidence?.trim() ? [] : [{ file, says, ...(lines[at] ? { line: lines[at] } : {}) }],
  );
}

function lineOf(text: string, words: string): number {
  return text.slice(0, Math.max(0, text.indexOf(`'${words}'`))).split('\n').length;
}

/** The list as text: each file, and below it its lines. */
export function formatUnconfirmed(list: readonly Unconfirmed[]): string {
  const files = [...new Set(list.map(({ file }) => file))];
  const linesOf = (file: string) =>
    list
      .filter((each) => each.file === file)
      .map(({ line, says }) => `  ${line === undefined ? '' : `${file}:${line} `}${says}`);
  return [
    `${list.length} things still stand in for your own, or wait for your word:`,
    ...files.flatMap((file) => ['', file, ...linesOf(file)]),
  ].join('\n');
}

import type { ClaimEvidence } from '../../content/claims.ts';
import type { ListedPromise } from '../../content/promises.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { sampleReviews, placeholders } from './placeholders.ts';

/** One thing the owner still has to replace or confirm. */
export interface Unconfirmed {
  /** Path from the project root. */
  readonly file: string;
  /** From 1; none for a setting, because its file may not exist yet. */
  readonly line?: number;
  /** What it is, worded for the owner. */
  readonly says: string;
  /** A strict build leaves it out instead of failing. */
  readonly leftOut?: true;
}

export interface OwnersContent {
  readonly business: unknown;
  /** The reviews, by file. */
  readonly reviews: Readonly<Record<string, readonly Testimonial[]>>;
  readonly promises: readonly ListedPromise[];
  /** The advertised figures, by name. */
  readonly claims: Readonly<Record<string, ClaimEvidence>>;
  /** The questions that only the owner can answer, by name. */
  readonly answers?: Readonly<
    Record<string, { readonly question: string; readonly answer: string }>
  >;
  /** What else the owner has to confirm: for each file, the entries of its `toConfirm`. */
  readonly toConfirm?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Lists everything in the content that the owner still has to replace or confirm, by file and line: entries of
 * `toConfirm`, placeholder addresses and numbers, sample reviews, and promises and figures without evidence. A strict
 * build fails while anything is left.
 *
 * @param files the text of each content file, by its path from the project root
 */
export function unconfirmed(
  content: OwnersContent,
  files: ReadonlyMap<string, string>,
): Unconfirmed[] {
  const textOf = (file: string) => files.get(file) ?? '';
  /** An item of the record `record` of a file, under `name`. */
  const entry = (file: string, record: string, name: string, says: string): Unconfirmed => {
    const line = lineOfEntry(textOf(file), record, name);
    return { file, ...(line !== undefined && { line }), says };
  };
  const business = 'src/content/business.ts';
  const list: Unconfirmed[] = [
    ...Object.entries(content.toConfirm ?? {}).flatMap(([file, entries]) =>
      Object.entries(entries).map(([name, what]) =>
        entry(file, 'toConfirm', name, `to confirm: ${what}`),
      ),
    ),
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
    ...content.promises
      .filter(isUnproven)
      .map(({ file, name, sentences, pages, leftOut }) =>
        unproven(
          entry(
            file,
            'promises',
            name,
            `‘${sentences.join('’, ‘')}’ (${[pages].flat().join(', ')})`,
          ),
          leftOut,
        ),
      ),
    ...Object.entries(content.claims)
      .filter(([, claim]) => isUnproven(claim))
      .map(([name, { needed, leftOut }]) =>
        unproven(entry('src/content/claims.ts', 'evidence', name, `${name}. ${needed}`), leftOut),
      ),
    ...Object.entries(content.answers ?? {})
      .filter(([, { answer }]) => answer === 'unknown')
      .map(([name, { question }]) =>
        entry('src/content/ownersAnswers.ts', 'ownersAnswers', name, `to answer: ${question}`),
      ),
  ];
  const order = [...files.keys()];
  return list.toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function isUnproven({ evidence }: { readonly evidence?: string | null }): boolean {
  return !evidence?.trim();
}

/** What has no evidence, in words. */
function unproven({ says, ...found }: Unconfirmed, leftOut?: true): Unconfirmed {
  return leftOut
    ? {
        ...found,
        leftOut,
        says: `no evidence yet: ${says}; until then a strict build leaves it out`,
      }
    : { ...found, says: `no evidence yet: ${says}` };
}

/** The line of an entry of an exported record, from 1; `undefined` if the file has no such entry. */
function lineOfEntry(text: string, record: string, name: string): number | undefined {
  const lines = text.split('\n');
  const head = new RegExp(`^export const ${record}\\b`);
  const start = lines.findIndex((line) => head.test(line));
  const at = lines.findIndex((line, index) => index > start && line.startsWith(`  ${name}:`));
  return start < 0 || at < 0 ? undefined : at + 1;
}

function lineOf(text: string, words: string): number {
  return text.slice(0, Math.max(0, text.indexOf(`'${words}'`))).split('\n').length;
}

/** The list as text, grouped by file. */
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

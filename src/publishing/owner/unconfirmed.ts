import type { ClaimEvidence } from '../../content/claims.ts';
import type { OwnersPromise } from '../../content/promises.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { sampleReviews, placeholders } from './placeholders.ts';

/** The file with the questions to the owner. */
const answersFile = 'src/content/ownersAnswers.ts';

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
  readonly promises: readonly OwnersPromise[];
  /** The advertised figures, by name. */
  readonly claims: Readonly<Record<string, ClaimEvidence>>;
  /** The questions that only the owner can answer, by name. */
  readonly answers?: Readonly<
    Record<string, { readonly question: string; readonly answer: string }>
  >;
}

/**
 * Lists everything in the content that the owner still has to replace or confirm, by file and line: `Confirm`
 * comments, placeholder addresses and numbers, sample reviews, and promises and figures without evidence. A strict
 * build fails while anything is left.
 *
 * @param files the text of each content file, by its path from the project root
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
      content.promises.map(({ sentences, pages, evidence, leftOut }) => ({
        evidence,
        ...(leftOut && { leftOut }),
        says: `no evidence yet: ‘${sentences.join('’, ‘')}’ (${[pages].flat().join(', ')})`,
      })),
    ),
    ...unproven(
      'src/content/claims.ts',
      textOf('src/content/claims.ts'),
      Object.entries(content.claims).map(([name, { needed, evidence, leftOut }]) => ({
        evidence,
        ...(leftOut && { leftOut }),
        says: `no evidence yet: ${name}. ${needed}`,
      })),
    ),
    ...Object.entries(content.answers ?? {})
      .filter(([, { answer }]) => answer === 'unknown')
      .map(([name, { question }]) => ({
        file: answersFile,
        line:
          1 +
          textOf(answersFile)
            .split('\n')
            .findIndex((line) => line.startsWith(`  ${name}:`)),
        says: `to answer: ${question}`,
      })),
  ];
  const order = [...files.keys()];
  return list.toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The `Confirm:` comments of a file. */
function toConfirm(file: string, text: string): Unconfirmed[] {
  return [...text.matchAll(/\bConfirm: (.*?)(?:\n\s*\*\s*\n|\*\/)/gs)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    says: `to confirm: ${(match[1] ?? '').replace(/\s*\n\s*\* /g, ' ').trim()}`,
  }));
}

/** The entries without evidence, with the line of their `evidence:` property. */
function unproven(
  file: string,
  text: string,
  entries: readonly {
    readonly evidence: string | null;
    readonly says: string;
    readonly leftOut?: true;
  }[],
): Unconfirmed[] {
  const lines = text
    .split('\n')
    .flatMap((words, at) => (/^\s*evidence:/.test(words) ? [at + 1] : []));
  return entries.flatMap(({ evidence, says, leftOut }, at) =>
    evidence?.trim()
      ? []
      : [
          {
            file,
            says: leftOut ? `${says}; until then a strict build leaves it out` : says,
            ...(lines[at] ? { line: lines[at] } : {}),
            ...(leftOut && { leftOut }),
          },
        ],
  );
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

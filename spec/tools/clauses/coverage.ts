import type { Specification } from './clauses.ts';
import type { Statement } from './sourceDocument.ts';

export interface CoverageEntry {
  readonly text: string;
  readonly clauses: readonly string[];
  /** Whether it has a reason for having no clause. */
  readonly hasReason: boolean;
}

const reason = /^Reason: (?:heading|not shown|outside the product)$/;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Reads a coverage table. A quotation is a statement; the paragraph after it lists the statement's clauses, or gives a
 * reason: `Reason: not shown`.
 */
export function parseCoverage(markdown: string): CoverageEntry[] {
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim());
  return blocks.flatMap((block, index) => {
    if (!block.startsWith('> ')) return [];
    const answer = plain(blocks[index + 1] ?? '');
    return {
      text: plain(block.replace(/^> ?/gm, '')),
      clauses: answer.split(/,? /).filter((word) => /^[A-Z][A-Z0-9-]+$/.test(word)),
      hasReason: reason.test(answer),
    };
  });
}

/**
 * Joins each statement with its entry in the table; also returns the entries without a statement. A sentence that the
 * specification has twice has two entries.
 */
export function joinCoverage<One extends Pick<Statement, 'text'>>(
  statements: readonly One[],
  entries: readonly CoverageEntry[],
): { answered: [statement: One, entry: CoverageEntry | undefined][]; left: CoverageEntry[] } {
  const left = [...entries];
  const answered = statements.map((statement): [One, CoverageEntry | undefined] => {
    const index = left.findIndex(({ text }) => text === statement.text);
    return [statement, index === -1 ? undefined : left.splice(index, 1)[0]];
  });
  return { answered, left };
}

/**
 * The disagreements of the specification, the coverage table and the clauses, one sentence each. At least one clause of
 * a statement has to have the statement's section as its source.
 */
export function* checkCoverage(
  statements: readonly Pick<Statement, 'section' | 'text'>[],
  entries: readonly CoverageEntry[],
  { clauses, retired }: Specification,
): Generator<string> {
  const { answered, left } = joinCoverage(statements, entries);
  const sources = new Map(clauses.map(({ id, source }) => [id, source]));
  for (const [{ section, text }, entry] of answered)
    if (!entry?.hasReason && !entry?.clauses.length)
      yield `"${text}" (${section}) has neither a clause nor a reason in the coverage table. Add it with its clauses.`;
  for (const { text } of left)
    yield `"${text}" is in the coverage table but not in the specification. Remove it or correct its words.`;
  for (const { text, clauses: ids } of entries)
    for (const id of ids.filter((each) => !sources.has(each))) {
      const what = retired.includes(id) ? 'is retired' : 'is not the id of a clause';
      yield `"${text}" lists ${id}, which ${what}. Correct the coverage table.`;
    }
  for (const [{ section, text }, entry] of answered) {
    const number = Number.parseInt(section, 10);
    const named = entry?.clauses.flatMap((id) => sources.get(id) ?? []) ?? [];
    if (named.length > 0 && !named.some((source) => new RegExp(`§${number}\\b`).test(source)))
      yield `"${text}" is in section ${number}, which none of its clauses names as its source. Correct the clauses or their source.`;
  }
}

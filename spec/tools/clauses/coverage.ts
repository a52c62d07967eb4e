import type { Clause, Specification } from './clauses.ts';
import type { Statement } from './sourceDocument.ts';

/** Why a statement has no clause. There are no other reasons. */
const reasons = ['heading', 'not shown', 'outside the product'] as const;
type Reason = (typeof reasons)[number];

/** The largest share of all statements that may have a reason in place of a clause. */
const largestShareOfReasons = 0.05;

/** What the coverage table says of one statement. */
export interface CoverageEntry {
  readonly text: string;
  readonly clauses: readonly string[];
  readonly reason?: Reason;
}

/** A coverage table as it was read. */
export interface Coverage {
  readonly entries: readonly CoverageEntry[];
  /** One sentence for each thing that is not written in the form of the table. */
  readonly problems: readonly string[];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Reads a coverage table: a quotation is a statement, and the paragraph after it names its clauses, or gives its
 * reason: `Reason: not shown`.
 */
export function parseCoverage(markdown: string): Coverage {
  const entries: CoverageEntry[] = [];
  const problems: string[] = [];
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim());
  for (const [index, block] of blocks.entries()) {
    if (!block.startsWith('> ')) continue;
    const text = plain(block.replace(/^> ?/gm, ''));
    const answer = blocks[index + 1] ?? '';
    const [, given = ''] = /^Reason: (.+)$/.exec(answer) ?? [];
    const reason = reasons.find((known) => known === given);
    const named = given ? [] : plain(answer).split(/,? /);
    if (reason) entries.push({ text, clauses: [], reason });
    else entries.push({ text, clauses: named.filter((word) => /^[A-Z][A-Z0-9-]+$/.test(word)) });
    if (given && !reason) {
      problems.push(`"${given}" is no reason (${reasons.join(', ')} are). It stands at "${text}".`);
    }
  }
  return { entries, problems };
}

/** Lists where the source document, its coverage table and the clauses part, one sentence each. */
export function checkCoverage(
  statements: readonly Pick<Statement, 'section' | 'text'>[],
  { entries, problems }: Coverage,
  { clauses, retired }: Specification,
): string[] {
  return [
    ...problems,
    ...checkStatements(statements, entries),
    ...checkReasons(statements.length, entries),
    ...checkNames(entries, clauses, retired),
    ...checkSections(statements, entries, clauses),
    ...checkRepeated(entries),
  ];
}

/**
 * Each statement with what the coverage table says of it, and what the table says of no statement. A sentence that
 * the source says twice stands twice in the table.
 */
export function joinCoverage<Said extends Pick<Statement, 'text'>>(
  statements: readonly Said[],
  entries: readonly CoverageEntry[],
): { answered: [statement: Said, entry: CoverageEntry | undefined][]; left: CoverageEntry[] } {
  const left = [...entries];
  const answered = statements.map((statement): [Said, CoverageEntry | undefined] => {
    const index = left.findIndex(({ text }) => text === statement.text);
    return [statement, index === -1 ? undefined : left.splice(index, 1)[0]];
  });
  return { answered, left };
}

function* checkStatements(
  statements: readonly Pick<Statement, 'section' | 'text'>[],
  entries: readonly CoverageEntry[],
): Generator<string> {
  const { answered, left } = joinCoverage(statements, entries);
  for (const [{ section, text }, entry] of answered) {
    if (!entry || (entry.clauses.length === 0 && !entry.reason)) {
      yield `"${text}" (${section}) has neither a clause nor a reason.`;
    }
  }
  for (const { text } of left) yield `"${text}" stands in the table, but not in the source.`;
}

function* checkReasons(total: number, entries: readonly CoverageEntry[]): Generator<string> {
  const given = entries.filter(({ reason }) => reason).length;
  if (given > total * largestShareOfReasons) {
    yield `${given} of ${total} statements have a reason in place of a clause; at most ${largestShareOfReasons * 100}% may.`;
  }
}

function checkNames(
  entries: readonly CoverageEntry[],
  clauses: readonly Clause[],
  retired: readonly string[],
): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  return entries.flatMap(({ text, clauses: ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${id} ${retired.includes(id) ? 'is retired' : 'names no clause'}, and stands at "${text}".`,
      ),
  );
}

/** A statement's clauses come from its section: the `source` of one of them at least says so. */
function* checkSections(
  statements: readonly Pick<Statement, 'section' | 'text'>[],
  entries: readonly CoverageEntry[],
  clauses: readonly Clause[],
): Generator<string> {
  const sources = new Map(clauses.map(({ id, source }) => [id, source]));
  for (const { section, text } of statements) {
    const number = Number.parseInt(section, 10);
    const named = entries
      .filter((entry) => entry.text === text)
      .flatMap(({ clauses: ids }) => ids.flatMap((id) => sources.get(id) ?? []));
    if (named.length > 0 && !named.some((source) => new RegExp(`§${number}\\b`).test(source))) {
      yield `"${text}" stands in section ${number}, which none of its clauses names as its source.`;
    }
  }
}

function checkRepeated(entries: readonly CoverageEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const id of entries.flatMap(({ clauses }) => clauses)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(
      ([id, count]) =>
        `${id} covers ${count} statements; a clause holds one sentence or table cell.`,
    );
}

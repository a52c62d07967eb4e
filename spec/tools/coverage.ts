import type { Clause, Specification } from './clauses.ts';

/** Why a statement has no clause. There are no other reasons. */
const reasons = ['heading', 'not shown', 'outside the product'] as const;
type Reason = (typeof reasons)[number];

/** The largest share of all statements that may have a reason in place of a clause. */
const largestShareOfReasons = 0.05;

/** One sentence or table cell of the source document. */
export interface Statement {
  /** Where it stands, such as `2. Screens and routes, Home`. */
  readonly section: string;
  /** Its words. A table's cell stands behind the first cell of its row: `Oil change | mineral from $79`. */
  readonly text: string;
}

/** What the coverage table says of one statement. */
interface CoverageEntry {
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

/**
 * Splits the numbered sections of the source document into sentences, list items and table cells. Headings are
 * where a statement stands, and say nothing themselves; so are a table's first row and the first cell of a row.
 */
export function readStatements(sourceDocument: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  let part = '';
  let rows = 0;
  for (const line of sourceDocument.split('\n')) {
    const [, marks = '', heading = ''] = /^(#+) (.+)$/.exec(line) ?? [];
    rows = line.startsWith('|') ? rows + 1 : 0;
    if (marks === '##') {
      section = /^\d+\. /.test(heading) ? heading : '';
      part = '';
    } else if (marks) {
      part = heading;
    } else if (section && line.trim()) {
      const place = part ? `${section}, ${part}` : section;
      // The first two rows of a table are its head and the line below it.
      const texts = rows === 0 ? sentences(line.replace(/^\s*- /, '')) : cells(line, rows > 2);
      statements.push(...texts.map((text) => ({ section: place, text })));
    }
  }
  return statements;
}

function cells(row: string, isBody: boolean): string[] {
  const [label = '', ...values] = row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
  return isBody ? values.filter(Boolean).map((value) => `${label} | ${value}`) : [];
}

/** A sentence ends with its mark before a space, unless it stands between quotation marks or goes on in small letters. */
function sentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let quoted = false;
  for (const { index } of text.matchAll(/['\s]/g)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    if (text[index] === "'") {
      if (!quoted && /[\s(]/.test(before)) quoted = true;
      else if (quoted && !/\w/.test(after)) quoted = false;
    } else if (!quoted && /[.!?]['")]*$/.test(text.slice(0, index)) && !/[a-z]/.test(after)) {
      found.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, text.slice(start)].map(plain).filter(Boolean);
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
  statements: readonly Statement[],
  { entries, problems }: Coverage,
  { clauses, retired }: Specification,
): string[] {
  return [
    ...problems,
    ...checkStatements(statements, entries),
    ...checkReasons(statements.length, entries),
    ...checkNames(entries, clauses, retired),
    ...checkRepeated(entries),
  ];
}

function* checkStatements(
  statements: readonly Statement[],
  entries: readonly CoverageEntry[],
): Generator<string> {
  const left = [...entries];
  for (const { section, text } of statements) {
    const index = left.findIndex((entry) => entry.text === text);
    const [entry] = index === -1 ? [] : left.splice(index, 1);
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

/** The figures of README.md: how large the specification is, and how much of it is held, from what is committed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSpecification } from '../clauses/clauses.ts';
import { joinCoverage, parseCoverage } from '../clauses/coverage.ts';
import { fingerprint } from '../clauses/reviews.ts';
import { parseSource, readStatements } from '../clauses/sourceDocument.ts';
import { checkProof, readProof, readTestFiles } from '../proof/proofFile.ts';
import { proofSettings } from '../proof/proofSettings.ts';

/** Where the tests of the last whole run are counted, from the root of the project. */
export const runFile = 'spec/run.json';

/** What persons saw last, as the report exports it. */
export const manualFile = 'spec/manual.json';

/** The last whole run in which every test passed. */
export interface LastRun {
  /** The day in New Zealand, such as `2026-11-21`. */
  readonly date: string;
  readonly specTests: number;
  readonly browserTests: number;
  /** How long the tests took, one runner after the other, in seconds. */
  readonly seconds: number;
}

/** What the table in README.md says. */
export interface Figures {
  readonly clauses: number;
  /** Those that must hold. */
  readonly musts: number;
  /** Sentences and table cells of the source document. */
  readonly statements: number;
  /** Statements that clauses of their own hold. */
  readonly held: number;
  /** Small changes that the clauses which must hold name. */
  readonly violations: number;
  /** Clauses that must hold and name a violation. */
  readonly provable: number;
  /** Those of them that are proven as they and their tests stand. */
  readonly proven: number;
  /** Clauses that nobody but a person verifies. */
  readonly byHand: number;
  /** Those of them that a person saw hold as they read. */
  readonly seen: number;
  /** What mutation testing found, where it has run. */
  readonly mutation?: { readonly score: number; readonly mutants: number };
  readonly run?: LastRun;
}

/** Counts everything from the files of the project. */
export function readFigures(root: string): Figures {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const json = (file: string): unknown =>
    existsSync(path.join(root, file)) ? JSON.parse(text(file)) : undefined;
  const { clauses } = readSpecification(root);
  const musts = clauses.filter(({ level }) => level === 'must');
  const settings = proofSettings(musts);
  const files = readTestFiles(root, [settings.vitest, settings.browser]);
  const proof = readProof(path.join(root, settings.resultFile));
  const statements = readStatements(parseSource(text('spec/specification.md')));
  const { answered } = joinCoverage(statements, parseCoverage(text('spec/coverage.md')).entries);
  const mutation = json('spec/mutation/result.json') as Figures['mutation'];
  const run = json(runFile) as LastRun | undefined;
  const byHand = clauses.filter(({ verify }) => verify.every((kind) => kind === 'manual'));
  const { results = {} } = (json(manualFile) ?? {}) as {
    results?: Record<string, { outcome: string; fingerprint: string }>;
  };
  return {
    clauses: clauses.length,
    musts: musts.length,
    statements: statements.length,
    held: answered.filter(([, entry]) => entry && entry.clauses.length > 0).length,
    violations: musts.reduce((sum, clause) => sum + clause.violations.length, 0),
    provable: settings.clauses.length,
    proven: settings.clauses.filter((clause) => checkProof([clause], files, proof).length === 0)
      .length,
    byHand: byHand.length,
    seen: byHand.filter((clause) => {
      const result = results[clause.id];
      return result?.outcome === 'passed' && result.fingerprint === fingerprint(clause);
    }).length,
    ...(mutation ? { mutation } : {}),
    ...(run ? { run } : {}),
  };
}

/** The rows of the table: what is counted, and how much of it there is. */
export function figureRows(figures: Figures): (readonly [what: string, count: string])[] {
  const { clauses, musts, statements, held, violations, provable, proven, byHand, seen } = figures;
  const { mutation, run } = figures;
  const rows: (readonly [string, string])[] = [
    ['Clauses', `${clauses}, of which ${musts} must hold`],
    ['Sentences and table cells of the specification with clauses', `${held} of ${statements}`],
    ['Small changes that break a clause which must hold', `${violations}`],
    ['Clauses whose tests were seen to fail by them, as they stand', `${proven} of ${provable}`],
  ];
  if (byHand > 0)
    rows.push([
      'Clauses that only a person can verify',
      `${byHand}, of which ${seen} ${seen === 1 ? 'was' : 'were'} seen to hold`,
    ]);
  if (mutation) {
    const { score, mutants } = mutation;
    rows.push([
      'Other small faults in rules and content that a test notices',
      `${score} % of ${mutants}`,
    ]);
  }
  if (run) {
    const { date, specTests, browserTests, seconds } = run;
    const minutes = Math.ceil(seconds / 60);
    rows.push([
      `Tests on ${date}`,
      `${specTests} of the specification, ${browserTests} of the built site, in ${minutes} min`,
    ]);
  }
  return rows;
}

const begin = '<!-- figures: npm run spec:figures -->';
const end = '<!-- end of figures -->';

/** The rows that stand between the two marks of a document, without the table's head. */
export function rowsIn(markdown: string): string[][] {
  const [, table = ''] = markdown.split(begin);
  return table
    .slice(0, table.indexOf(end))
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/**
 * A document with a table of figures between its two marks.
 *
 * @throws Error when it lacks the marks.
 */
export function withFigures(markdown: string, figures: Figures): string {
  const [before, rest = ''] = markdown.split(begin);
  const after = rest.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no place for figures: ${begin} and ${end}.`);
  }
  const table = [['Figure', 'Now'], ['---', '---'], ...figureRows(figures)];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return [before, begin, '\n\n', lines.join('\n'), '\n\n', end, after].join('');
}

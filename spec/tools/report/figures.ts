/** The figures of README.md: the size of the specification and how much of it is proven, from committed files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofSettings } from '../../settings.ts';
import { readSpecification } from '../clauses/clauses.ts';
import { joinCoverage, parseCoverage } from '../clauses/coverage.ts';
import { fingerprint } from '../clauses/fingerprint.ts';
import { parseSource, readStatements } from '../clauses/sourceDocument.ts';
import { stagesOf } from '../proof/commandLine.ts';
import { checkProof, countKinds, readProof, readTestFiles } from '../proof/proofFile.ts';
import { readResults } from './walk.ts';

/** The file with the test counts of the last complete run, from the root of the project. */
export const runFile = 'spec/run.json';

/** The file with the results of manual clauses, as the report exports it. */
export const manualFile = 'spec/manual.json';

/** The last complete run in which every test passed. */
export interface LastRun {
  /** The day in New Zealand, such as `2026-11-21`. */
  readonly date: string;
  readonly specTests: number;
  readonly browserTests: number;
  /** The sum of both runners' durations, in seconds. */
  readonly seconds: number;
}

/** The content of the table in README.md. */
export interface Figures {
  readonly clauses: number;
  /** Those with the level `must`. */
  readonly musts: number;
  /** Sentences and table cells of the specification. */
  readonly statements: number;
  /** Those that a clause covers. */
  readonly covered: number;
  /** Violations of `must` clauses. */
  readonly violations: number;
  /** `must` clauses with a violation. */
  readonly provable: number;
  /** Those of them that are proven in their present form. */
  readonly proven: number;
  /** By kind of evidence, how many of them name it, and for how many it was seen to fail. */
  readonly kinds: string;
  /** Clauses that only a person verifies. */
  readonly manual: number;
  /** Those of them with a passed result in their present form. */
  readonly manualPassed: number;
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
  const run = json(runFile) as LastRun | undefined;
  const manual = clauses.filter(({ verify }) => verify.every((kind) => kind === 'manual'));
  const seen = existsSync(path.join(root, manualFile)) ? readResults(text(manualFile)) : [];
  return {
    clauses: clauses.length,
    musts: musts.length,
    statements: statements.length,
    covered: answered.filter(([, entry]) => entry && entry.clauses.length > 0).length,
    violations: musts.reduce((sum, clause) => sum + clause.violations.length, 0),
    provable: settings.clauses.length,
    proven: settings.clauses.filter((clause) => checkProof([clause], files, proof).length === 0)
      .length,
    kinds: countKinds(settings.clauses, proof, stagesOf(settings)),
    manual: manual.length,
    manualPassed: manual.filter((clause) => {
      const own = seen.filter(
        (result) =>
          result.clause === clause.id && result.fingerprint.startsWith(fingerprint(clause)),
      );
      return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
    }).length,
    ...(run ? { run } : {}),
  };
}

/** The rows of the table: what was counted, and the count. */
export function figureRows(figures: Figures): (readonly [what: string, count: string])[] {
  const { clauses, musts, statements, covered, violations, provable, proven } = figures;
  const { manual, manualPassed, run } = figures;
  return [
    ['Clauses', `${clauses}: ${musts} must, ${clauses - musts} should`],
    [
      'Sentences and table cells of the specification that a clause covers',
      `${covered} of ${statements}`,
    ],
    ['Violations: small changes of the code that each break a must clause', `${violations}`],
    ['Must clauses whose tests fail on each of their violations', `${proven} of ${provable}`],
    ['Of these, by kind of evidence: those whose tests were seen to fail', figures.kinds],
    ...(manual > 0
      ? [['Clauses that only a person can verify', `${manual}: ${manualPassed} verified`] as const]
      : []),
    ...(run
      ? [
          [
            `Tests in the last complete run, ${run.date}`,
            `${run.specTests} in spec, ${run.browserTests} in e2e, in ${Math.ceil(run.seconds / 60)} min`,
          ] as const,
        ]
      : []),
  ];
}

const begin = '<!-- figures: npm run spec:figures -->';
const end = '<!-- end of figures -->';

/** The rows between the two marks of a document, without the table's head. */
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
 * A document with the table of figures between its two marks.
 *
 * @throws Error when the marks are missing.
 */
export function withFigures(markdown: string, figures: Figures): string {
  const [before, rest = ''] = markdown.split(begin);
  const after = rest.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`README.md has no place for the figures. Add the lines ${begin} and ${end}.`);
  }
  const table = [['Figure', 'Now'], ['---', '---'], ...figureRows(figures)];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return [before, begin, '\n\n', lines.join('\n'), '\n\n', end, after].join('');
}

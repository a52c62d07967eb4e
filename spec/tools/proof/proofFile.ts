/**
 * The committed result of the proof: for each clause a hash of everything that the proof depends on, and a verdict on
 * each violation.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  kindOf,
  stages,
  type Judgement,
  type ProjectProof,
  type ProvableClause,
  type Stage,
  type Verdict,
} from './types.ts';

export interface ClauseProof {
  /** `hashOf` at the time of the proof. */
  readonly hash: string;
  readonly violations: readonly Judgement[];
  /** For each stage whose tests cite the clause, `proven` if they caught one of its violations. */
  readonly kinds?: Readonly<Partial<Record<Stage, Verdict>>>;
}

/** Proof by clause id. */
export type Proof = Readonly<Record<string, ClauseProof>>;

export interface TestFile {
  readonly stage: Stage;
  readonly file: string;
  readonly text: string;
  readonly table?: string;
}

export function readTestFiles(project: ProjectProof): TestFile[] {
  const read = (file: string) => readFileSync(path.join(project.root, file), 'utf8');
  return stages.flatMap((stage) => {
    const { tests = [], tables = {} } = project[stage] ?? {};
    return globSync([...tests], { cwd: project.root })
      .toSorted()
      .map((file) => ({
        stage,
        file,
        text: read(file),
        ...(tables[file] !== undefined && { table: read(tables[file]) }),
      }));
  });
}

/** The files that have the id of a clause in quotes, in their own text or in their tables. */
export function citingFiles(id: string, files: readonly TestFile[]): TestFile[] {
  return files.filter(({ text, table = '' }) => quoted(id).test(text) || quoted(id).test(table));
}

function quoted(id: string): RegExp {
  return new RegExp(`['"\`]${id}['"\`]`);
}

/** The statements of a test file, without those that begin inside another one. */
function statementsOf(text: string): string[] {
  return text.split(/^(?=[^\s)\]}])/m);
}

/**
 * The statements that name a clause: its tests, and tables from which tests are made. If they name it without a test, as
 * a list of ids does, its test is somewhere in what the tests share, and all of that counts.
 */
function ownTests(id: string, text: string): string {
  const own = statementsOf(text).filter((part) => quoted(id).test(part));
  const hasTest = own.some((part) => /\b(?:documentC|c)lauses?\(/.test(part));
  return own.length === 0 || hasTest ? own.join('') : own.join('') + sharedCode(text);
}

/** What the tests of a file share: the statements that are no test of a single clause. */
function sharedCode(text: string): string {
  return statementsOf(text)
    .filter((part) => !/^\w+\(\s*['"`][A-Z\d]+(?:-[A-Z\d]+)+['"`]/.test(part))
    .join('');
}

/** The entries of a table that name a clause. An entry begins on a new line, with a brace, a bracket or a call. */
function entriesOf(id: string, table: string): string[] {
  return table.split(/^(?=\s*(?:[{[]|\w+\(['"`]))/m).filter((entry) => quoted(id).test(entry));
}

/**
 * The code of a test file without comments, titles, layout and the paths of imports, so that a change of those keeps
 * every proof valid.
 */
function codeOf(text: string): string {
  return text
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(
      /\b((?:documentC|c)lauses?\(\s*(?:'[^']*'|\[[^\]]*\]|\w+),\s*)(?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g,
      '$1',
    )
    .replace(/\s+/g, ' ')
    .replace(/ ?([()[\]{}]) ?/g, '$1')
    .replace(/,(?=[)\]}])/g, '');
}

function tableIn(text: string): string[] {
  return (text.match(/^\|.*$/gm) ?? []).map((row) => row.replace(/ +|-+/g, ' '));
}

/**
 * The hash of a clause's violations and of its tests. The text of the clause is left out, because a proof only says that
 * the tests fail when the violations break the product. A table in the text counts if a test reads it. What several
 * tests share is left out, because one edit of a shared helper would void hundreds of proofs.
 */
export function hashOf(clause: ProvableClause, files: readonly TestFile[]): string {
  const { text, verify, violations } = clause;
  const tests = citingFiles(clause.id, files)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, text: words, table = '' }) => [
      file,
      codeOf(ownTests(clause.id, words)),
      ...entriesOf(clause.id, table).map(codeOf),
    ]);
  const parts = [
    [...verify].toSorted(),
    violations.map(({ file, from, to, symbol }) => (symbol ? [file, symbol] : [file, from, to])),
    tests,
    ...(JSON.stringify(tests).includes('tableOf(') ? [tableIn(text)] : []),
  ];
  return shortHash(parts);
}

function shortHash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

export function readProof({ root, resultFiles }: ProjectProof): Proof {
  const parts = globSync(resultFiles, { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Proof,
  );
  return Object.assign({}, ...parts) as Proof;
}

/** A clause's proof as JSON with a line for each violation, so that a new proof changes few lines. */
function lines(id: string, { violations, ...rest }: ClauseProof): string {
  const judgements = violations.map((judgement) => `\n  ${JSON.stringify(judgement)}`);
  return `${JSON.stringify(id)}: ${JSON.stringify(rest).slice(0, -1)},"violations":[${judgements.join(',')}\n]}`;
}

/** Writes the proof of these clauses, one file per area, sorted by id so that the same proof gives the same files. */
export function writeProof({ root, resultFiles, clauses }: ProjectProof, proof: Proof): void {
  const proven = clauses.filter(({ id }) => proof[id]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const byFile = Map.groupBy(proven, ({ area }) => resultFiles.replace('*', area));
  for (const file of globSync(resultFiles, { cwd: root }))
    if (!byFile.has(file)) rmSync(path.join(root, file));
  for (const [file, own] of byFile) {
    const entries = own.flatMap(({ id }) => (proof[id] ? lines(id, proof[id]) : []));
    writeFileSync(path.join(root, file), `{\n${entries.join(',\n')}\n}\n`);
  }
}

/**
 * What a proof says about clauses in their present form.
 *
 * @param files the present test files
 */
export function checksOf(project: ProjectProof, files: readonly TestFile[], proof: Proof) {
  const hasChanged = (clause: ProvableClause) => proof[clause.id]?.hash !== hashOf(clause, files);

  /** Why a clause is not proven in its present form, with what to do. */
  const faultsOf = (clause: ProvableClause): string[] => {
    const { id } = clause;
    const again = `npm run spec:prove -- --only ${id}`;
    if (!proof[id]) return [`${id} was never proven. Run ${again}`];
    if (hasChanged(clause))
      return [`${id} or a test that cites it changed since it was proven. Run ${again}`];
    return proof[id].violations.flatMap(({ verdict, why }, index) =>
      verdict === 'proven'
        ? []
        : `${id} is ${verdict} (violation ${index + 1}: ${why}). Fix the test or the violation, then run ${again}`,
    );
  };

  /** Whether a clause is not proven in its present form. */
  const isOpen = (clause: ProvableClause) => faultsOf(clause).length > 0;

  /** The kinds of evidence of a clause that a stage tests, each with the stage's verdict if it was tried. */
  const kindsOf = ({ id, verify }: ProvableClause) =>
    stages.flatMap((stage) => {
      const kind = kindOf[stage];
      return verify.includes(kind) ? [{ id, kind, verdict: proof[id]?.kinds?.[stage] }] : [];
    });

  /**
   * One sentence, with what to do, for each clause that is not proven in its present form, and for each kind of evidence
   * that a clause names and whose tests caught none of its violations.
   */
  const problemsOf = (clauses: readonly ProvableClause[]): string[] => {
    const missed = clauses
      .filter((clause) => faultsOf(clause).length === 0)
      .flatMap(kindsOf)
      .filter(({ verdict }) => verdict !== undefined && verdict !== 'proven')
      .map(
        ({ id, kind, verdict }) =>
          `${id} names ${kind}, whose tests caught none of its violations (${verdict}). Add a violation that they catch, or take ${kind} out of its verify line.`,
      );
    const problems = [...clauses.flatMap(faultsOf), ...missed];
    const all = 'To prove all of these again, run npm run spec:prove -- --changed';
    return problems.length > 1 ? [...problems, all] : problems;
  };

  /** For each kind of evidence, how many of the clauses that name it had a violation caught: `spec 560 of 565`. */
  const countKinds = (clauses: readonly ProvableClause[]): string =>
    [...Map.groupBy(clauses.flatMap(kindsOf), ({ kind }) => kind)]
      .map(([kind, all]) => {
        const seen = all.filter(({ verdict }) => verdict === 'proven');
        return `${kind} ${seen.length} of ${all.length}`;
      })
      .join(', ');

  return { hasChanged, isOpen, problemsOf, countKinds };
}

/** The committed result of the proof: by clause, a hash of everything it depends on and a verdict per violation. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stages, type Judgement, type ProvableClause, type Stage, type Verdict } from './types.ts';

/** The proof of one clause. */
export interface ClauseProof {
  /** Covers the clause's text, its violations, and the tests that cite it with what they use in their files. */
  readonly hash: string;
  /** Covers what else could change the result: the modules that its tests import, and the files that it violates. */
  readonly surroundings?: string;
  /** One judgement for each violation, in their order. */
  readonly violations: readonly Judgement[];
  /** By stage whose tests cite the clause, `proven` where they caught one of its violations; absent in older proofs. */
  readonly kinds?: Readonly<Partial<Record<Stage, Verdict>>>;
}

/** Proof by clause id. */
export type Proof = Readonly<Record<string, ClauseProof>>;

/** Where the tests of a stage are, from the root of the project. */
export interface TestPlaces {
  /** The kinds of evidence (`verify`) that they count as: `browser` gives `e2e` and `a11y`. */
  readonly kinds: readonly string[];
  /** Patterns of their files. */
  readonly tests: readonly string[];
  /** By test file, the table that it generates tests from: a file whose entries name their clauses. */
  readonly tables?: Readonly<Record<string, string>>;
}

/** The tests of a project, by stage. */
export interface TestedProject extends Readonly<Partial<Record<Stage, TestPlaces>>> {
  readonly root: string;
  /** Folders and files whose modules are no helpers of tests: the product, and what has tests of its own. */
  readonly noHelpers?: readonly string[];
}

/** A test file and its text. */
export interface TestFile {
  readonly stage: Stage;
  readonly file: string;
  readonly text: string;
  /** The text of the table that it generates tests from, if it has one. */
  readonly table?: string;
  /** The local modules that it imports, itself or through others. */
  readonly helpers?: readonly string[];
}

/** The test files of a project, with their texts. */
export function readTestFiles(project: TestedProject): TestFile[] {
  const { root, noHelpers = [] } = project;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return stages.flatMap((stage) => {
    const { tests = [], tables = {} }: Partial<TestPlaces> = project[stage] ?? {};
    return globSync([...tests], { cwd: root })
      .toSorted()
      .map((file) => {
        const table = tables[file];
        return {
          stage,
          file,
          text: read(file),
          ...(table === undefined ? {} : { table: read(table) }),
          helpers: [...helpersOf(root, file, noHelpers)].toSorted(),
        };
      });
  });
}

/** The local modules that a file imports, itself or through others. */
function helpersOf(
  root: string,
  file: string,
  noHelpers: readonly string[],
  found = new Set<string>(),
): Set<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, from = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
    const helper = path.posix.join(path.posix.dirname(file), from);
    const counts = !noHelpers.some((place) => helper.startsWith(place));
    if (!counts || found.has(helper) || !existsSync(path.join(root, helper))) continue;
    found.add(helper);
    helpersOf(root, helper, noHelpers, found);
  }
  return found;
}

/** The files that name a clause, its id in quotes, themselves or in their tables. */
export function citingFiles(id: string, files: readonly TestFile[]): TestFile[] {
  return files.filter(({ text, table = '' }) => quoted(id).test(text) || quoted(id).test(table));
}

function quoted(id: string): RegExp {
  return new RegExp(`['"\`]${id}['"\`]`);
}

/**
 * A test file without the tests of other clauses, so that a change of those leaves this proof valid. Only a top-level
 * test whose first argument is another id is left out: everything else may be shared.
 */
function withoutOthers(id: string, text: string): string {
  return text
    .split(/^(?=[^\s)\]}])/m)
    .filter(
      (part) => !/^\w+\(\s*['"`][A-Z\d]+(?:-[A-Z\d]+)+['"`]/.test(part) || quoted(id).test(part),
    )
    .join('');
}

/** The entries of a table that name a clause. An entry begins on its own line, with a brace, a bracket or a call. */
function entriesOf(id: string, table: string): string[] {
  return table.split(/^(?=\s*(?:[{[]|\w+\(['"`]))/m).filter((entry) => quoted(id).test(entry));
}

/**
 * The code of a test without what a proof does not depend on: comments, titles, layout and the places of imported modules,
 * whose content `surroundingsOf` compares. Rewording or moving them leaves every proof valid.
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

/**
 * A hash of everything that a clause's proof depends on. The clause's own words are no part of it: a proof says that its
 * tests fail when its violations break the product, whatever the clause says.
 */
export function hashOf(clause: ProvableClause, files: readonly TestFile[]): string {
  const { verify, violations } = clause;
  const tests = citingFiles(clause.id, files)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, text: words, table = '' }) => [
      file,
      codeOf(withoutOthers(clause.id, words)),
      ...entriesOf(clause.id, table).map(codeOf),
    ]);
  const parts = [
    [...verify].toSorted(),
    violations.map(({ file, from, to, symbol }) => (symbol ? [file, symbol] : [file, from, to])),
    tests,
  ];
  return shortHash(parts);
}

/**
 * A hash of the modules that a clause's tests import, and of the files that its violations change. A file in which it
 * names a value may change: its proof is of any value.
 */
export function surroundingsOf(
  { id, violations }: ProvableClause,
  files: readonly TestFile[],
  root: string,
): string {
  const helpers = citingFiles(id, files).flatMap((file) => file.helpers ?? []);
  const violated = violations.filter(({ symbol }) => !symbol).map(({ file }) => file);
  return shortHash(
    [...new Set([...helpers, ...violated])].toSorted().map((file) => {
      const place = path.join(root, file);
      return [file, existsSync(place) ? readFileSync(place, 'utf8') : ''];
    }),
  );
}

function shortHash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Why a proof is no longer of what is there now, as a sentence; nothing where it still is. */
export function outdated(
  clause: ProvableClause,
  files: readonly TestFile[],
  proof: ClauseProof,
  root: string,
): string | undefined {
  if (proof.hash !== hashOf(clause, files))
    return 'The clause or a test that cites it changed since the proof.';
  return proof.surroundings === surroundingsOf(clause, files, root)
    ? undefined
    : 'A module that its tests import, or a file that it violates, changed since the proof.';
}

/** Where the proof of a project is kept. */
export interface ProofPlace {
  readonly root: string;
  /** The committed files, from the root: a `*` stands for a clause's area, so that each area has a file of its own. */
  readonly resultFiles: string;
}

/** Reads a proof; without files, nothing is proven. */
export function readProof({ root, resultFiles }: ProofPlace): Proof {
  const files = globSync(resultFiles, { cwd: root });
  const parts = files.map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Proof,
  );
  return Object.assign({}, ...parts) as Proof;
}

/** Writes the proof of the known clauses, by area and sorted by id, so that the same result is the same files. */
export function writeProof(
  { root, resultFiles, clauses }: ProofPlace & { readonly clauses: readonly ProvableClause[] },
  proof: Proof,
): void {
  const proven = clauses.filter(({ id }) => proof[id]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const byFile = Map.groupBy(proven, ({ area = '' }) => resultFiles.replace('*', area));
  for (const file of globSync(resultFiles, { cwd: root }))
    if (!byFile.has(file)) rmSync(path.join(root, file));
  for (const [file, own] of byFile) {
    const entries = Object.fromEntries(own.map(({ id }) => [id, proof[id]]));
    writeFileSync(path.join(root, file), `${JSON.stringify(entries, null, 2)}\n`);
  }
}

/** Why a clause is not proven in its present form, one sentence each with the command to run. */
export function checkProof(
  clause: ProvableClause,
  files: readonly TestFile[],
  known: ClauseProof | undefined,
): string[] {
  const { id } = clause;
  const again = `npm run spec:prove -- --only ${id}`;
  if (!known) return [`${id} was never proven. Run ${again}`];
  if (known.hash !== hashOf(clause, files))
    return [`${id} or a test that cites it changed since it was proven. Run ${again}`];
  return known.violations.flatMap(({ verdict, why }, index) =>
    verdict === 'proven'
      ? []
      : `${id} is ${verdict} (violation ${index + 1}: ${why}). Fix the test or the violation, then run ${again}`,
  );
}

/** The stage whose tests give a kind of evidence, if it has tests. */
function stageOf(kind: string, project: TestedProject): Stage | undefined {
  return stages.find((stage) => project[stage]?.kinds.includes(kind));
}

/** The verdict on a stage of a clause: `proven` where it caught a violation; `undefined` where it was never tried. */
export function verdictOfStage(proof: ClauseProof | undefined, stage: Stage): Verdict | undefined {
  const caught = proof?.violations.some(
    ({ kind, verdict }) => kind === stage && verdict === 'proven',
  );
  return caught ? 'proven' : proof?.kinds?.[stage];
}

/**
 * How a clause stands to its proof: `open` where it is not proven as it is, `older` where what its tests rest on has
 * changed since, and `incomplete` where it names a kind of evidence whose tests were never tried.
 */
export function standingOf(
  clause: ProvableClause,
  files: readonly TestFile[],
  proof: Proof,
  project: TestedProject,
): 'open' | 'older' | 'incomplete' | 'proven' {
  const { id, verify } = clause;
  const known = proof[id];
  if (!known || checkProof(clause, files, known).length > 0) return 'open';
  if (outdated(clause, files, known, project.root)) return 'older';
  const untried = stages.filter(
    (stage) =>
      verify.some((kind) => stageOf(kind, project) === stage) &&
      verdictOfStage(known, stage) === undefined,
  );
  const hasTests = (stage: Stage) =>
    citingFiles(
      id,
      files.filter((file) => file.stage === stage),
    ).length > 0;
  return untried.some(hasTests) ? 'incomplete' : 'proven';
}

/**
 * Lists what is not proven in its present form, one sentence each with what to do: clauses, and kinds of evidence that a
 * clause names and that ran and caught none of its violations.
 *
 * @param clauses every clause that has to be proven.
 */
export function checkAllProven(
  clauses: readonly ProvableClause[],
  files: readonly TestFile[],
  proof: Proof,
  project: TestedProject,
): string[] {
  const problems = clauses.flatMap((clause) => {
    const { id, verify } = clause;
    const found = checkProof(clause, files, proof[id]);
    if (found.length > 0) return found;
    return verify.flatMap((kind) => {
      const stage = stageOf(kind, project);
      const verdict = stage && verdictOfStage(proof[id], stage);
      return verdict === undefined || verdict === 'proven'
        ? []
        : [
            `${id} names ${kind}, whose tests caught none of its violations (${verdict}). Add a violation that they catch, or take ${kind} out of its verify line.`,
          ];
    });
  });
  return problems.length > 1
    ? [...problems, 'To prove all of these again, run npm run spec:prove -- --changed']
    : problems;
}

/** By kind that has tests, how many clauses name it, and how many of those it was seen to fail for: `spec 565 of 565, e2e 310 of 322`. */
export function countKinds(
  clauses: readonly ProvableClause[],
  proof: Proof,
  project: TestedProject,
): string {
  const kinds = new Set(clauses.flatMap(({ verify }) => verify));
  return [...kinds]
    .flatMap((kind) => {
      const stage = stageOf(kind, project);
      if (!stage) return [];
      const named = clauses.filter(({ verify }) => verify.includes(kind));
      const seen = named.filter(({ id }) => verdictOfStage(proof[id], stage) === 'proven');
      return `${kind} ${seen.length} of ${named.length}`;
    })
    .join(', ');
}

/** The committed result of the proof: by clause, a hash of everything it depends on and a verdict per violation. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Judgement, ProvableClause, Verdict } from './types.ts';

/** The proof of one clause. */
export interface ClauseProof {
  /** Covers the clause's text, its violations, and the tests that cite it with what they use in their files. */
  readonly hash: string;
  /** One judgement for each violation, in their order. */
  readonly violations: readonly Judgement[];
  /** By stage whose tests cite the clause, `proven` where they caught one of its violations; absent in older proofs. */
  readonly kinds?: Readonly<Record<string, Verdict>>;
}

/** Proof by clause id. */
export type Proof = Readonly<Record<string, ClauseProof>>;

/** Where tests are, from the root of the project. */
export interface TestPlaces {
  /** Patterns of their files. */
  readonly tests: readonly string[];
  /** By test file, the table that it generates tests from: a file whose entries name their clauses. */
  readonly tables?: Readonly<Record<string, string>>;
}

/** A test file and its text. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
  /** The text of the table that it generates tests from, if it has one. */
  readonly table?: string;
}

/** The test files of some places, with their texts. */
export function readTestFiles(root: string, places: readonly TestPlaces[]): TestFile[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return places.flatMap(({ tests, tables = {} }) =>
    globSync([...tests], { cwd: root })
      .toSorted()
      .map((file) => {
        const table = tables[file];
        return { file, text: read(file), ...(table === undefined ? {} : { table: read(table) }) };
      }),
  );
}

/**
 * The files that name a clause: its id in quotes. Their tables are searched only for a clause that no file names, so
 * that a table does not count for clauses that have tests of their own.
 */
export function citingFiles(id: string, files: readonly TestFile[]): TestFile[] {
  const naming = files.filter(({ text }) => quoted(id).test(text));
  return naming.length > 0 ? naming : files.filter(({ table = '' }) => quoted(id).test(table));
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

/** The entries of a table that name a clause. An entry begins on its own line, with a brace. */
function entriesOf(id: string, table: string): string[] {
  return table.split(/^(?=\s*\{)/m).filter((entry) => quoted(id).test(entry));
}

/** A hash of everything that a clause's proof depends on. */
export function hashOf(clause: ProvableClause, files: readonly TestFile[]): string {
  const { text, verify, violations } = clause;
  const tests = citingFiles(clause.id, files)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, text: words, table = '' }) => [
      file,
      withoutOthers(clause.id, words),
      ...(quoted(clause.id).test(words) ? [] : entriesOf(clause.id, table)),
    ]);
  const parts = [
    text,
    [...verify].toSorted(),
    violations.map(({ file, from, to, symbol }) => (symbol ? [file, symbol] : [file, from, to])),
    tests,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** Reads a proof; without a file, nothing is proven. */
export function readProof(file: string): Proof {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proof) : {};
}

/** Writes a proof, sorted by id, so that the same result is the same file. */
export function writeProof(file: string, proof: Proof): void {
  const sorted = Object.fromEntries(Object.entries(proof).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Lists the clauses that are not proven in their present form, one sentence each with the command to run. */
export function checkProof(
  clauses: readonly ProvableClause[],
  files: readonly TestFile[],
  proof: Proof,
): string[] {
  return clauses.flatMap((clause) => {
    const known = proof[clause.id];
    const again = `npm run spec:prove -- --only ${clause.id}`;
    if (!known) return [`${clause.id} was never proven. Run ${again}`];
    if (known.hash !== hashOf(clause, files)) {
      return [`${clause.id} or a test that cites it changed since it was proven. Run ${again}`];
    }
    return known.violations.flatMap(({ verdict, why }, index) =>
      verdict === 'proven'
        ? []
        : [
            `${clause.id} is ${verdict} (violation ${index + 1}: ${why}). Fix the test or the violation, then run ${again}`,
          ],
    );
  });
}

/** By stage of the proof, the kinds of evidence that its tests give: `browser` gives `e2e` and `a11y`. */
export type Stages = Readonly<Record<string, readonly string[]>>;

/** The verdict on a kind of evidence of a clause: `proven` where it caught a violation; `undefined` where it never ran. */
function verdictOfKind(proof: ClauseProof | undefined, kind: string, stages: Stages) {
  const stage = Object.keys(stages).find((name) => stages[name]?.includes(kind)) ?? '';
  const caught = proof?.violations.some(
    (judgement) => judgement.kind === stage && judgement.verdict === 'proven',
  );
  return caught ? 'proven' : proof?.kinds?.[stage];
}

/** The kinds of evidence that a clause names and that ran and caught none of its violations. */
export function missedKinds(
  { id, verify }: ProvableClause,
  proof: Proof,
  stages: Stages,
): { readonly kind: string; readonly verdict: Verdict }[] {
  return verify.flatMap((kind) => {
    const verdict = verdictOfKind(proof[id], kind, stages);
    return verdict === undefined || verdict === 'proven' ? [] : [{ kind, verdict }];
  });
}

/** By kind that has tests, how many clauses name it, and how many of those it was seen to fail for: `spec 565 of 565, e2e 310 of 322`. */
export function countKinds(
  clauses: readonly ProvableClause[],
  proof: Proof,
  stages: Stages,
): string {
  const tested = Object.values(stages).flat();
  const kinds = new Set(clauses.flatMap(({ verify }) => verify));
  return [...kinds]
    .filter((kind) => tested.includes(kind))
    .map((kind) => {
      const named = clauses.filter(({ verify }) => verify.includes(kind));
      const seen = named.filter(({ id }) => verdictOfKind(proof[id], kind, stages) === 'proven');
      return `${kind} ${seen.length} of ${named.length}`;
    })
    .join(', ');
}

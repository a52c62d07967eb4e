/** Counts the mutants of `npm run test:mutation` and compares the survivors with the explained ones. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of the committed result, from the root of the project. */
export const mutationFile = 'spec/mutation/result.json';

/** The lowest accepted score, in percent of all mutants. */
const leastScore = 90;

/** The largest share of mutants that may survive with an explanation, in percent of all. */
const mostExplained = 3;

/** A place in a file as StrykerJS writes it: lines and columns are counted from one. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The fields of a StrykerJS report that are read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          /** The failure of the test that killed it. */
          readonly statusReason?: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** One mutant that no test killed. */
export interface Survivor {
  readonly file: string;
  /** The trimmed text of its first line: line numbers change, the text seldom does. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

/** A survivor that no test can kill, with the reason. */
export interface ExplainedSurvivor extends Survivor {
  readonly why: string;
}

/** Mutants by result. */
export interface MutantCounts {
  readonly mutants: number;
  /** A test failed. */
  readonly killed: number;
  /** The mutant did not end. */
  readonly timeout: number;
  /** Tests ran it, and none failed. */
  readonly survived: number;
  /** No test ran it. */
  readonly noCoverage: number;
  /** Excluded by a comment or a setting: counts as survived. */
  readonly ignored: number;
  /** No test could start: counts as survived. */
  readonly errors: number;
  /** Killed and timed out, in percent of all mutants, rounded down to a hundredth. */
  readonly score: number;
}

/** The content of `spec/mutation/result.json`. */
export interface MutationResult extends MutantCounts {
  /** How many survivors are explained in `spec/mutation/survivors.ts`. */
  readonly explained: number;
  /** A hash of the mutated files. */
  readonly sources: string;
  readonly folders: Readonly<Record<string, MutantCounts>>;
  readonly survivors: readonly Survivor[];
}

/** The text between two places. */
function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.pop() ?? '';
  const whole = [...lines, last.slice(0, end.column - 1)].join('\n');
  return whole.slice(start.column - 1);
}

/** A text on one line, cut where it is too long for a list. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

function count(statuses: readonly string[]): MutantCounts {
  const of = (...names: string[]) => statuses.filter((status) => names.includes(status)).length;
  const [killed, timeout] = [of('Killed'), of('Timeout')];
  return {
    mutants: statuses.length,
    killed,
    timeout,
    survived: of('Survived'),
    noCoverage: of('NoCoverage'),
    ignored: of('Ignored'),
    errors: of('CompileError', 'RuntimeError', 'Pending'),
    score:
      statuses.length === 0 ? 0 : Math.floor(((killed + timeout) / statuses.length) * 10_000) / 100,
  };
}

/** The folder under which a file's mutants are counted: `src/domain`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Counts the mutants of some runs. A mutant that was excluded, or that no test could load, counts as a survivor. */
export function countMutants(
  reports: readonly MutationReport[],
  explained: readonly ExplainedSurvivor[],
  sources: string,
): MutationResult {
  const mutants = reports.flatMap(({ files }) =>
    Object.entries(files).flatMap(([file, { source, mutants: own }]) =>
      own.map(({ status, mutatorName, replacement, location: { start, end } }) => ({
        file,
        status,
        line: shorten(source.split('\n')[start.line - 1] ?? ''),
        from: shorten(textBetween(source, start, end)),
        to: shorten(replacement ?? mutatorName),
      })),
    ),
  );
  const survivors = mutants
    .filter(({ status }) => !['Killed', 'Timeout'].includes(status))
    .map(({ file, line, from, to }) => ({ file, line, from, to }));
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))];
  return {
    ...count(mutants.map(({ status }) => status)),
    explained: survivors.length - matchExplanations(survivors, explained).left.length,
    sources,
    folders: Object.fromEntries(
      folders.map((folder) => [
        folder,
        count(mutants.filter(({ file }) => folderOf(file) === folder).map(({ status }) => status)),
      ]),
    ),
    survivors,
  };
}

const nameOf = ({ file, line, from, to }: Survivor) => [file, line, from, to].join('\n');

/** Matches each explanation with one survivor, and returns those without a match on both sides. */
function matchExplanations(
  survivors: readonly Survivor[],
  explained: readonly ExplainedSurvivor[],
) {
  const open = survivors.map(nameOf);
  const outdated = explained.filter((entry) => {
    const index = open.indexOf(nameOf(entry));
    if (index >= 0) open[index] = '';
    return index < 0;
  });
  return { left: survivors.filter((_, index) => open[index] !== ''), outdated };
}

/** The problems of a result, one sentence each; empty where it can be committed. */
export function checkMutation(
  result: MutationResult,
  explained: readonly ExplainedSurvivor[],
): string[] {
  const { left, outdated } = matchExplanations(result.survivors, explained);
  const share = (explained.length / result.mutants) * 100;
  const place = ({ file, line, from, to }: Survivor) =>
    `${file}: “${from}” -> “${to}” in “${line}”`;
  return [
    ...left.map(
      (survivor) =>
        `No test notices ${place(survivor)}. Add a test, or explain it in spec/mutation/survivors.ts.`,
    ),
    ...outdated.map(
      (entry) =>
        `spec/mutation/survivors.ts explains ${place(entry)}, which did not survive. Remove the entry.`,
    ),
    ...explained
      .filter(({ why }) => why.trim().length < 20)
      .map(
        (entry) =>
          `spec/mutation/survivors.ts explains ${place(entry)} in fewer than 20 letters. Say why no test can notice it.`,
      ),
    ...(result.score < leastScore
      ? [`The score is ${result.score} %, below ${leastScore} %. Add tests for the survivors.`]
      : []),
    ...(share > mostExplained
      ? [
          `${explained.length} of ${result.mutants} mutants are explained, more than ${mostExplained} %. Add tests for some.`,
        ]
      : []),
  ];
}

/** A hash of the mutated files in their present form. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of mutatedFiles(root))
    hash.update(`${file}\n${readFileSync(path.join(root, file), 'utf8')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Every mutated file, from the root of the project. */
function mutatedFiles(root: string): string[] {
  return globSync('src/{domain,content,forms}/**/*.ts', { cwd: root }).toSorted();
}

/** The committed result, if there is one. */
export function readMutation(root: string): MutationResult | undefined {
  const file = path.join(root, mutationFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResult) : undefined;
}

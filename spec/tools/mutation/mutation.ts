/** Reads what mutation testing found (`npm run test:mutation`): counts it, and holds it against the list of survivors. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the last result is committed, from the root of the project. */
export const mutationFile = 'spec/mutation/result.json';

/** The least score, in percent of all mutants. */
const leastScore = 90;

/** The largest share of mutants that may survive with an explanation, in percent of all. */
const mostExplained = 3;

/** A place in a file as StrykerJS writes it: lines and columns are counted from one. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** What StrykerJS reports of one run, as far as it is read here. */
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

/** One mutant that no test noticed. */
export interface Survivor {
  readonly file: string;
  /** The line it begins on, without the space around it: lines move, and their words stay. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
}

/** A survivor that somebody looked at, and why no test can notice it. */
export interface ExplainedSurvivor extends Survivor {
  readonly why: string;
}

/** Mutants by what came of them. */
export interface MutantCounts {
  readonly mutants: number;
  /** A test failed. */
  readonly killed: number;
  /** The mutant never came to an end. */
  readonly timeout: number;
  /** Tests ran it, and none failed. */
  readonly survived: number;
  /** No test ran it. */
  readonly noCoverage: number;
  /** Left out by a comment or a setting: counts as survived. */
  readonly ignored: number;
  /** No test could start: counts as survived. */
  readonly errors: number;
  /** Killed and timed out, in percent of all mutants, rounded down to a hundredth. */
  readonly score: number;
}

/** What `spec/mutation/result.json` holds. */
export interface MutationResult extends MutantCounts {
  /** How many of those that no test noticed are explained in `spec/mutation/survivors.ts`. */
  readonly explained: number;
  /** Names the files as they were. */
  readonly sources: string;
  readonly folders: Readonly<Record<string, MutantCounts>>;
  readonly survivors: readonly Survivor[];
}

/** What stands between two places of a text. */
function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.pop() ?? '';
  const whole = [...lines, last.slice(0, end.column - 1)].join('\n');
  return whole.slice(start.column - 1);
}

/** A text on one line, and short enough to be read in a list. */
function squeezed(text: string): string {
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

/** The folder of a file that its mutants are counted with: `src/domain`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Counts the mutants of some runs. A mutant that was left out, or that stopped every test, counts as a survivor. */
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
        line: squeezed(source.split('\n')[start.line - 1] ?? ''),
        from: squeezed(textBetween(source, start, end)),
        to: squeezed(replacement ?? mutatorName),
      })),
    ),
  );
  const survivors = mutants
    .filter(({ status }) => !['Killed', 'Timeout'].includes(status))
    .map(({ file, line, from, to }) => ({ file, line, from, to }));
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))];
  return {
    ...count(mutants.map(({ status }) => status)),
    explained: survivors.length - pairOff(survivors, explained).left.length,
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

/** Takes each explanation for one survivor: what is left on both sides has no partner. */
function pairOff(survivors: readonly Survivor[], explained: readonly ExplainedSurvivor[]) {
  const open = survivors.map(nameOf);
  const outdated = explained.filter((entry) => {
    const index = open.indexOf(nameOf(entry));
    if (index >= 0) open[index] = '';
    return index < 0;
  });
  return { left: survivors.filter((_, index) => open[index] !== ''), outdated };
}
/** What is wrong with a result, one sentence each; none where it is good enough to be committed. */
export function checkMutation(
  result: MutationResult,
  explained: readonly ExplainedSurvivor[],
): string[] {
  const { left, outdated } = pairOff(result.survivors, explained);
  const share = (explained.length / result.mutants) * 100;
  const told = ({ file, line, from, to }: Survivor) => `${file}: “${from}” -> “${to}” in “${line}”`;
  return [
    ...left.map((survivor) => `Nothing notices ${told(survivor)}.`),
    ...outdated.map((entry) => `The explanation has nothing to explain: ${told(entry)}.`),
    ...explained
      .filter(({ why }) => why.trim().length < 20)
      .map((entry) => `The explanation says too little: ${told(entry)}.`),
    ...(result.score < leastScore ? [`The score is ${result.score} %, not ${leastScore} %.`] : []),
    ...(share > mostExplained
      ? [
          `${explained.length} of ${result.mutants} mutants are explained: more than ${mostExplained} %.`,
        ]
      : []),
  ];
}

/** The files of some texts that ask StrykerJS to look away. */
export function lookAways(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    /\bStryker\s+(?:disable|restore)\b/i.test(text) ? [file] : [],
  );
}

/** Names the mutated files as they stand. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of mutatedFiles(root))
    hash.update(`${file}\n${readFileSync(path.join(root, file), 'utf8')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Every file that is mutated, from the root of the project. */
export function mutatedFiles(root: string): string[] {
  return globSync('src/{domain,content,forms}/**/*.ts', { cwd: root }).toSorted();
}

/** The committed result; `undefined` where there is none. */
export function readMutation(root: string): MutationResult | undefined {
  const file = path.join(root, mutationFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationResult) : undefined;
}

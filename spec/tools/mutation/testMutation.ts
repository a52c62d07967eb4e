/**
 * `npm run test:mutation`: makes each small fault that StrykerJS can think of in the rules and the content, one at a
 * time, and asks whether a test fails. `-- content` does one scope alone; `-- --force` forgets what earlier runs found.
 *
 * It works on a copy below `.cache`, so the working tree never holds a fault. There the types are blanked out first:
 * StrykerJS takes whatever stands before `as const` for a type, and would leave out most of the content in silence.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scopes, type ScopeName } from '../../mutation/scopes.ts';
import { survivors as explained } from '../../mutation/survivors.ts';
import {
  checkMutation,
  countMutants,
  mutationFile,
  sourcesHash,
  type MutationReport,
} from './mutation.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/mutation');

/** Where one scope is mutated: each has a copy of its own, so that two can run side by side. */
const copyOf = (name: ScopeName) => path.join(cache, `${name}.copy`);

/** Copies what the tests need, and blanks out the types of all that is mutated; every place in a file stays where it is. */
function makeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'src',
    'spec',
    'mocks',
    'e2e',
    'stories',
    'package.json',
    '.cache/clause-ids.ts',
  ]) {
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => !source.startsWith(path.join(root, 'src/assets/')),
    });
  }
  for (const file of globSync('src/{domain,content,forms}/**/*.ts', { cwd: copy })) {
    const place = path.join(copy, file);
    writeFileSync(place, stripTypeScriptTypes(readFileSync(place, 'utf8')));
  }
}

/** The settings of StrykerJS for one scope. Nothing is ignored: no mutator, no static mutant. */
function settingsOf(name: ScopeName) {
  const { folder, without } = scopes[name];
  return {
    mutate: [`${folder}/**/*.ts`, ...without],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'spec/mutation/vitest.config.ts', related: false },
    // The copy is made for this run, so the faults may stand in it.
    inPlace: true,
    tempDirName: path.join(cache, `${name}.temp`),
    // Its rewriting of the settings needs an older compiler than ours, and there is nothing to rewrite.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: path.join(cache, `${name}.json`),
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: path.join(cache, `${name}.report.json`) },
    warnings: { slow: false },
    allowConsoleColors: false,
  };
}

/**
 * Drops the survivors from what is known of a scope: what is killed stays killed while its test and its line stay, but
 * StrykerJS would reuse a survivor even though a test that notices it has been written since. A test that only ran out
 * of time is tried again, too: it may have been the machine.
 */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as MutationReport;
  const files = Object.entries(known.files).map(([name, { mutants, ...rest }]) => {
    const killed = mutants.filter(
      ({ status, statusReason }) => status === 'Killed' && !statusReason?.includes('timed out'),
    );
    return [name, { ...rest, mutants: killed }] as const;
  });
  writeFileSync(file, JSON.stringify({ ...known, files: Object.fromEntries(files) }));
}

/** Runs one scope. */
function run(name: ScopeName, force: boolean): void {
  const copy = copyOf(name);
  makeCopy(copy);
  forgetSurvivors(settingsOf(name).incrementalFile);
  const settings = path.join(cache, `${name}.settings.json`);
  writeFileSync(settings, JSON.stringify(settingsOf(name)));
  const { status } = spawnSync('stryker', ['run', settings, ...(force ? ['--force'] : [])], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_SCOPE: name },
  });
  rmSync(copy, { recursive: true, force: true });
  if (status !== 0) throw new Error(`StrykerJS stopped in ${name}.`);
}

/** Reads what StrykerJS wrote, with the files' own texts in place of those without types. */
function readReport(file: string): MutationReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as MutationReport;
  return {
    files: Object.fromEntries(
      Object.entries(report.files).map(([name, { mutants }]) => [
        name,
        { mutants, source: readFileSync(path.join(root, name), 'utf8') },
      ]),
    ),
  };
}

const words = process.argv.slice(2);
const all = Object.keys(scopes) as ScopeName[];
const chosen = all.filter((name) => words.includes(name));
for (const name of chosen.length > 0 ? chosen : all) run(name, words.includes('--force'));

const files = all.map((name) => settingsOf(name).jsonReporter.fileName);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`Nothing is written: ${missing.join(', ')} comes with a run of all scopes.`);
  process.exitCode = 1;
} else {
  const reports = files.map(readReport);
  const result = countMutants(reports, explained, sourcesHash(root));
  writeFileSync(path.join(root, mutationFile), `${JSON.stringify(result, null, 2)}\n`);
  for (const [folder, counts] of Object.entries(result.folders))
    console.log(`${folder}: ${counts.score} % of ${counts.mutants} mutants`);
  console.log(`All: ${result.score} % of ${result.mutants}; ${result.explained} explained.`);
  const faults = checkMutation(result, explained);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

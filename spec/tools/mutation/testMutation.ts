/**
 * `npm run test:mutation`: runs StrykerJS on the rules and the content. `-- content` runs one scope; `-- --force`
 * ignores earlier results.
 *
 * It works on a copy below `.cache`, so the working tree is never mutated. In the copy types are removed first:
 * StrykerJS takes the text before `as const` for a type and would skip most of the content without a message.
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

/** The copy in which a scope is mutated; each scope has its own, so that two can run in parallel. */
const copyOf = (name: ScopeName) => path.join(cache, `${name}.copy`);

/** Copies what the tests need and replaces types by spaces in the mutated files, so that positions stay the same. */
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

/** The settings of StrykerJS for one scope. No mutator and no static mutant is ignored. */
function settingsOf(name: ScopeName) {
  const { folder, without } = scopes[name];
  return {
    mutate: [`${folder}/**/*.ts`, ...without],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'spec/mutation/vitest.config.ts', related: false },
    // The copy exists for this run only.
    inPlace: true,
    tempDirName: path.join(cache, `${name}.temp`),
    // StrykerJS would rewrite it with an older compiler, and there is nothing to rewrite.
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
 * Removes the survivors from the earlier results of a scope: StrykerJS would reuse them although a test that kills them
 * may have been written since. Timeouts are removed too, because a busy machine can cause them.
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
  if (status !== 0)
    throw new Error(`StrykerJS failed in the scope ${name}. Its output above says why.`);
}

/** Reads a StrykerJS report, with the original texts instead of those without types. */
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
  console.error(
    `${mutationFile} is not written, because ${missing.join(', ')} is missing. Run npm run test:mutation without a scope.`,
  );
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

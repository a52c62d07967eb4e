import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryMeta } from '../../../stories/story.ts';
import { facts, proofSettings } from '../../settings.ts';
import { readSpecification, type Clause } from '../clauses/clauses.ts';
import { parseCoverage } from '../clauses/coverage.ts';
import { parseRegister } from '../clauses/register.ts';
import { readReport } from '../evidence/reports.ts';
import { stagesOf } from '../proof/commandLine.ts';
import { countKinds, hashOf, readTestFiles, type Proof } from '../proof/proofFile.ts';
import type { ReportInput, ReportSettings, StoryInput } from './buildReport.ts';
import { manualFile } from './figures.ts';
import type { ReportData } from './types.ts';
import { readResults } from './walk.ts';

/** The result files of the last run, from the root of the project. */
export const resultFiles = ['.cache/vitest.json', '.cache/e2e.json'] as const;

/** Libraries whose versions the report shows. */
const libraries = ['react', 'vite', 'vitest', 'playwright', 'typescript'];

/** Reads the input of a report. Missing files are left out, and the report says what is missing. */
export function readInput(root: string, settings: ReportSettings): ReportInput {
  const text = (file: string) => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const json = (file: string): unknown => JSON.parse(text(file) ?? 'null');
  const runs = resultFiles.flatMap((file) => text(file) ?? []).map(readReport);
  const stories = json('.cache/workbench/meta.json') as WorkbenchMeta | null;
  const proof = json('spec/proof.json') as Proof | null;
  const specification = readSpecification(root);
  const provable = proofSettings(specification.clauses);
  return {
    ...settings,
    made: new Date(),
    root,
    commit: readCommit(root),
    versions: readVersions(root),
    specification,
    facts,
    sourceDocument: text('spec/specification.md') ?? '',
    register: parseRegister(text('spec/decisions/register.md') ?? ''),
    results: runs.flatMap(({ results }) => results),
    starts: runs,
    stories: Object.entries(stories?.stories ?? {}).map(
      ([id, { filePath, meta = {} }]): StoryInput => ({
        id,
        file: filePath,
        clauses: meta.clauses ?? [],
        meta,
        ...(meta.width === undefined ? {} : { width: meta.width }),
      }),
    ),
    proof: proof ?? undefined,
    kinds: countKinds(provable.clauses, proof ?? {}, stagesOf(provable)),
    hashOf: hashes(root),
    coverage: parseCoverage(text('spec/coverage.md') ?? '').entries,
    walk: readResults(text(manualFile) ?? '{}'),
    hashOfPage: (page) => {
      const html = text(`.cache/e2e-site${page === '/' ? '/index' : page}.html`);
      // The names of files say what is in scripts and styles, of any page: what this page shows is in its document.
      const own = html?.replaceAll(/[\w./-]*assets\/[\w./-]+/g, '');
      return own && createHash('sha256').update(own).digest('hex').slice(0, 12);
    },
  };
}

/** The hash of a clause and its tests in their present form. */
function hashes(root: string): (clause: Clause) => string | undefined {
  const { vitest, browser } = proofSettings([]);
  const files = readTestFiles(root, [vitest, browser]);
  return (clause) => {
    const [provable] = proofSettings([clause]).clauses;
    return provable && hashOf(provable, files);
  };
}

interface WorkbenchMeta {
  readonly stories: Readonly<Record<string, { filePath: string; meta?: StoryMeta }>>;
}

/** The current commit, or `null` outside version control. */
function readCommit(root: string): ReportData['commit'] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    if (path.resolve(git('rev-parse', '--show-toplevel')) !== path.resolve(root)) return null;
    const [id = '', date = ''] = git('log', '-1', '--format=%h %cI').split(' ');
    return { id, date, changed: git('status', '--porcelain') !== '' };
  } catch {
    return null;
  }
}

function readVersions(root: string): Record<string, string> {
  const versions = libraries.flatMap((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return [];
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return [[name, version] as const];
  });
  return { node: process.versions.node, ...Object.fromEntries(versions) };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSpecification, type Clause } from '../clauses/clauses.ts';
import { parseCoverage } from '../clauses/coverage.ts';
import { parseRegister } from '../clauses/register.ts';
import { readReport } from '../evidence/reports.ts';
import { readCommit } from '../git.ts';
import { checksOf, readProof, readTestFiles } from '../proof/proofFile.ts';
import type { settings } from '../../settings.ts';
import type { Commit, Verdict, WholeRun } from './types.ts';
import { readResults } from './walk.ts';

export const resultFiles = ['.cache/vitest.json', '.cache/e2e.json'] as const;

/** The result of the last `npm run test:all`, from the root of the project. */
export const wholeRunFile = '.cache/test-all.json';

export type Compared = Pick<Clause, 'id' | 'title' | 'text' | 'level' | 'verify'> & {
  readonly verdict: Verdict;
};

/** The fields of an earlier `report.json` that are compared. */
export interface EarlierReport {
  readonly format?: number;
  readonly made: string;
  readonly commit: Commit | null;
  readonly clauses: readonly Compared[];
}

/** The content of a project's files; `earlier` is a report with which the new one is compared. */
export type ReportInput = ReturnType<typeof readInput> & {
  readonly earlier?: EarlierReport | undefined;
};

/** Reads the input of a report. Missing files are left out, and the report says what is missing. */
export function readInput(
  root: string,
  { title, addresses, facts, pages, parts, files, proofSettings, testerNotes }: typeof settings,
) {
  const text = (file: string) => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const specification = readSpecification(root);
  const provable = { ...proofSettings(specification.clauses), root };
  const proof = readProof(provable);
  const { hasChanged, countKinds } = checksOf(provable, readTestFiles(provable), proof);
  return {
    title,
    addresses,
    facts,
    pages,
    parts,
    testerNotes,
    made: new Date(),
    root,
    commit: readCommit(root),
    specification,
    sourceDocument: text(files.source) ?? '',
    register: parseRegister(text(files.register) ?? ''),
    runs: resultFiles.flatMap((file) => readReport(path.join(root, file)) ?? []),
    wholeRun: JSON.parse(text(wholeRunFile) ?? 'null') as WholeRun | null,
    proof,
    kinds: countKinds(provable.clauses),
    isOutdated: hasChanged,
    coverage: parseCoverage(text(files.coverage) ?? ''),
    walk: readResults(text(files.manual) ?? '{}'),
  };
}

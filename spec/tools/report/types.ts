import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import type { CoverageEntry } from '../clauses/coverage.ts';
import type { Decision } from '../clauses/register.ts';
import type { SourceBlock, SourceLink } from '../clauses/sourceDocument.ts';
import type { TestResult } from '../evidence/reports.ts';
import type { Judgement, Violation } from '../proof/types.ts';

/** The possible verdicts, worst first. If several apply, the worst one counts. */
export const verdicts = [
  'failed',
  'stale',
  'unproven',
  'untested',
  'manual due',
  'accepted discrepancy',
  'passed',
] as const;
export type Verdict = (typeof verdicts)[number];

/** The verdicts that block a release. */
export const blocking: readonly Verdict[] = verdicts.slice(0, 5);

export const runnerNames = { spec: 'specification tests', e2e: 'browser tests' } as const;

/** One reason for a verdict. */
export interface Reason {
  readonly verdict: Verdict;
  /** A whole sentence. */
  readonly why: string;
}

/** A tester's result for a clause on a page. The report exports such results, and `spec/manual.json` stores them. */
export interface WalkResult {
  readonly clause: string;
  /** The page, such as `/about`. */
  readonly page: string;
  readonly outcome: 'passed' | 'failed';
  /** What was wrong. */
  readonly comment?: string;
  readonly tester: string;
  readonly device: string;
  /** The commit from which the report was made. */
  readonly build: string;
  /** The date and time in ISO 8601. */
  readonly date: string;
  /** The fingerprint of the clause and page for which it is valid (`fingerprintOf`). */
  readonly fingerprint: string;
}

/** A test of a clause. */
export interface ReportTest extends Pick<
  TestResult,
  'file' | 'title' | 'outcome' | 'message' | 'milliseconds' | 'began'
> {
  /** The kinds of evidence that it gives if it passes. */
  readonly kinds: readonly EvidenceKind[];
}

/** The change of a clause since an earlier report. */
export interface Change {
  /** It is new, its text changed, or only its verdict changed. */
  readonly kind: 'added' | 'changed' | 'verdict';
  /** The earlier verdict, unless it is new. */
  readonly before?: Verdict;
}

/** A clause with the values of its facts, its evidence and its verdict. */
export interface ReportClause extends Omit<Clause, 'source' | 'violations' | 'quotes'> {
  readonly sources: readonly SourceLink[];
  readonly decisions: readonly string[];
  readonly verdict: Verdict;
  /** The reasons for its verdict, worst first; empty when it passed. */
  readonly reasons: readonly Reason[];
  readonly tests: readonly ReportTest[];
  /** The ids of the stories that cite it. */
  readonly stories: readonly string[];
  /** Its violations, each with its judgement if it was judged. */
  readonly violations: readonly (Violation & { readonly judgement?: Judgement })[];
  /** The steps of a manual clause; otherwise empty. */
  readonly steps: readonly string[];
  /** The fingerprint of the clause in its present form. */
  readonly fingerprint: string;
  readonly change?: Change | undefined;
}

/** One block of the specification with its clauses. */
export interface ReportBlock extends SourceBlock {
  /** Its statements, each with its clauses or the reason for having none. */
  readonly statements: readonly CoverageEntry[];
  /** The other clauses that name it as their source. */
  readonly clauses: readonly string[];
}

/** A page of the site. */
export interface Page {
  readonly path: string;
  readonly label: string;
}

/** A page of the site with its clauses in reading order. */
export interface ReportPage extends Page {
  readonly groups: readonly { readonly title: string; readonly clauses: readonly string[] }[];
  /** The hash of the page in the build, if it was built. */
  readonly hash?: string | undefined;
}

/** The last `npm run test:all`. */
export interface WholeRun {
  /** The start of the run in ISO 8601. */
  readonly began: string;
  /** The commit of the run; `null` outside version control. */
  readonly commit: string | null;
  readonly passed: number;
  readonly failed: number;
  /** The steps that the machine could not run, and what they need. */
  readonly notRun: readonly string[];
}

/** All data of the report; `report.json` has the same. */
export interface ReportData {
  readonly format: 1;
  readonly title: string;
  /** When the report was made, in ISO 8601. */
  readonly made: string;
  /** The commit; `null` outside version control. */
  readonly commit: {
    readonly id: string;
    readonly date: string;
    /** Whether files differ from the commit. */
    readonly changed: boolean;
  } | null;
  /** The test counts of each runner; `began` is the start of its run in ISO 8601. */
  readonly runs: readonly {
    readonly runner: TestResult['runner'];
    readonly began: string;
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
  }[];
  /** The last `npm run test:all`, if there was one. */
  readonly wholeRun: WholeRun | null;
  /** The default addresses of site and workbench; the reader can change them. */
  readonly addresses: { readonly site: string; readonly workbench: string };
  /** Whether the site is fit to ship; `not yet` if only checks by a person are missing. */
  readonly fit: 'yes' | 'not yet' | 'no';
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The number of sentences and table cells in the specification, and how many of them have clauses. */
  readonly coverage: { readonly statements: number; readonly held: number };
  /** The report with which this one is compared, and the clauses that were removed since. */
  readonly since?:
    | { readonly made: string; readonly commit: string | null; readonly gone: readonly string[] }
    | undefined;
  /** The number of violations and of those that were caught. */
  readonly proof: {
    readonly run: boolean;
    readonly proven: number;
    readonly violations: number;
    /** For each kind of evidence, how many clauses name it and for how many it caught a violation. */
    readonly kinds: string;
  };
  /** Problems of the whole run, such as a failed test that cites no clause. */
  readonly faults: readonly string[];
  /** What the report does not cover. */
  readonly uncovered: readonly string[];
  readonly clauses: readonly ReportClause[];
  readonly decisions: readonly Decision[];
  readonly source: readonly ReportBlock[];
  readonly pages: readonly ReportPage[];
  /** The testers' results that are still valid. */
  readonly walk: readonly WalkResult[];
}

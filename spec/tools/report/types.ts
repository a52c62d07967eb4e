import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import type { CoverageEntry } from '../clauses/coverage.ts';
import type { Decision } from '../clauses/register.ts';
import type { SourceBlock, SourceLink } from '../clauses/sourceDocument.ts';
import type { CitingStory } from '../evidence/checkEvidence.ts';
import type { TestResult } from '../evidence/reports.ts';
import type { Judgement } from '../proof/types.ts';

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
export const blocking: readonly Verdict[] = [
  'failed',
  'stale',
  'unproven',
  'untested',
  'manual due',
];

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
  'runner' | 'file' | 'title' | 'outcome' | 'message' | 'milliseconds' | 'began'
> {
  /** The kinds of evidence that it gives if it passes. */
  readonly kinds: readonly EvidenceKind[];
}

/** A story of the built workbench, and the clauses it cites. */
export interface ReportStory extends CitingStory {
  readonly file: string;
  /** The width at which it is shown, if it names one. */
  readonly width?: string;
}

/** A violation with its judgement, if it was judged. */
export interface ReportViolation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly judgement?: Judgement;
}

/** The ways in which a clause can differ from an earlier report. */
export const changes = ['added', 'changed', 'verdict'] as const;
export interface Change {
  /** The clause is new, has another text, or has the same text and another verdict. */
  readonly kind: (typeof changes)[number];
  /** The earlier verdict. */
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
  readonly stories: readonly ReportStory[];
  readonly violations: readonly ReportViolation[];
  /** The steps of a manual clause; otherwise empty. */
  readonly steps: readonly string[];
  /** The fingerprint of the clause in its present form. */
  readonly fingerprint: string;
  /** The change since the earlier report, if there is one. */
  readonly change?: Change;
}

/** One block of the specification with its clauses. */
export interface ReportBlock extends SourceBlock {
  /** Its statements, each with its clauses or the reason for having none. */
  readonly statements: readonly CoverageEntry[];
  /** The other clauses that name it as their source. */
  readonly clauses: readonly string[];
}

/** A page of the site with its clauses in reading order. */
export interface ReportPage {
  readonly path: string;
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly clauses: readonly string[] }[];
  /** The hash of the page in the build, if it was built. */
  readonly hash?: string;
}

/** The test counts of one runner. */
export interface ReportRun extends Pick<TestResult, 'runner'> {
  /** The start of the run in ISO 8601. */
  readonly began: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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
  readonly commit: {
    readonly id: string;
    readonly date: string;
    /** Whether files differ from the commit. */
    readonly changed: boolean;
  } | null;
  readonly runs: readonly ReportRun[];
  /** The last `npm run test:all`, if there was one. */
  readonly wholeRun?: WholeRun;
  /** The default addresses of site and workbench; the reader can change them. */
  readonly addresses: { readonly site: string; readonly workbench: string };
  readonly fit: boolean;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The number of sentences and table cells in the specification, and how many of them have clauses. */
  readonly coverage: { readonly statements: number; readonly held: number };
  /** The report with which this one is compared, and the clauses that were removed since. */
  readonly since?: {
    readonly made: string;
    readonly commit: string | null;
    readonly gone: readonly string[];
  };
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

import type { EvidenceKind, Level } from '../clauses/clauses.ts';
import type { SourceBlock, SourceLink } from '../clauses/sourceDocument.ts';
import type { TestResult } from '../evidence/reports.ts';

/** What a clause can come to, worst first: of several, the worst is its verdict. */
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

/** The verdicts that stand in the way of shipping. */
export const blocking: readonly Verdict[] = [
  'failed',
  'stale',
  'unproven',
  'untested',
  'manual due',
];

/** One thing that is known of a clause, and the verdict it leads to. */
export interface Reason {
  readonly verdict: Verdict;
  /** A whole sentence. */
  readonly why: string;
}

/** What came of one violation: one entry of the committed proof. */
export interface Judgement {
  readonly verdict: 'proven' | 'unproven' | 'stale' | 'wrong reason' | 'control failed';
  /** The kind of evidence that gave the verdict. */
  readonly kind: string;
  /** The test that failed, where one did. */
  readonly test?: string;
  /** The failure, or why there is none, in a line. */
  readonly why: string;
}

/** What was proven of one clause, and a hash of all that this rests on. */
export interface ClauseProof {
  readonly hash: string;
  /** One judgement for each violation, in their order. */
  readonly violations: readonly Judgement[];
}

/** What a person saw when they followed a clause's steps; the report exports it, `spec/manual.json` keeps it. */
export interface ManualResult {
  /** The day, such as `2026-11-21`. */
  readonly date: string;
  readonly outcome: 'passed' | 'failed';
  /** The clause as it read on that day: its fingerprint. */
  readonly fingerprint: string;
  /** Who looked, with what, and what they saw. */
  readonly note?: string;
}

/** A test that has to do with a clause. */
export interface ReportTest {
  readonly runner: TestResult['runner'];
  readonly file: string;
  readonly title: string;
  readonly outcome: TestResult['outcome'];
  /** What it is evidence of when it passes. */
  readonly kinds: readonly EvidenceKind[];
  /** Why it did not pass. */
  readonly message?: string;
}

/** A story that shows a clause's state. */
export interface ReportStory {
  readonly id: string;
  readonly file: string;
  /** The width it is shown at, where it names one. */
  readonly width?: string;
}

/** A violation, and what came of it where that is known. */
export interface ReportViolation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly judgement?: Judgement;
}

/** How a clause differs from what an earlier report said of it. */
export const changes = ['added', 'changed', 'verdict'] as const;
export interface Change {
  /** It is new; it reads otherwise; or it reads as it did, and came to another verdict. */
  readonly kind: (typeof changes)[number];
  /** What it came to then. */
  readonly before?: Verdict;
}

/** One clause, with all that is known of it. */
export interface ReportClause {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  readonly file: string;
  /** Markdown. */
  readonly text: string;
  readonly quotes: readonly string[];
  readonly level: Level;
  readonly verify: readonly EvidenceKind[];
  readonly pages: readonly string[];
  readonly sources: readonly SourceLink[];
  readonly decisions: readonly string[];
  readonly verdict: Verdict;
  /** Why it has its verdict, worst first; empty when it passed. */
  readonly reasons: readonly Reason[];
  readonly tests: readonly ReportTest[];
  readonly stories: readonly ReportStory[];
  readonly violations: readonly ReportViolation[];
  /** What a person does and sees; empty unless a person verifies it. */
  readonly steps: readonly string[];
  /** What a person's result has to name to be one of the clause as it reads now; only where a person verifies it. */
  readonly fingerprint?: string;
  readonly manual?: ManualResult;
  /** What is new since the report that this one is compared with. */
  readonly change?: Change;
}

/** One entry of the register of decisions. */
export interface ReportDecision {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly words: string;
  /** Only the owner can say whether it is right. */
  readonly confirm: boolean;
  readonly clauses: readonly string[];
}

/** One block of the source document, and what holds it. */
export interface ReportBlock extends SourceBlock {
  /** What it states, each with the clauses that hold it or the reason why none does. */
  readonly statements: readonly {
    readonly text: string;
    readonly clauses: readonly string[];
    readonly reason?: string;
  }[];
  /** The clauses that name it as their source, beside those that hold a statement of it. */
  readonly clauses: readonly string[];
}

/** A page of the site, and its clauses in the order in which a person meets them. */
export interface ReportPage {
  readonly path: string;
  readonly label: string;
  readonly groups: readonly { readonly title: string; readonly clauses: readonly string[] }[];
}

/** The tests of one runner, counted. */
export interface ReportRun {
  readonly runner: TestResult['runner'];
  /** When it began, in ISO 8601. */
  readonly began: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Everything the report says, as `report.json` holds it; `spec/report/schema.json` describes it. */
export interface ReportData {
  readonly format: 1;
  readonly title: string;
  /** When the report was made, in ISO 8601. */
  readonly made: string;
  readonly commit: {
    readonly id: string;
    readonly date: string;
    /** Files differ from the commit. */
    readonly changed: boolean;
  } | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly runs: readonly ReportRun[];
  /** Where links to pages and stories lead, until the reader names another place. */
  readonly addresses: { readonly site: string; readonly workbench: string };
  readonly fit: boolean;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How many sentences and table cells the source document has, and how many of them clauses hold. */
  readonly coverage: { readonly statements: number; readonly held: number };
  /** The earlier report that this one is compared with, where it is, and the clauses that are gone since. */
  readonly since?: {
    readonly made: string;
    readonly commit: string | null;
    readonly gone: readonly string[];
  };
  /** How much of the specification a violation has shown to be held. */
  readonly proof: { readonly run: boolean; readonly proven: number; readonly violations: number };
  /** How many small faults in the rules and the content a test noticed; `null` where none were made. */
  readonly mutation: {
    readonly mutants: number;
    readonly noticed: number;
    /** Those that no test can notice, each with its reason. */
    readonly explained: number;
    /** In percent of all mutants. */
    readonly score: number;
    /** The rules and the content have not changed since. */
    readonly current: boolean;
  } | null;
  /** What is wrong with the run as a whole: a missing report, a failed test that cites no clause. */
  readonly faults: readonly string[];
  /** What nothing here looks at. */
  readonly uncovered: readonly string[];
  readonly clauses: readonly ReportClause[];
  readonly decisions: readonly ReportDecision[];
  readonly source: readonly ReportBlock[];
  readonly pages: readonly ReportPage[];
}

/** The verdicts on a clause, worst first. If several apply, the worst one counts. */
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

export interface Reason {
  readonly verdict: Verdict;
  readonly why: string;
}

/** A tester's result for a clause on a page. The report exports such results, and `spec/manual.json` stores them. */
export interface WalkResult {
  readonly clause: string;
  readonly page: string;
  readonly outcome: 'passed' | 'failed';
  readonly comment?: string;
  readonly tester: string;
  readonly device: string;
  /** The commit from which the report was made. */
  readonly build: string;
  readonly date: string;
  /** The fingerprint of the clause, as it was when the tester looked. */
  readonly fingerprint: string;
}

/** The change of a clause since an earlier report. */
export interface Change {
  /** It is new, its text changed, or only its verdict changed. */
  readonly kind: 'added' | 'changed' | 'verdict';
  /** The earlier verdict, unless it is new. */
  readonly before?: Verdict;
}

/** The result of `npm run test:all`. */
export interface WholeRun {
  readonly began: string;
  /** The commit of the run; `null` outside version control. */
  readonly commit: string | null;
  readonly passed: number;
  readonly failed: number;
  /** The steps that the machine could not run, and what they need. */
  readonly notRun: readonly string[];
}

export interface Commit {
  readonly id: string;
  readonly date: string;
  /** Whether files differ from the commit. */
  readonly changed: boolean;
}

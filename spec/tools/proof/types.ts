import type { Clause } from '../clauses/clauses.ts';

/** One small change of the product that breaks a clause. */
export interface Violation {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /**
   * The name of the changed value, if the clause names it instead of quoting it: the proof then stays valid when the
   * value changes.
   */
  readonly symbol?: string;
}

export type ProvableClause = Pick<Clause, 'id' | 'area' | 'text' | 'verify' | 'violations'>;

/** Where the tests of a stage are; paths are from the root of the project. */
interface TestPlaces {
  readonly tests: readonly string[];
  /** The tables from which test files generate tests, by test file: the entries of a table name their clauses. */
  readonly tables?: Readonly<Record<string, string>>;
}

/** A project whose specification is proven. */
export interface ProjectProof {
  readonly root: string;
  readonly clauses: readonly ProvableClause[];
  /** A pattern for the committed results, from the root of the project. A `*` is the area of a clause. */
  readonly resultFiles: string;
  /** The folder for builds and results, from the root of the project. */
  readonly cache: string;
  /** With the names of errors that count as a failed assertion, such as that of a query that found nothing. */
  readonly vitest?: TestPlaces & { readonly assertions: readonly string[] };
  /** The Playwright tests, which run on a build of the product. */
  readonly browser?: TestPlaces & {
    readonly config: string;
    readonly buildEnv: Readonly<Record<string, string>>;
  };
}

/** The stages of a proof. */
export const stages = ['vitest', 'browser'] as const;
export type Stage = (typeof stages)[number];

/** The kind of evidence (`verify`) that the tests of each stage give. */
export const kindOf = { vitest: 'spec', browser: 'e2e' } as const satisfies Record<Stage, string>;

/**
 * The verdict on a violation:
 *
 * - `proven`: a test that cites the clause failed in an assertion
 * - `unproven`: the violation was applied, and every test that cites the clause passed
 * - `stale`: the violation was not applied, because the tests do not load its file
 * - `wrong reason`: something failed, but not an assertion of such a test
 * - `control failed`: the tests fail in the unchanged product, so they prove nothing
 */
export type Verdict = 'proven' | 'unproven' | 'stale' | 'wrong reason' | 'control failed';

export interface Fault {
  /** Whether it is a failed assertion of the test itself. */
  readonly assertion: boolean;
  readonly message: string;
}

/** The result of one test that cites the clause. */
export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
  readonly faults: readonly Fault[];
}

/** A run of the tests of a clause. */
export interface TestRun {
  /** The id of the clause. */
  readonly tag: string;
  readonly files: readonly string[];
  /** The violation of the product; without it, the product is unchanged. */
  readonly violation?: Violation | undefined;
  /** The title of the only test to run. A stage may run all tests of the clause instead. */
  readonly only?: string | undefined;
  /** Whether to start afresh, and not to stop at the first failed test. */
  readonly again?: boolean;
}

/** Runs tests of a stage, one run after the other. */
export interface Runner {
  run(testRun: TestRun): Promise<Observation>;
  /** Ends its processes. */
  stop(): Promise<void>;
}

/** The results of a run. */
export interface Observation {
  readonly tests: readonly TestOutcome[];
  /** Whether the violated module was loaded; ignored in a control. */
  readonly loaded: boolean;
  /** An error outside every test, such as a build that failed. */
  readonly broke?: string;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** The source of the verdict: a stage or `none`. */
  readonly kind: string;
  readonly test?: string;
  /** The failure in one line, or the reason why there is none. */
  readonly why: string;
}

/** One small change of the product that breaks a clause. */
export interface Violation {
  /** From the root of the project. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/** What has to be known of a clause to prove its tests. */
export interface ProvableClause {
  readonly id: string;
  /** All of its words that bind. When they change, what was proven of it is proven no more. */
  readonly text: string;
  /** The kinds of evidence that it names, in the project's own words. */
  readonly verify: readonly string[];
  readonly violations: readonly Violation[];
}

/**
 * What came of a violation:
 *
 * - `proven`: a test that cites the clause failed in an assertion
 * - `unproven`: the violation was in place, and every test that cites the clause passed
 * - `stale`: the violation could not be in place, because its text does not stand exactly once in its file
 *   or because nothing that the tests run loads that file
 * - `wrong reason`: something failed, but not an assertion of such a test
 * - `control failed`: the tests fail in the product as it is, so they say nothing
 */
export type Verdict = 'proven' | 'unproven' | 'stale' | 'wrong reason' | 'control failed';

/** One thing that went wrong in a test. */
export interface Fault {
  /** Whether an assertion of the test itself said so. */
  readonly assertion: boolean;
  readonly message: string;
}

/** One test that ran, of those that cite the clause. */
export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
  readonly faults: readonly Fault[];
}

/** What was seen of a clause's tests in one run. */
export interface Observation {
  readonly tests: readonly TestOutcome[];
  /** Whether the violated module was loaded. Of no meaning in a control. */
  readonly loaded: boolean;
  /** Why the tests could not be run as they should: a build that broke, an error outside every test. */
  readonly broke?: string;
}

/** A verdict, and what it rests on. */
export interface Judgement {
  readonly verdict: Verdict;
  /** The kind of evidence that gave the verdict, such as `spec`. */
  readonly kind: string;
  /** The test that failed, where one did. */
  readonly test?: string;
  /** The failure, or why there is none, in a line. */
  readonly why: string;
}

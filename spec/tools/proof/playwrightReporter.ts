import { writeFileSync } from 'node:fs';
import type {
  Reporter,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { Fault, Observation, TestOutcome } from './types.ts';

/**
 * Writes the results into the file that `PROOF_RESULT` names. It says which errors are failed assertions, which
 * Playwright's own JSON report does not.
 */
export default class ProofReporter implements Reporter {
  readonly #tests: TestOutcome[] = [];
  readonly #errors: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    // An earlier test caught the violation.
    if (result.status === 'skipped' || result.status === 'interrupted') return;
    this.#tests.push({
      title: test.title,
      passed: result.status === 'passed',
      faults: result.errors.map((error) => faultOf(error, test, result)),
    });
  }

  onError({ message = 'An error without a message.' }: TestError): void {
    this.#errors.push(message);
  }

  onEnd(): void {
    const broke = this.#errors.length > 0 && { broke: this.#errors.join('\n') };
    const seen: Omit<Observation, 'loaded'> = { tests: this.#tests, ...broke };
    writeFileSync(process.env['PROOF_RESULT'] ?? '', JSON.stringify(seen));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function faultOf(
  { message = '', stack = '' }: TestError,
  test: TestCase,
  result: TestResult,
): Fault {
  const expectations = every(result.steps).filter(({ category }) => category === 'expect');
  return {
    // A failed assertion of a fixture does not count as one of the test.
    assertion:
      // The file of the suite, because a helper in another file may have declared the test.
      stack.includes(test.titlePath()[2] ?? test.location.file) &&
      expectations.some(({ error }) => error !== undefined && error.message === message),
    message,
  };
}

function every(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...every(step.steps)]);
}

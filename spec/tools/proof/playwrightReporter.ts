import type {
  Reporter,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { Fault, TestOutcome } from './types.ts';

/** A note of the reporter: a test that ended, with the index of its round, or an error outside every test. */
export type PlaywrightNote =
  | (TestOutcome & { readonly round: number })
  | { readonly error: string };

/**
 * Sends the result of each test to the parent process when the test ends. It says which errors are failed assertions,
 * which Playwright's own JSON report does not.
 */
export default class ProofReporter implements Reporter {
  readonly #sent: Promise<void>[] = [];

  constructor() {
    process.on('disconnect', () => process.exit());
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // Another test caught the violation, or the build failed.
    if (result.status === 'skipped') return;
    this.#send({
      title: test.title,
      tags: test.tags.map((tag) => tag.slice(1)),
      round: Number(test.parent.project()?.name),
      passed: result.status === 'passed',
      faults: result.errors.map((error) => faultOf(error, test, result)),
    });
  }

  onError({ message = 'An error without a message.' }: TestError): void {
    this.#send({ error: message });
  }

  async onEnd(): Promise<void> {
    this.#send('over');
    // Notes that are not sent yet would be lost when the process ends.
    await Promise.all(this.#sent);
  }

  #send(note: PlaywrightNote | 'over'): void {
    if (!process.send)
      throw new Error('This reporter has no parent process. Start it with npm run spec:prove.');
    const send = process.send.bind(process);
    this.#sent.push(new Promise((resolve) => send(note, () => resolve())));
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

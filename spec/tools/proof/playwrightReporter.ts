import type {
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { Fault, TestOutcome } from './types.ts';

/** What the reporter notes: a test that ended, or an error outside every test. */
export type PlaywrightNote =
  | (TestOutcome & {
      readonly tags: readonly string[];
      /** Its place among the rounds of the run. */
      readonly round: number;
    })
  | { readonly error: string };

/**
 * Tells the process that started Playwright of every test as soon as it ends, with its faults, and which of them
 * are assertions; Playwright's own JSON does not say.
 */
export default class ProofReporter implements Reporter {
  readonly #told: Promise<void>[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    // Others of its clause had caught the violation before, or there is no build.
    if (result.status === 'skipped') return;
    this.#tell({
      title: test.title,
      tags: test.tags.map((tag) => tag.slice(1)),
      round: Number(test.parent.project()?.name),
      passed: result.status === 'passed',
      faults: result.errors.map((error) => faultOf(error, test, result)),
    });
  }

  onError({ message = 'An error without a message.' }: TestError): void {
    this.#tell({ error: message });
  }

  async onEnd(): Promise<void> {
    this.#tell('over');
    // What is still on its way would be lost when the process ends.
    await Promise.all(this.#told);
  }

  #tell(note: PlaywrightNote | 'over'): void {
    if (!process.send)
      throw new Error('Nobody listens: the proof starts this reporter, not a person.');
    const send = process.send.bind(process);
    this.#told.push(new Promise((resolve) => send(note, () => resolve())));
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
    // What a fixture asserts around the test is no assertion of the test.
    assertion:
      stack.includes(fileOf(test)) &&
      expectations.some(({ error }) => error !== undefined && error.message === message),
    message,
  };
}

/** The file of the suite and not of the test, which is the helper's where a helper declares it. */
function fileOf({ parent, location }: TestCase): string {
  let suite: Suite | undefined = parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? location.file;
}

function every(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...every(step.steps)]);
}

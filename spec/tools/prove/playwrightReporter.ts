import { writeFileSync } from 'node:fs';
import type {
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import type { Fault, TestOutcome } from './types.ts';

/** What the reporter notes of a run. */
export interface PlaywrightNotes {
  readonly tests: readonly (TestOutcome & { readonly tags: readonly string[] })[];
  /** Errors outside every test. */
  readonly errors: readonly string[];
}

/** Notes every test with its faults, and which of them are assertions; Playwright's own JSON does not say. */
export default class ProofReporter implements Reporter {
  readonly #file: string;
  readonly #tests: PlaywrightNotes['tests'][number][] = [];
  readonly #errors: string[] = [];

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // Others of its clause had caught the violation before.
    if (result.status === 'skipped') return;
    this.#tests.push({
      title: test.title,
      tags: test.tags.map((tag) => tag.slice(1)),
      passed: result.status === 'passed',
      faults: result.errors.map((error) => faultOf(error, test, result)),
    });
  }

  onError({ message = 'An error without a message.' }: TestError): void {
    this.#errors.push(message);
  }

  onEnd(): void {
    const notes: PlaywrightNotes = { tests: this.#tests, errors: this.#errors };
    writeFileSync(this.#file, JSON.stringify(notes));
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

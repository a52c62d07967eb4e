import path from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { resultOfError, resultOfTest, sendNote, writeReport } from './reports.ts';

/** Sends the result of each browser test to `npm test` when the test ends, and writes all results at the end. */
export default class PlaywrightNotes implements Reporter {
  readonly #began = Date.now();
  readonly #errors: TestError[] = [];
  #suite: Suite | undefined;
  #folder = '';
  #done = 0;
  #of = 0;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#folder = rootDir;
    this.#suite = suite;
    this.#of = suite.allTests().length;
    sendNote({ done: 0, of: this.#of });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    sendNote({ done: this.#done, of: this.#of });
    if (result.status === test.expectedStatus) return;
    const [error] = result.errors;
    // The file of the suite, because a helper in another file may have declared the test.
    const file = test.titlePath()[2] ?? test.location.file;
    const at = error?.location;
    sendNote({
      failed: {
        title: test.title,
        place: at ? `${path.relative(process.cwd(), at.file)}:${at.line}` : file,
        message: result.errors.map(({ message = '' }) => message).join('\n\n') || result.status,
      },
    });
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const results = [
      ...tests.map((test) => resultOfTest(test, this.#folder)),
      ...this.#errors.map(resultOfError),
    ];
    writeReport({ runner: 'e2e', began: this.#began, results });
  }

  printsToStdio(): boolean {
    return false;
  }
}

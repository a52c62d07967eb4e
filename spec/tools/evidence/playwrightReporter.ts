import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { resultOfError, resultOfTest, writeReport } from './reports.ts';

/** Writes the results of all browser tests when the run ends. */
export default class PlaywrightResults implements Reporter {
  readonly #began = Date.now();
  readonly #errors: TestError[] = [];
  #suite: Suite | undefined;
  #folder = '';

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#folder = rootDir;
    this.#suite = suite;
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

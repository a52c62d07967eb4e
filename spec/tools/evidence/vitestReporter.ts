import type { Reporter, TestModule } from 'vitest/node';
import { resultsOfModule, writeReport } from './reports.ts';

/** Writes the results of all Vitest tests when the run ends. */
export default class VitestResults implements Reporter {
  readonly #began = Date.now();

  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap(resultsOfModule);
    writeReport({ runner: 'spec', began: this.#began, results });
  }
}

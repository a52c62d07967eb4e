import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { resultsOfModule, sendNote, writeReport } from './reports.ts';

/**
 * Sends the result of each Vitest test to `npm test` when the test ends, and writes all results at the end. Vitest
 * reports the number of tests file by file.
 */
export default class VitestNotes implements Reporter {
  readonly #began = Date.now();
  #done = 0;
  #of = 0;

  onTestModuleCollected(module: TestModule): void {
    this.#of += [...module.children.allTests()].length;
    sendNote({ done: this.#done, of: this.#of });
  }

  onTestCaseResult(test: TestCase): void {
    this.#done += 1;
    sendNote({ done: this.#done, of: this.#of });
    const { state, errors = [] } = test.result();
    if (state === 'passed') return;
    const [stack] = errors[0]?.stacks ?? [];
    const file = path.relative(process.cwd(), test.module.moduleId);
    sendNote({
      failed: {
        title: test.fullName,
        place: stack ? `${path.relative(process.cwd(), stack.file)}:${stack.line}` : file,
        message: errors.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n') || state,
      },
    });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap(resultsOfModule);
    writeReport({ runner: 'spec', began: this.#began, results });
  }
}

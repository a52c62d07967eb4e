import path from 'node:path';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { sendNote } from './testNotes.ts';

/** Tells `npm test` of each browser test as soon as it ends. */
export default class PlaywrightNotes implements Reporter {
  #done = 0;
  #of = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#of = suite.allTests().length;
    sendNote({ done: 0, of: this.#of });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    sendNote({ done: this.#done, of: this.#of });
    if (result.status === test.expectedStatus) return;
    const [error] = result.errors;
    // The file of the suite: a helper of another file may have declared the test.
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

  printsToStdio(): boolean {
    return false;
  }
}

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { testedElsewhere } from './conditions.ts';
import { journeys } from './journeys.ts';

/** Prints how many journeys of each bad condition passed, as a table; or the seeds of random journeys. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, Map<string, { good: number; all: number }>>();

  readonly #seeds = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, seed] = /^random journeys of seed (\d+)$/.exec(test.title) ?? [];
    if (seed) this.#seeds.set(seed, result.status === 'passed');
    const row = test.annotations.find(({ type }) => type === 'row')?.description;
    if (row === undefined) return;
    const cells = this.#cells.get(row) ?? new Map<string, { good: number; all: number }>();
    this.#cells.set(row, cells);
    const cell = cells.get(test.title) ?? { good: 0, all: 0 };
    cells.set(test.title, cell);
    cell.all += 1;
    if (result.status === 'passed') cell.good += 1;
  }

  onEnd(): void {
    const seeds = [...this.#seeds.keys()].toSorted();
    const failed = seeds.filter((seed) => !this.#seeds.get(seed));
    if (seeds.length > 0)
      process.stdout.write(
        `\nSeeds ${seeds.at(0)} to ${seeds.at(-1)}; ${failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'all passed'}\n`,
      );
    if (this.#cells.size === 0) return;
    const names = Object.keys(journeys);
    const width = Math.max(0, ...[...this.#cells.keys()].map(({ length }) => length));
    const lines = [...this.#cells].map(([row, cells]) => {
      const marks = names.map((name) => {
        const { good, all } = cells.get(name) ?? { good: 0, all: 0 };
        const mark = all === 0 ? '·' : good === all ? `${all}` : `FAILED ${all - good}/${all}`;
        return mark.padStart(name.length);
      });
      return `${row.padEnd(width)}  ${marks.join('  ')}`;
    });
    const others = Object.entries(testedElsewhere).map(
      ([what, ids]) => `${what}: ${ids.join(', ')}`,
    );
    const text = [
      '',
      `${''.padEnd(width)}  ${names.join('  ')}`,
      ...lines,
      '',
      'A number counts the journeys of a cell that passed. A dot is a journey that the condition cannot affect: typing and',
      'sending happen in forms only, and where a page needs the network, being offline ends it.',
      '',
      'Tested by clauses of npm test:',
      ...others,
      '',
    ];
    process.stdout.write(`${text.join('\n')}\n`);
  }
}

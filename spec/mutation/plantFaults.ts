/**
 * Plants faults that nobody chose. StrykerJS makes its small faults in a sample of lines, and runs the tests of each: a
 * fault that no test notices is listed with the tests that passed, whose titles begin with their clauses. The sample
 * changes each day; `npm run test:faults -- 20261130` repeats that of a day. Then follow faults of other kinds.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';

/** About 210 faults: a part has between six and seven. */
const parts = 32;
const linesOfPart = 15;

const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const [day = today] = process.argv.slice(2);
const all = globSync('src/{answers,branches,domain,forms,shell}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('Styles'))
  .toSorted()
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length;
    return Array.from(
      { length: Math.ceil(lines / linesOfPart) },
      (_, index) => `${file}:${index * linesOfPart + 1}-${(index + 1) * linesOfPart}`,
    );
  });
const sample = fc.shuffledSubarray(all, { minLength: parts, maxLength: parts });
const [chosen = []] = fc.sample(sample, { seed: Number(day), numRuns: 1 });

console.log(`The sample of ${day}`);
const { status } = spawnSync(
  'stryker',
  ['run', 'spec/mutation/sample.config.json', '--mutate', chosen.join()],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_TIMEOUT: '5000',
    },
  },
);
process.exitCode = status ?? 1;
await import('./plantOtherFaults.ts');

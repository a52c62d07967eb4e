/** How the tests of one scope run against a mutant: in Node.js, without a browser. `MUTATION_SCOPE` names the scope. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readClauses } from '../tools/clauses/clauses.ts';
import { scopes, type ScopeName } from './scopes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { tests } = scopes[process.env['MUTATION_SCOPE'] as ScopeName];

/** Runs the files in the order of the scope, so that most mutants fall to the first. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      tests.findIndex((pattern) => path.matchesGlob(path.relative(root, moduleId), pattern));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  root,
  test: {
    include: [...tests],
    environment: 'node',
    // As long as elsewhere: a busy machine must not kill a mutant.
    testTimeout: 30_000,
    setupFiles: ['spec/tools/evidence/setup.ts', 'spec/mutation/seed.ts'],
    sequence: { sequencer: InOrder },
    tags: readClauses(root).map(({ id, title }) => ({ name: id, description: title })),
  },
});

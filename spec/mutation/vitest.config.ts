/** Runs the tests of `src/domain` and `src/forms` that need no browser, for each mutant. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { readClauses } from '../tools/clauses/clauses.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    include: [
      'spec/{answers,contact-page,domain,drafts,locations,quote-form,submission}/*.node.test.ts',
      'spec/home/sourceSet.node.test.ts',
    ],
    // Leaves out tests of time zones: StrykerJS runs tests in threads, which cannot change the time zone.
    testNamePattern: /^(?!.*(?:a device in |date formatters is ))/,
    environment: 'node',
    // For a calendar file of `src/answers`.
    env: { VITE_SITE_ORIGIN: 'https://www.porthillstyre.example' },
    // The same limit as in other runs, so that a slow test on a busy machine does not count as a caught mutant.
    testTimeout: 30_000,
    setupFiles: ['spec/setup.ts', 'spec/mutation/seed.ts'],
    tags: readClauses(root).map(({ id, title }) => ({ name: id, description: title })),
  },
});

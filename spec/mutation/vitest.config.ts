/** How tests run against a mutant: those of the rules and of what a form does without a screen, in Node.js. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { readClauses } from '../tools/clauses/clauses.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    include: [
      'spec/{contact-form,contact-page,domain,drafts,locations,quote-form,submission}/*.node.test.ts',
      'spec/home/sourceSet.node.test.ts',
    ],
    // StrykerJS runs tests in threads, where a test cannot change the time zone of the device.
    testNamePattern: /^(?!.*a device in )/,
    environment: 'node',
    // As long as elsewhere: a busy machine must not kill a mutant.
    testTimeout: 30_000,
    setupFiles: ['spec/setup.ts', 'spec/mutation/seed.ts'],
    tags: readClauses(root).map(({ id, title }) => ({ name: id, description: title })),
  },
});

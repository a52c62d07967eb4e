import path from 'node:path';
import { formEndpoint, siteOrigin } from '../../../e2e/buildSite.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { ProjectProof } from './commandLine.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** How this project's specification is proven (`prove/README.md`). */
export function proofSettings(clauses: readonly Clause[]) {
  return {
    root,
    clauses: clauses
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, title, text, verify, violations }) => ({
        id,
        text: `${title}\n${text}`,
        verify,
        violations,
      })),
    resultFile: 'spec/proof.json',
    cache: '.cache/proof',
    ground: ['{src,spec,e2e,mocks}/**/*.{ts,tsx}', '*.ts', 'package-lock.json'],
    vitest: {
      kinds: ['spec'],
      tests: ['spec/**/*.test.{ts,tsx}'],
      assertions: ['AssertionError', 'TestingLibraryElementError', 'ElementError'],
    },
    browser: {
      kinds: ['e2e', 'a11y'],
      tests: ['e2e/**/*.spec.ts'],
      tables: { 'e2e/contentFacts.spec.ts': 'spec/content-facts/facts.ts' },
      config: path.join(root, 'e2e/playwright.config.ts'),
      buildEnv: { VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
      steady: {
        plugins: ['wyw-in-js'],
        methods: [
          {
            package: 'purgecss',
            of: 'PurgeCSS',
            method: 'purge',
            matters: {
              module: path.join(import.meta.dirname, 'purgeCacheKey.ts'),
              name: 'purgeCacheKey',
            },
          },
        ],
      },
      alsoWrites: (name: string) => [path.join(root, '.cache/ssr', name)],
    },
  } satisfies ProjectProof;
}

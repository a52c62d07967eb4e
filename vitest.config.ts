import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './spec/tools/run/browser.ts';
import { isWholeRun } from './spec/tools/run/scope.ts';
import { workerCount } from './spec/tools/run/workers.ts';
import { readClauses } from './spec/tools/clauses/clauses.ts';
import { violation } from './spec/tools/proof/violation.plugin.ts';
import viteConfig from './vite.config.ts';

/**
 * How long a test waits for an expected state, in milliseconds: long enough for a busy machine. A proof sets less,
 * because most of its tests wait for something that never happens.
 */
const timeoutMs = process.env['TEST_TIMEOUT'] ?? '15000';

/** The tools have their own tests, and files with `.all.` run only in `npm run test:all`. */
const leftOut = ['spec/tools/**', ...(isWholeRun ? [] : ['spec/**/*.all.*'])];

/** Leaves Linaria's styles out of tests in Node.js, which draw no page: their modules load five times as fast. */
const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  configResolved({ plugins }) {
    const styles = plugins.find(({ name }) => name === 'wyw-in-js');
    if (styles) delete styles.transform;
  },
};

/**
 * React's JSX without the call stack that its development build records for each element, which takes a sixth of the
 * tests' processor time. React then no longer warns about missing keys; Oxlint finds them.
 */
const plainJsx = path.join(
  import.meta.dirname,
  'node_modules/react/cjs/react-jsx-runtime.production.js',
);

/** How Vitest runs the tests: rules in Node.js, everything with a page in a browser. */
export default mergeConfig(
  { plugins: [violation()] },
  mergeConfig(
    viteConfig,
    defineConfig({
      test: {
        // A busy machine is no reason to fail.
        testTimeout: 600_000,
        hookTimeout: 600_000,
        maxWorkers: workerCount(1.5),
        tags: readClauses(import.meta.dirname).map(({ id, title }) => ({
          name: id,
          description: title,
        })),
        projects: [
          {
            extends: true,
            plugins: [undrawn],
            test: {
              name: 'rules',
              // First, because tests in the browser keep the process busy that loads the modules of both.
              sequence: { groupOrder: 0 },
              include: ['spec/**/*.node.test.ts'],
              exclude: leftOut,
              environment: 'node',
              isolate: false,
              maxWorkers: workerCount(1),
              setupFiles: ['spec/setup.ts', 'spec/setup.node.ts'],
            },
          },
          {
            extends: true,
            oxc: { jsx: { runtime: 'automatic', development: false } },
            resolve: { alias: { 'react/jsx-runtime': plainJsx } },
            // If Vite found these packages only while tests run, it would reload the page under them.
            optimizeDeps: {
              include: [
                '@testing-library/react',
                '@testing-library/user-event',
                'axe-core',
                'canvas-confetti',
                'colorjs.io',
                'linaria',
                'react-dom',
                'react-dom/client',
                'react-dom/server',
                'react-router-dom',
              ],
            },
            test: {
              name: 'browser',
              sequence: { groupOrder: 1 },
              include: ['{spec,stories}/**/*.test.{ts,tsx}'],
              exclude: ['spec/**/*.node.test.ts', ...leftOut],
              // Without `actionTimeout` below, these timeouts have no effect.
              env: { TEST_TIMEOUT: timeoutMs },
              expect: { poll: { timeout: Number(timeoutMs) } },
              setupFiles: ['spec/setup.ts', 'spec/setup.browser.ts'],
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                provider: playwright({
                  launchOptions,
                  actionTimeout: Number(timeoutMs),
                  contextOptions: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' },
                }),
                instances: [{ browser: 'chromium' }],
              },
            },
          },
        ],
      },
    }),
  ),
);

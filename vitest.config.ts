import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './spec/tools/run/browser.ts';
import type { Plugin } from 'vite';
import { readClauses } from './spec/tools/clauses/clauses.ts';
import { violation } from './spec/tools/proof/violation.plugin.ts';
import viteConfig from './vite.config.ts';

/**
 * How long a test waits for what has to come, in milliseconds: long enough for a machine that is busy with something
 * else. In a proof most tests wait in vain, so it sets less.
 */
const timeoutMs = process.env['TEST_TIMEOUT'] ?? '15000';

/** In Node documents are read and none is drawn: without Linaria's styles they are there in a fifth of the time. */
const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  configResolved({ plugins }) {
    const styles = plugins.find(({ name }) => name === 'wyw-in-js');
    if (styles) delete styles.transform;
  },
};

/** How the specification's own tests run: rules in Node.js, everything with a page in a browser. */
export default mergeConfig(
  { plugins: [violation()] },
  mergeConfig(
    viteConfig,
    defineConfig({
      test: {
        // As long as Playwright's: a busy machine is no reason to fail.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Vitest leaves one core free for itself, and has one at work on a machine with two.
        maxWorkers: '100%',
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
              include: ['spec/**/*.node.test.ts'],
              environment: 'node',
              setupFiles: ['spec/setup.ts'],
            },
          },
          {
            extends: true,
            // Packages that Vite would find only while tests run: it would load the page anew beneath them.
            optimizeDeps: {
              include: [
                '@testing-library/react',
                '@testing-library/user-event',
                'canvas-confetti',
                'linaria',
                'msw',
                'msw/browser',
                'react-dom',
                'react-dom/client',
                'react-dom/server',
                'react-router-dom',
              ],
            },
            test: {
              name: 'browser',
              include: ['spec/**/*.test.{ts,tsx}'],
              exclude: ['spec/**/*.node.test.ts'],
              // What is waited for comes at once or never. Without `actionTimeout` below, this has no effect.
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

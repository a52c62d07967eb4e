import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './spec/tools/browser.ts';
import { readClauses } from './spec/tools/clauses.ts';
import { violation } from './spec/tools/prove/violation.plugin.ts';
import { mockWorker } from './mocks/worker.plugin.ts';
import { headlineAtOnce } from './stories/headlineAtOnce.plugin.ts';
import { vcards } from './src/app/branchCards.plugin.ts';
import { site } from './src/app/site.plugin.ts';
import { styles } from './src/app/styles.plugin.ts';

/**
 * How long a test waits for what has to come, in milliseconds: long enough for a machine that is busy with something
 * else. In a proof most tests wait in vain, so it sets less.
 */
const patience = process.env['TEST_PATIENCE'] ?? '15000';

// Not in tests: what the face replaces once it has come would move under them.
const inDevelopment = process.env['VITEST']
  ? []
  : [{ ...headlineAtOnce(), apply: 'serve' } as const];

export default defineConfig({
  plugins: [violation(), styles(), react(), ...inDevelopment, site(), vcards(), mockWorker()],
  publicDir: 'src/static',
  test: {
    // As long as Playwright's: a busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    tags: readClauses(import.meta.dirname).map(({ id, title }) => ({
      name: id,
      description: title,
    })),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['spec/**/*.node.test.ts'],
          environment: 'node',
          setupFiles: ['spec/tools/setup.ts'],
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
          env: { TEST_PATIENCE: patience },
          expect: { poll: { timeout: Number(patience) } },
          setupFiles: ['spec/tools/setup.ts', 'spec/tools/setup.browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              actionTimeout: Number(patience),
              contextOptions: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './spec/tools/browser.ts';
import { readClauses } from './spec/tools/clauses.ts';
import { violation } from './spec/tools/prove/violation.plugin.ts';
import { mockWorker } from './mocks/worker.plugin.ts';
import { vcards } from './src/app/branchCards.plugin.ts';
import { site } from './src/app/site.plugin.ts';

export default defineConfig({
  plugins: [violation(), wyw({ prefixer: false }), react(), site(), vcards(), mockWorker()],
  publicDir: 'src/static',
  test: {
    // As long as Playwright's: a busy machine is no reason to fail.
    testTimeout: 30_000,
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
        test: {
          name: 'browser',
          include: ['spec/**/*.test.{ts,tsx}'],
          exclude: ['spec/**/*.node.test.ts'],
          // What is waited for comes at once or never. Without `actionTimeout` below, this has no effect.
          expect: { poll: { timeout: 5000 } },
          setupFiles: ['spec/tools/setup.ts', 'spec/tools/setup.browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              actionTimeout: 5000,
              contextOptions: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';

/**
 * Tests that open pages, read them, and press what leads nowhere else. One window serves all of them in a worker, and
 * Playwright empties it between two: a new one costs three times what they do in it. What fills in, sends, is asked
 * for a place or measures a first visit has a window of its own.
 */
const reading = [
  'accessibility',
  'assistiveTechnology',
  'autoServices',
  'banner',
  'faq',
  'visual',
  'menu',
  'motion',
  'services',
  'shell',
  'warranty',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  failOnFlakyTests: true,
  fullyParallel: true,
  // On two cores the third has work while the others wait for a picture of the page, or for a browser to start.
  workers: 3,
  // For a machine that something else keeps busy as well; a test that passes takes no longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'reading', testMatch: reading, use: { reuseContext: true } },
    { name: 'acting', testIgnore: [...reading, '**/workbench.spec.ts'] },
    { name: 'workbench', testMatch: '**/workbench.spec.ts' },
  ],
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', screenshot: 'only-on-failure' },
});

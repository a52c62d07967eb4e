/**
 * `npm run gallery`: takes pictures of every page and every story in both schemes, and shows them in
 * `.cache/gallery/index.html`.
 * `-- --update-snapshots=none`: compares the site with the pictures of the last gallery instead. Playwright's report in
 * `.cache/gallery/report` shows what changed.
 * `-- -g TEXT`: takes only the pictures with TEXT in their names, such as `faq` or `1440`.
 * `E2E_REUSE_BUILD=1` keeps the last builds.
 */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'gallery.run.ts',
  outputDir: '../../.cache/gallery-results',
  globalSetup: '../buildSite.ts',
  snapshotPathTemplate: '../../.cache/gallery/shots/{arg}{ext}',
  updateSnapshots: 'all',
  reporter: [['dot'], ['html', { outputFolder: '../../.cache/gallery/report', open: 'never' }]],
});

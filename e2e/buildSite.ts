import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildWorkbench } from './workbench.ts';

/** The folder of the built site for browser tests. A proof tests another build (`siteDir` in `fixtures.ts`). */
export function builtSite(): string {
  return process.env['E2E_SITE_DIR'] ?? path.resolve(import.meta.dirname, '../.cache/e2e-site');
}

/** The endpoint to which the built site posts. */
export const formEndpoint = 'http://enquiries.test/f/site';
export const siteOrigin = 'https://www.porthillstyre.example';

/** Builds the site as its owner would, with the settings of the tests. `E2E_REUSE_BUILD=1` keeps the last build. */
export function buildSite(): void {
  if (process.env['E2E_REUSE_BUILD']) return;
  execFileSync('vite', ['build', '--outDir', builtSite(), '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
  });
}

/** Builds the site and the workbench. `E2E_REUSE_BUILD=1` keeps the last build of both. */
export default function buildBoth(): void {
  buildSite();
  if (!process.env['E2E_REUSE_BUILD']) buildWorkbench();
}

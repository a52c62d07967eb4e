import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildWorkbench } from './workbench.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of the built site for browser tests. A proof tests other builds (`siteDir` in `fixtures.ts`). */
export function builtSite(): string {
  return process.env['E2E_SITE_DIR'] ?? path.join(root, '.cache/e2e-site');
}

/** The endpoint to which the built site posts. */
export const formEndpoint = 'http://enquiries.test/f/site';
export const siteOrigin = 'https://www.porthillstyre.example';

/** The settings of the builds that are tested. */
export const buildEnv = { VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin };

/** Builds the site as its owner would, with the settings of the tests. */
export function buildInto(outDir: string): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...args], {
    cwd: root,
    // The output of a successful build would be mixed with that of the tests.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...buildEnv },
  });
}

/** Builds the site for the browser tests. `E2E_REUSE_BUILD=1` keeps the last build. */
export function buildSite(): void {
  if (!process.env['E2E_REUSE_BUILD']) buildInto(builtSite());
}

/** Builds the site and the workbench. `E2E_REUSE_BUILD=1` keeps the last build of both. */
export default function buildBoth(): void {
  buildSite();
  if (!process.env['E2E_REUSE_BUILD']) buildWorkbench();
}

/** Serves a built site as `npm run preview` does, for one test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { onTestFinished } from 'vitest';
import { site } from '../../src/publishing/site/site.plugin.ts';

/** Makes a folder with an empty home page and 404 page, and deletes it when the test ends. */
export function siteFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const page of ['index', '404']) writeFileSync(path.join(folder, `${page}.html`), '');
  return folder;
}

/** Serves a folder until the test ends; by default that of `siteFolder`. Returns the address of the home page. */
export async function servePreview(folder = siteFolder()): Promise<string> {
  const server = await preview({
    configFile: false,
    plugins: [site()],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { expect, onTestFinished } from 'vitest';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { clause } from '../tools/clause.ts';

/** Serves a site with an empty page as its host will, while a test runs, and gives the origin. */
async function serveEmpty(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(folder, 'index.html'), '');
  const server = await preview({
    configFile: false,
    plugins: [site()],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return `http://127.0.0.1:${address.port}`;
}

clause('SETTINGS-PREVIEW', 'a preview without a site says what builds one', async () => {
  await expect(
    preview({
      configFile: false,
      plugins: [site()],
      root: tmpdir(),
      build: { outDir: 'no-such-site' },
      logLevel: 'silent',
    }),
  ).rejects.toThrow(
    'There is no site in no-such-site yet: `npm run build` builds it. `npm start` builds one for this machine and serves it.',
  );
});

clause('ROUTE-SLASH', 'the host says so, once and for all, and keeps the query', async () => {
  const origin = await serveEmpty();
  for (const [given, clean] of [
    ['/about/', '/about'],
    ['/about/?from=card', '/about?from=card'],
    ['/about//?', '/about?'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ] as const) {
    const response = await fetch(`${origin}${given}`, { redirect: 'manual' });
    expect.soft(response.status, given).toBe(301);
    expect.soft(response.headers.get('location'), given).toBe(clean);
  }
});

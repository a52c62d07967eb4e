import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { expect, onTestFinished } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { clause } from '../tools/clause.ts';

/** Makes a folder with an empty page, and deletes it when the test ends. */
function siteFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const page of ['index', '404']) writeFileSync(path.join(folder, `${page}.html`), '');
  return folder;
}

/** Starts a preview server, which runs until the test ends, and returns its origin. By default it serves an empty page. */
async function serve(folder = siteFolder()): Promise<string> {
  const server = await preview({
    configFile: false,
    plugins: [site()],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return `http://127.0.0.1:${address.port}`;
}

clause('SETTINGS-PREVIEW', 'without a build, the error names the command that builds', async () => {
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

clause('SETTINGS-PREVIEW-ANEW', 'the preview serves headers and pages of a new build', async () => {
  const folder = siteFolder();
  const build = (name: string) => {
    writeFileSync(path.join(folder, 'index.html'), name);
    const headers = [{ source: '/(.*)', headers: [{ key: 'X-Build', value: name }] }];
    writeFileSync(path.join(folder, 'vercel.json'), JSON.stringify({ headers }));
  };
  build('first');
  const origin = await serve(folder);
  expect((await fetch(origin)).headers.get('x-build')).toBe('first');
  build('second');
  const answer = await fetch(origin);
  expect(answer.headers.get('x-build')).toBe('second');
  expect(await answer.text()).toBe('second');
});

clause('ROUTE-SLASH', 'the server redirects permanently and keeps query and host', async () => {
  const origin = await serve();
  for (const [given, clean] of [
    ...pages.slice(1).map(({ path: address }) => [`${address}/`, address] as const),
    ['/about/?from=card', '/about?from=card'],
    ['/about//?', '/about'],
    ['//about/', '/about'],
  ] as const) {
    const response = await fetch(`${origin}${given}`, { redirect: 'manual' });
    expect.soft(response.status, given).toBe(301);
    expect.soft(response.headers.get('location'), given).toBe(clean);
  }
  for (const given of ['//elsewhere.example/', '/elsewhere/', '/assets/'])
    expect.soft((await fetch(`${origin}${given}`, { redirect: 'manual' })).status, given).toBe(404);
});

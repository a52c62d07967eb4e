import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { servePreview, siteFolder } from '../hosting/preview.ts';
import { clause } from '../tools/clause.ts';

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
  const origin = await servePreview(folder);
  expect((await fetch(origin)).headers.get('x-build')).toBe('first');
  build('second');
  const answer = await fetch(origin);
  expect(answer.headers.get('x-build')).toBe('second');
  expect(await answer.text()).toBe('second');
});

clause('ROUTE-SLASH', 'the server redirects permanently and keeps query and host', async () => {
  const origin = new URL(await servePreview()).origin;
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

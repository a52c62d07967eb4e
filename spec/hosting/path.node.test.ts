import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { basePath } from '../../src/publishing/settings.ts';
import { webManifest } from '../../src/publishing/webManifest.ts';
import { branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { addressesIn, fileFor, origin } from './addresses.ts';

// A document is read here, not drawn: any name of a class will do.
vi.mock('linaria', () => ({ css: () => 'c' }));

const project = path.resolve(import.meta.dirname, '../..');

/** Each document by its file, as the build renders it for a site that lives below a path. */
const documents = new Map<string, string>();

beforeAll(async () => {
  vi.stubEnv('BASE_URL', '/site/');
  vi.stubEnv('VITE_SITE_ORIGIN', origin);
  const { files, renderDocument } = await import('../../src/app/entry.server.tsx');
  for (const { path: address, file } of files) documents.set(file, await renderDocument(address));
});

afterAll(() => {
  vi.unstubAllEnvs();
});

clause('HOST-PATH', 'the build takes the path from the address', () => {
  expect(basePath(origin)).toBe('/site/');
  expect(basePath('https://www.shop.co.nz')).toBe('/');
});

clause('HOST-PATH', 'each address of a document is below the path and has a file', () => {
  const cards = branches.map(({ id }) => `branches/${id}.vcf`);
  const written = [...documents.keys(), ...cards, 'manifest.webmanifest'];
  const leads = (target: string) =>
    written.some((one) => one === target || one === `${target}.html`) ||
    existsSync(path.join(project, 'src/static', target));
  const found = [...documents].flatMap(([file, html]) =>
    addressesIn(file, html)
      // The build puts in the page's script, and names pictures by their content.
      .filter((address) => !address.startsWith('/src/'))
      .map((address) => ({ file, address, target: fileFor(address, file) })),
  );
  // The rules for fetching ahead name patterns.
  const own = found.flatMap(({ target, ...rest }) =>
    target === undefined || target.startsWith('*') ? [] : { ...rest, target },
  );
  expect(own.filter(({ target }) => !leads(target))).toEqual([]);
  // That the test reads the documents at all.
  expect(documents.size).toBe(29);
  expect(own.length).toBeGreaterThan(1500);
});

clause('HOST-PATH', 'canonical addresses and speculation rules have the path', () => {
  expect(documents.get('index.html')).toContain(
    '<link rel="canonical" href="https://someone.github.io/site/"/>',
  );
  expect(documents.get('about.html')).toContain(
    '<link rel="canonical" href="https://someone.github.io/site/about"/>',
  );
  expect(documents.get('index.html')).toContain('"href_matches":"/site/*"');
});

clause('HOST-PATH', 'the manifest has the path', () => {
  expect(webManifest('/site/')).toMatchObject({
    id: '/site/',
    start_url: '/site/',
    scope: '/site/',
    icons: [{ src: '/site/icon-192.png' }, {}, {}],
    shortcuts: [{ url: '/site/locations' }, { url: '/site/tyre-enquiry' }],
  });
});

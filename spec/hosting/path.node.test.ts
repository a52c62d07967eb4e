import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { everyAddress } from '../../e2e/pages.ts';
import { basePath } from '../../src/publishing/settings.ts';
import { webManifest } from '../../src/publishing/webManifest.ts';
import { branches } from '../facts/business.ts';
import { root as project } from '../project/files.ts';
import { clause } from '../tools/clause.ts';
import { addressesIn, fileFor, origin } from './addresses.ts';

// The tests read documents and do not show them, so any class name will do.
vi.mock('linaria', () => ({ css: () => 'c' }));

/** The documents as the build renders them for a site below a path, by file. */
const documents = new Map<string, string>();

beforeAll(async () => {
  vi.stubEnv('BASE_URL', basePath(origin));
  vi.stubEnv('VITE_SITE_ORIGIN', origin);
  const { files, renderDocument } = await import('../../src/app/entry.server.tsx');
  for (const { path: address, file } of files) documents.set(file, await renderDocument(address));
});

afterAll(() => {
  vi.unstubAllEnvs();
});

clause('HOST-PATH', 'each address of a document is below the path and has a file', () => {
  const cards = branches.map(({ id }) => `branches/${id}.vcf`);
  const written = [...documents.keys(), ...cards, 'manifest.webmanifest'];
  const leads = (target: string) =>
    written.some((one) => one === target || one === `${target}.html`) ||
    existsSync(path.join(project, 'src/static', target));
  const found = [...documents].flatMap(([file, html]) =>
    addressesIn(file, html)
      // The build replaces addresses in /src/ by those of the files that it writes.
      .filter((address) => !address.startsWith('/src/'))
      .map((address) => ({ file, address, target: fileFor(address, file) })),
  );
  // The patterns in speculation rules are not addresses.
  const own = found.flatMap(({ target, ...rest }) =>
    target === undefined || target.startsWith('*') ? [] : { ...rest, target },
  );
  expect(own.filter(({ target }) => !leads(target))).toEqual([]);
  expect(documents.size).toBe(everyAddress.length);
  expect(own.length).toBeGreaterThan(1500);
});

clause('HOST-PATH', 'the addresses in the manifest have the path', () => {
  const { id, start_url, scope, icons, shortcuts } = webManifest('/site/');
  expect([id, start_url, scope]).toEqual(['/site/', '/site/', '/site/']);
  const files = ['icon-192', 'icon-512', 'icon-maskable-512'].map((name) => `/site/${name}.png`);
  expect(icons.map(({ src }) => src)).toEqual(files);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/site/locations', '/site/tyre-enquiry']);
});

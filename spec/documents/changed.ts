/** The documents of a site whose source a test has changed, such as one with other content. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { buildEnv } from '../../e2e/buildSite.ts';
import type * as ServerEntry from '../../src/app/entry.server.tsx';
import { drawings } from '../../src/publishing/drawings.plugin.ts';
import { violation } from '../tools/proof/violation.plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Class names do not matter, and Linaria takes most of the time of a build. */
const anyClassNames: Plugin = {
  name: 'any-class-names',
  enforce: 'pre',
  resolveId: (id) => (id === 'linaria' ? '\0linaria' : undefined),
  load: (id) =>
    id === '\0linaria' ? 'let count = 0; export const css = () => `c${(count += 1)}`;' : undefined,
};

/**
 * Renders every document of the site after a change of its source.
 *
 * @param change returns the new code of a module, or `undefined` to keep it
 * @returns the HTML of each document by its address, such as `/about` and `/404`
 */
export async function renderChanged(
  change: (file: string, code: string) => string | undefined,
): Promise<ReadonlyMap<string, string>> {
  // Node.js keeps what it imported, so each call needs a folder of its own.
  const folder = path.join(root, '.cache/changed');
  mkdirSync(folder, { recursive: true });
  const outDir = mkdtempSync(`${folder}/`);
  const define = Object.entries(buildEnv).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: Object.fromEntries(define) as Record<string, string>,
    plugins: [
      violation(),
      anyClassNames,
      drawings(),
      { name: 'change', enforce: 'pre', transform: (code, id) => change(id, code) },
    ],
    build: {
      ssr: 'src/app/entry.server.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // A busy machine is no reason for a warning.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const entry = pathToFileURL(path.join(outDir, 'entry.server.js')).href;
  const { files, renderDocument } = (await import(/* @vite-ignore */ entry)) as typeof ServerEntry;
  const documents = new Map<string, string>();
  for (const { path: address } of files) documents.set(address, await renderDocument(address));
  rmSync(outDir, { recursive: true });
  return documents;
}

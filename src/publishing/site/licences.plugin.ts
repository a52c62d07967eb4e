import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The package of the headline font (`npm run fonts`); no script imports it. */
const fontPackages = ['@fontsource/barlow-condensed'];

/** The package names of some module files. */
function packagesOf(modules: readonly string[]): string[] {
  const names = modules.map((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

/**
 * The licences of all third-party code and fonts that the site sends to visitors: name, version and full text.
 *
 * @param root the folder with `node_modules`
 * @param modules the files that the site's scripts are built from
 * @throws Error when a package has no licence file, so that nothing unlicensed is published
 */
export function licencesText(root: string, modules: readonly string[]): string {
  const read = (name: string, file: string) =>
    readFileSync(path.join(root, 'node_modules', name, file), 'utf8');
  return [...packagesOf(modules), ...fontPackages]
    .map((name) => {
      const { version } = JSON.parse(read(name, 'package.json')) as { version: string };
      return `${name} ${version}\n\n${read(name, 'LICENSE').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licences beside the site's scripts. */
export function licences(): Plugin {
  return {
    name: 'site-licences',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds : [],
      );
      const source = licencesText(path.resolve(import.meta.dirname, '../../..'), modules);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

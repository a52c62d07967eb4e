import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The package that the headline face is made from (`npm run fonts`); no script imports it. */
const faces = ['@fontsource/barlow-condensed'];

/** The packages that some modules come from, by the files' names. */
export function packagesOf(modules: readonly string[]): string[] {
  const names = modules.map((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

/**
 * The licences of all that the site sends to visitors and others have made: name, version, and the whole text.
 *
 * @param root the folder with `node_modules`
 * @param modules the files that the site's scripts are made of
 * @throws Error when a package has no licence file: what nobody allows is not sent
 */
export function licencesText(root: string, modules: readonly string[]): string {
  const read = (name: string, file: string) =>
    readFileSync(path.join(root, 'node_modules', name, file), 'utf8');
  return [...packagesOf(modules), ...faces]
    .map((name) => {
      const { version } = JSON.parse(read(name, 'package.json')) as { version: string };
      return `${name} ${version}\n\n${read(name, 'LICENSE').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

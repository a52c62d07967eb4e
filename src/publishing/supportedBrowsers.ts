import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The oldest browsers that the site supports, as Vite names its targets: `chrome109`. They are listed in
 * `browserslist` of `package.json`. `src/tsconfig.json` refuses features that their JavaScript lacks.
 *
 * @throws Error for an entry that is not `name >= version`
 */
export function supportedBrowsers(entries: readonly string[] = readEntries()): string[] {
  return entries.map((entry) => {
    const [, name, version] = /^([a-z]+) >= (\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    if (name === undefined || version === undefined)
      throw new Error(
        `package.json: "${entry}" in browserslist is not a name and a version, such as "chrome >= 109".`,
      );
    return name + version;
  });
}

function readEntries(): readonly string[] {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly browserslist: readonly string[];
  };
  return browserslist;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readDrawing } from './readDrawing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const family = path.join(root, 'src/assets/drawings');
const partsFile = path.join(family, 'parts.svg');

/** The path of a drawing that a module imports as `wheel.svg?drawing`; `undefined` for every other module. */
const fileOf = (id: string) => /^(.*\.svg)\?drawing$/.exec(id)?.[1];

/**
 * Makes a module of each drawing that `<Drawing>` shows: `import wheel from './wheel.svg?drawing'`.
 *
 * @throws {Error} with a sentence, if a page could not show the drawing as its file does
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load(id) {
      const file = fileOf(id);
      return file === undefined ? null : readFileSync(file, 'utf8');
    },
    transform(svg, id) {
      const file = fileOf(id);
      if (file === undefined) return null;
      this.addWatchFile(file);
      const name = path.relative(root, file).replaceAll('\\', '/');
      const parts = file.startsWith(family) ? readFileSync(partsFile, 'utf8') : undefined;
      return {
        code: `export default ${JSON.stringify(readDrawing(name, svg, parts))};`,
        map: null,
      };
    },
  };
}

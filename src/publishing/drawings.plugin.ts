import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readDrawing } from './readDrawing.ts';

const root = path.resolve(import.meta.dirname, '../..');
const family = path.join(root, 'src/assets/drawings');
const partsFile = path.join(family, 'parts.svg');

/** A drawing, as a module imports it. */
const filter = { id: /\.svg\?drawing$/ };

const fileOf = (id: string) => id.replace('?drawing', '');

/**
 * Makes a module of each drawing that `<Drawing>` shows: `import wheel from './wheel.svg?drawing'`.
 *
 * @throws {Error} with a sentence, if a page could not show the drawing as its file does
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load: { filter, handler: (id) => readFileSync(fileOf(id), 'utf8') },
    transform: {
      filter,
      handler(svg, id) {
        const file = fileOf(id);
        this.addWatchFile(file);
        const name = path.relative(root, file).replaceAll('\\', '/');
        const parts = file.startsWith(family) ? readFileSync(partsFile, 'utf8') : undefined;
        const drawing = readDrawing(name, svg, parts);
        return { code: `export default ${JSON.stringify(drawing)};`, map: null };
      },
    },
  };
}

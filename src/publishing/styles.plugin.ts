import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** The modules with styles. Others are not counted, so that a new one changes no class name. */
const modules = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('css`'))
  .toSorted();

/**
 * A template's class name: the number of its module and its place in it, such as `c4f1`. Linaria's own names are eight
 * random characters that no compression shortens: four hundred bytes of a page (decision 4). Modules outside `src` keep
 * those.
 */
function className(file: string, index: number): string | undefined {
  const module = modules.indexOf(file);
  return module < 0 ? undefined : `c${module.toString(36).padStart(2, '0')}${index.toString(36)}`;
}

/**
 * Linaria's plugin, which extracts the `css` templates at build time. It transforms one module at a time, because it
 * aborts a build ("superseded") when two modules request different exports of a third at once. Without its common cache
 * a build had not ended after ten minutes on a busy machine. No DOM is emulated, because Linaria stops after 15 seconds
 * of loading it, so builds on busy machines failed. The modules that it reads therefore have no browser globals, not even
 * `URL`. `*.client.ts` modules have no styles and use browser globals, so they are not evaluated. In development a class
 * name also says where it is defined: `Hero_headline_c4f1`.
 */
export function styles(): Plugin[] {
  let isDevelopment = false;
  const plugin: Plugin = wyw({
    prefixer: false,
    // The type asks for all of them; the others are Linaria's defaults.
    features: {
      dangerousCodeRemover: true,
      globalCache: true,
      happyDOM: false,
      softErrors: false,
      useWeakRefInEval: true,
    },
    classNameSlug(hash, title, { file, index, name }) {
      const short = className(file, index) ?? hash;
      return isDevelopment ? `${name}_${title}_${short}` : short;
    },
    exclude: '**/*.client.ts',
  });
  const { transform } = plugin;
  if (typeof transform !== 'function')
    throw new Error('Linaria’s plugin no longer transforms modules by a plain function.');
  let previous: Promise<unknown> = Promise.resolve();
  plugin.transform = function (...module) {
    const result = previous.then(() => transform.apply(this, module));
    previous = result.catch(() => undefined);
    return result;
  };
  const naming: Plugin = {
    name: 'class-names',
    config(_user, { command }) {
      isDevelopment = command === 'serve';
    },
  };
  return [naming, plugin];
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The first prefix, as a number: a letter and two more base-36 characters. None begins with `a`, because blockers of
 * advertisements hide classes such as `ads1`.
 */
const firstPrefix = Number.parseInt('b00', 36);

const prefixCount = 36 ** 3 - firstPrefix;

/**
 * The first three characters of the class names of each module. They are a hash of its path, so that a new module
 * renames no class of another.
 *
 * @param modules their paths from the project's root
 * @throws {Error} when two of them would have the same class names
 */
export function classPrefixes(modules: readonly string[]): ReadonlyMap<string, string> {
  const modulesByPrefix = new Map<string, string>();
  return new Map(
    modules.map((module) => {
      const hash = createHash('sha256').update(module).digest().readUInt32BE();
      const prefix = (firstPrefix + (hash % prefixCount)).toString(36);
      const other = modulesByPrefix.get(prefix);
      if (other !== undefined)
        throw new Error(
          `The classes of ${other} and ${module} would have the same names. Rename one of the two files.`,
        );
      modulesByPrefix.set(prefix, module);
      return [module, prefix];
    }),
  );
}

function styledModules(): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('css`'),
  );
}

/**
 * Linaria's plugin, which extracts the `css` templates at build time. It transforms one module at a time, because it
 * aborts a build ("superseded") when two modules request different exports of a third at once. Without its common cache
 * a build had not ended after ten minutes on a busy machine. No DOM is emulated, because Linaria stops after 15 seconds
 * of loading it, so builds on busy machines failed. The modules that it reads therefore have no browser globals, not even
 * `URL`. `*.client.ts` modules have no styles and use browser globals, so they are not evaluated.
 *
 * A template's class name is its module's prefix and its place in the module, such as `k4f1`. Linaria's own names are
 * eight random characters that no compression shortens: hundreds of bytes of a page (decision 4). Modules outside
 * `src` keep those. In development a class name also says where it is defined: `Hero_headline_k4f1`.
 *
 * @throws {Error} when two modules would have the same class names
 */
export function styles(): Plugin {
  const prefixes = classPrefixes(styledModules());
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
      const prefix = prefixes.get(file);
      const short = prefix === undefined ? hash : prefix + index.toString(36);
      // Vite sets it before the first module is transformed.
      return process.env['NODE_ENV'] === 'production' ? short : `${name}_${title}_${short}`;
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
  return plugin;
}

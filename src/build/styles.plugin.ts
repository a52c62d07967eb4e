import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

/**
 * Linaria's plugin, which extracts the `css` templates at build time. It transforms one module at a time, because it
 * aborts a build ("superseded") when two modules request different exports of a third at once. `*.client.ts` modules
 * have no styles and use browser globals, so they are not evaluated.
 */
export function styles(): Plugin {
  const plugin: Plugin = wyw({ prefixer: false, exclude: '**/*.client.ts' });
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

import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

/**
 * Linaria's plugin: makes style rules of `css` templates while the site is built. It handles one module at a time,
 * because it gives a build up ("superseded") when two modules ask for different things of a third at once. A
 * `*.client.ts` has no styles, and its browser's names are not for evaluation.
 */
export function styles(): Plugin {
  const plugin: Plugin = wyw({ prefixer: false, exclude: '**/*.client.ts' });
  const { transform } = plugin;
  if (typeof transform !== 'function')
    throw new Error('Linaria’s plugin no longer transforms modules by a plain function.');
  let last: Promise<unknown> = Promise.resolve();
  plugin.transform = function (...module) {
    const result = last.then(() => transform.apply(this, module));
    last = result.catch(() => undefined);
    return result;
  };
  return plugin;
}

import type { Plugin } from 'vite';
import { ownCacheDir, violatedText } from './active.ts';

/**
 * Puts the violation of the moment, if there is one, in place of the file's own text. It stands first in the
 * Vite configuration of every build and test that is to be proven, and does nothing in any other run.
 */
export function violation(): Plugin {
  return {
    name: 'violation',
    enforce: 'pre',
    config() {
      const cacheDir = ownCacheDir();
      return cacheDir === undefined ? null : { cacheDir };
    },
    load(id) {
      const [path = '', query = ''] = id.split('?');
      return /(?:^|&)(?:raw|url)(?:&|=|$)/.test(query) ? null : violatedText(path);
    },
  };
}

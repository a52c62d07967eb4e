import type { Plugin } from 'vite';
import { violatedText } from './violate.ts';

/**
 * Replaces the text of the violated file while a violation is applied. It has to be the first plugin in the Vite
 * configuration of each build and test that is proven.
 */
export function violation(): Plugin {
  return {
    name: 'violation',
    enforce: 'pre',
    config() {
      // Servers that share a cache folder delete each other's files.
      const { PROOF_CACHE: cacheDir } = process.env;
      return cacheDir === undefined ? null : { cacheDir };
    },
    load(id) {
      const [path = '', query = ''] = id.split('?');
      return /(?:^|&)(?:raw|url)(?:&|=|$)/.test(query) ? null : violatedText(path);
    },
  };
}

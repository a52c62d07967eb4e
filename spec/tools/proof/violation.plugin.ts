import type { Plugin } from 'vite';
import { violatedText } from './active.ts';

/**
 * Puts the violation of the moment, if there is one, in place of the file's own text. It stands first in the
 * Vite configuration of every build and test that is to be proven, and does nothing in any other run.
 */
export function violation(): Plugin {
  return {
    name: 'violation',
    enforce: 'pre',
    config() {
      // Two servers that share a cache folder delete each other's files.
      const { PROOF_CACHE: cacheDir } = process.env;
      return cacheDir === undefined ? null : { cacheDir };
    },
    load(id) {
      const [path = '', query = ''] = id.split('?');
      return /(?:^|&)(?:raw|url)(?:&|=|$)/.test(query) ? null : violatedText(path);
    },
  };
}

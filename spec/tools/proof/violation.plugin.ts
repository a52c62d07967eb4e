import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { ownCacheDir, violatedText } from './active.ts';

/** The source map behind a module. In a proof nobody reads it, and it is most of what the browser loads. */
const inlineMap = /\n\/\/# sourceMappingURL=data:[^\n]*\s*$/;

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
    configureServer({ middlewares }) {
      if (ownCacheDir() === undefined) return;
      middlewares.use((_, response, next) => {
        const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
        response.end = (body?: unknown, ...rest: unknown[]) =>
          end(typeof body === 'string' ? body.replace(inlineMap, '') : body, ...rest);
        next();
      });
    },
    load(id) {
      const [path = '', query = ''] = id.split('?');
      return /(?:^|&)(?:raw|url)(?:&|=|$)/.test(query) ? null : violatedText(path);
    },
  };
}

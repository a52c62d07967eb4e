import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves the mocks' service worker in development and in the spec tests, directly from the installed package, so that
 * it always has the package's version. A build does not contain it.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    // If Vite found these modules only at their first use, it would reload the running page.
    config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser'] } }),
    configureServer(server) {
      const file = path.join(server.config.root, 'node_modules/msw/lib/mockServiceWorker.js');
      server.middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
        readFile(file, 'utf8').then((script) => {
          response.setHeader('Content-Type', 'text/javascript').end(script);
        }, next);
      });
    },
  };
}

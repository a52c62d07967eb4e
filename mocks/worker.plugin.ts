import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { workerPath } from './workerPath.ts';

/**
 * Serves the mocks' service worker in development and in the spec tests, straight from the installed
 * package, so that no copy of it can fall behind. A build never has it.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    // Found only at the first use, they would make the running page load again.
    config: () => ({ optimizeDeps: { include: ['msw', 'msw/browser'] } }),
    configureServer(server) {
      const file = path.join(server.config.root, 'node_modules/msw/lib/mockServiceWorker.js');
      server.middlewares.use(workerPath, (_request, response, next) => {
        readFile(file, 'utf8').then((script) => {
          response.setHeader('Content-Type', 'text/javascript').end(script);
        }, next);
      });
    },
  };
}

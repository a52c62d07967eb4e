import type { Plugin } from 'vite';
import { findRoute } from '../../content/routes.ts';
import { movedTo } from './preview.plugin.ts';

/**
 * In development the server sends an empty document, and React renders the page in the browser. Addresses are those of
 * the built site: the same ones move, and the same ones are unknown.
 */
export function development(): Plugin {
  return {
    name: 'site-development',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const url = request.url ?? '/';
          const moved = movedTo(url, '/');
          if (moved !== undefined) return void response.writeHead(302, { Location: moved }).end();
          server
            .transformIndexHtml(
              url,
              '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><script type="module" src="/src/app/entry.dev.tsx"></script></body></html>',
            )
            .then((html) => {
              const [pathname = '/'] = url.split('?');
              response.statusCode = findRoute(pathname) ? 200 : 404;
              response.setHeader('Content-Type', 'text/html').end(html);
            }, next);
        });
      };
    },
  };
}

import type { Plugin } from 'vite';

/** In development the server sends an empty document, and React renders the page in the browser. */
export function development(): Plugin {
  return {
    name: 'site-development',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          server
            .transformIndexHtml(
              request.url ?? '/',
              '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><script type="module" src="/src/app/entry.dev.tsx"></script></body></html>',
            )
            .then((html) => {
              response.setHeader('Content-Type', 'text/html').end(html);
            }, next);
        });
      };
    },
  };
}

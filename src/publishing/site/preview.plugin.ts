import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { redirects } from '../../content/redirects.ts';
import { routes } from '../../content/routes.ts';
import { defaultCacheControl, headersFor } from '../hosting/headers.ts';
import { rulesOf } from '../hosting/hostFiles.ts';
import { redirectFor } from '../hosting/redirects.ts';
import { SettingsError } from '../settings.ts';

const pages = routes.map((route) => route.path);

/** The path a built site lives below, with a slash at both ends. */
function builtBase(folder: string): string {
  const manifest = path.join(folder, 'manifest.webmanifest');
  if (!existsSync(manifest)) return '/';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { scope: string }).scope;
}

/** A path from the folder of the site. On a host that serves the folder below a path, names of files begin after that. */
const pathInSite = (pathname: string, base: string) =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;

/**
 * Where a request moves to: the page of an old address, or of one in other capitals or with more slashes. Everything else
 * stays.
 *
 * @param url the address and query, below `base`
 */
export function movedTo(url: string, base: string): string | undefined {
  const [pathname = '/', query] = url.split(/\?(.*)/s);
  const own = pathInSite(pathname, base);
  const page = redirectFor({ pages, redirects }, own);
  return page === undefined ? undefined : base + page.slice(1) + (query ? `?${query}` : '');
}

/** The preview behaves like the host: the build's headers, its redirects, and the 404 page for unknown paths. */
export function preview(): Plugin {
  return {
    name: 'site-preview',
    config({ root = process.cwd(), build: { outDir = '' } = {} }, { isPreview }) {
      return isPreview ? { base: builtBase(path.resolve(root, outDir)), appType: 'mpa' } : {};
    },
    configurePreviewServer(server) {
      const { base } = server.config;
      const built = path.resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(path.join(built, 'index.html')))
        throw new SettingsError(
          `There is no site in ${server.config.build.outDir} yet: \`npm run build\` builds it. \`npm start\` builds one for this machine and serves it.`,
        );
      server.middlewares.use((request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?');
        const own = pathInSite(pathname, base);
        response.setHeader('Cache-Control', defaultCacheControl);
        // Read for each request, because a new build may have been written since.
        for (const [name, value] of Object.entries(headersFor(rulesOf(built), own)))
          response.setHeader(name, value);
        const moved = movedTo(request.url ?? '/', base);
        if (moved === undefined) return next();
        response.writeHead(301, { Location: moved }).end();
      });
      return () => {
        server.middlewares.use((request, response) => {
          // Vite has rewritten a page's path to its file name by now, and would send it with a Cache-Control of its own.
          const [name = '/'] = (request.url ?? '/').split('?');
          // The slash keeps a path with `..` within the folder.
          const file = path.join(built, path.join('/', name));
          const isPage = file.endsWith('.html') && existsSync(file);
          const headers = { 'Content-Type': 'text/html', 'Cache-Control': defaultCacheControl };
          const html = readFileSync(isPage ? file : path.join(built, '404.html'));
          response.writeHead(isPage ? 200 : 404, headers).end(html);
        });
      };
    },
  };
}

import path from 'node:path';
import { preview, type InlineConfig } from 'vite';
import { site as siteHost } from '../src/publishing/site/site.plugin.ts';

/** A server of a built site on this machine. */
export type ServedFolder = Awaited<ReturnType<typeof serveBuilt>>;

/** Serves a built site over HTTP as a host would, on a free port. `config` replaces settings of Vite's preview server. */
export async function serveBuilt(outDir: string, config: InlineConfig = {}) {
  const server = await preview({
    // The plugin does what a host does, and loading the rest of the configuration takes half a second.
    configFile: false,
    plugins: [siteHost()],
    root: path.resolve(import.meta.dirname, '..'),
    build: { outDir },
    logLevel: 'error',
    ...config,
    preview: { port: 0, host: '127.0.0.1', ...config.preview },
  });
  // On a busy machine, the server closed an idle connection just when `route.fetch` used it again.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  return { origin, close: () => server.close() };
}

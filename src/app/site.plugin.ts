import { statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv, type Plugin, type ViteBuilder } from 'vite';
import { branchFacts, business } from '../content/business.ts';
import { checkBuildSettings, SettingsError, type BuildSettings } from './buildSettings.ts';
import { checkBusiness } from './checkBusiness.ts';
import { manifestFile, prerenderSite } from './prerender.ts';
import { isPublicOrigin, standIns } from './standIns.ts';

/** Stand-ins for development and tests, where nothing leaves the machine. */
const developmentSettings: BuildSettings = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/development',
  VITE_SITE_ORIGIN: 'http://localhost:5173',
};

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs a client and a server environment.');
  await builder.build(client);
  await builder.build(ssr);
  const { root } = builder.config;
  const clientDir = path.resolve(root, client.config.build.outDir);
  await prerenderSite({
    clientDir,
    serverEntry: path.resolve(root, ssr.config.build.outDir, 'entry.server.js'),
    origin: builder.config.env['VITE_SITE_ORIGIN'] as string,
  });
  await rm(path.join(clientDir, path.dirname(manifestFile)), { recursive: true });
  const left = standInsOf(checkBuildSettings(builder.config.env));
  if (left.length > 0) {
    builder.config.logger.warn(
      `These values still stand in for the owner's own:\n${left.join('\n')}`,
    );
  }
}

/** The stand-in values that a build for the public would carry, in lines for the owner to read. */
function standInsOf(settings: BuildSettings): string[] {
  if (!isPublicOrigin(settings.VITE_SITE_ORIGIN)) return [];
  const { VITE_FORM_ENDPOINT } = settings;
  return standIns({ business, VITE_FORM_ENDPOINT });
}

/**
 * Stops a build before it begins.
 *
 * @throws SettingsError when the owner's file has faults, when a setting is missing, or when a strict build would carry stand-ins.
 */
function requireSettings(mode: string, root: string): void {
  const faults = checkBusiness({ business, branchFacts });
  if (faults.length > 0) {
    throw new SettingsError(
      `The site cannot be built from src/content/business.ts as it stands:\n${faults.join('\n')}`,
    );
  }
  const settings = checkBuildSettings(loadEnv(mode, root, 'VITE_'));
  const left = standInsOf(settings);
  if (mode === 'strict' && left.length > 0) {
    throw new SettingsError(
      `These values still stand in for your own; write yours into src/content/business.ts and .env:\n${left.join('\n')}`,
    );
  }
}

/**
 * Builds the site: the client, the server entry, then one document per route. In development it serves
 * an empty document that renders in the browser; in a preview it answers as the site's host does: no slash
 * at the end of an address, and the 404 page for what does not exist.
 */
export function site(): Plugin {
  return {
    name: 'site',
    config(user, { command, mode, isPreview }) {
      if (command === 'build') requireSettings(mode, user.root ?? process.cwd());
      else if (!isPreview) {
        for (const [name, value] of Object.entries(developmentSettings))
          process.env[name] ??= value;
      }
      return {
        appType: isPreview ? 'mpa' : 'custom',
        build: { assetsInlineLimit: 0 },
        environments: {
          client: {
            build: {
              rolldownOptions: {
                input: 'src/app/entry.client.tsx',
                // One file of libraries that a new build of the site leaves in the visitor's cache; confetti
                // comes only with a quote that has been sent.
                output: {
                  codeSplitting: {
                    groups: [{ name: 'libraries', test: /node_modules\/(?!canvas-confetti)/ }],
                  },
                },
              },
              manifest: true,
              // What a page needs is asked for when a pointer nears its link; lists of it in advance cost more
              // bytes than they save round trips.
              modulePreload: false,
              cssCodeSplit: false,
            },
          },
          ssr: {
            build: {
              ssr: true,
              rolldownOptions: { input: 'src/app/entry.server.tsx' },
              // One per client build, so that a test build and a real one can run side by side.
              outDir: path.join('.cache/ssr', path.basename(user.build?.outDir ?? 'dist')),
              emptyOutDir: true,
              copyPublicDir: false,
            },
          },
        },
        builder: { buildApp: buildSite },
      };
    },
    // The router marks none of its components as free of side effects, so a build keeps all of them: 3,400
    // bytes of forms, prefetching and error pages that this site has no use for.
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          )
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = '/', query] = (request.url ?? '/').split('?');
        if (pathname === '/' || !pathname.endsWith('/')) return next();
        // One slash at the start: two would name another host.
        const location = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
        response
          .writeHead(301, { Location: query === undefined ? location : `${location}?${query}` })
          .end();
      });
      const built = path.resolve(server.config.root, server.config.build.outDir);
      return () => {
        server.middlewares.use((request, response, next) => {
          // By now Vite has turned the address of a page into the name of its file.
          const [file = '/'] = (request.url ?? '/').split('?');
          if (statSync(path.join(built, file), { throwIfNoEntry: false })?.isFile()) return next();
          readFile(path.join(built, '404.html')).then((html) => {
            response.writeHead(404, { 'Content-Type': 'text/html' }).end(html);
          }, next);
        });
      };
    },
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

import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv, type Plugin, type ViteBuilder } from 'vite';
import { branchFacts, business } from '../content/business.ts';
import { mapArea } from '../content/cityMap.ts';
import { evidence } from '../content/claims.ts';
import { promises } from '../content/promises.ts';
import { redirects } from '../content/redirects.ts';
import { routes } from '../content/routes.ts';
import { shareWords } from '../content/share.ts';
import { checkBuild } from './checkBuild.ts';
import { defaultCacheControl, headersFor, readHeadersFile } from './hosting/headers.ts';
import { licencesText } from './licences.ts';
import { isPublicOrigin } from './owner/placeholders.ts';
import { readUnconfirmed } from './owner/readUnconfirmed.ts';
import { islandModules, prerenderSite } from './prerender.ts';
import {
  basePath,
  buildSummary,
  checkBuildSettings,
  redirectHosts,
  SettingsError,
  siteFolder,
  type BuildSettings,
} from './settings.ts';
import { supportedBrowsers } from './supportedBrowsers.ts';

/** Placeholder settings for development and tests, where nothing leaves the machine. */
const developmentSettings: BuildSettings = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/development',
  VITE_SITE_ORIGIN: 'http://localhost:5173',
};

/** Plugin timings are of no use to whoever builds the site. */
const checks = { bundlerTimings: false };

/** What the questions a visitor answers alone have in common. The forms, which load at rest, do without. */
const answersModules =
  /src\/(?:answers\/|content\/wofReminder\.|domain\/(?:calendar|contentLines|renewal))/;

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs a client and a server environment.');
  await builder.build(client);
  await builder.build(ssr);
  const { root } = builder.config;
  const clientDir = path.resolve(root, client.config.build.outDir);
  const settings = checkBuildSettings(builder.config.env);
  const pages = await prerenderSite({
    clientDir,
    serverDir: path.resolve(root, ssr.config.build.outDir),
    origin: settings.VITE_SITE_ORIGIN,
    base: builder.config.base,
    external: {
      formEndpoint: settings.VITE_FORM_ENDPOINT,
      formRedirects: redirectHosts(settings),
      mapFrame: business.map.frameUrl,
    },
  });
  const { logger } = builder.config;
  const remaining = readUnconfirmed().length;
  if (isPublicOrigin(settings.VITE_SITE_ORIGIN) && remaining > 0)
    logger.warn(`${remaining} things still stand in for your own: \`npm run owner\` lists them.`);
  // A warning, so that it is printed even at Vite's log level `warn`.
  logger.warn(`\n${buildSummary(path.relative(root, clientDir), pages, settings)}`);
}

/** The words that `npm run icons` drew last. */
function readSharePicture(): readonly string[] {
  const file = path.join(import.meta.dirname, 'sharePicture.json');
  return JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
}

/** The content of this site, as it is checked before a build. */
const checkedContent = () => ({
  business,
  branchFacts,
  titles: routes.map(({ title }) => title),
  mapArea,
  sharePicture: { drawn: readSharePicture(), words: shareWords },
  promises,
  claims: evidence,
  remaining: readUnconfirmed().filter(({ leftOut }) => !leftOut),
});

/** Vite's module around each dynamic import, which preloads styles and scripts. Nothing here is imported with styles. */
const preloadHelper = '\0vite/preload-helper.js';

/** The path a built site lives below, with a slash at both ends. */
function builtBase(folder: string): string {
  const manifest = path.join(folder, 'manifest.webmanifest');
  if (!existsSync(manifest)) return '/';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { scope: string }).scope;
}

/**
 * Builds the site: the client, the server entry, then one document per route. The development server sends an empty
 * document that renders in the browser. The preview behaves like the host: the build's headers, no trailing slashes,
 * and the 404 page for unknown paths.
 */
export function site(): Plugin {
  return {
    name: 'site',
    load: (id) =>
      id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined,
    config(user, { command, mode, isPreview }) {
      const root = user.root ?? process.cwd();
      if (command === 'build')
        process.stdout.write(checkBuild(mode, loadEnv(mode, root, 'VITE_'), checkedContent()));
      else if (!isPreview) {
        for (const [name, value] of Object.entries(developmentSettings))
          process.env[name] ??= value;
      }
      const { VITE_SITE_ORIGIN: origin } = loadEnv(mode, root, 'VITE_');
      const outDir = user.build?.outDir ?? siteFolder(origin);
      return {
        ...(command === 'build' ? { base: basePath(origin) } : {}),
        ...(isPreview ? { base: builtBase(path.resolve(root, outDir)) } : {}),
        appType: isPreview ? 'mpa' : 'custom',
        build: { assetsInlineLimit: 0, outDir, target: supportedBrowsers() },
        environments: {
          client: {
            build: {
              rolldownOptions: {
                checks,
                input: ['src/app/entry.client.ts', ...Object.values(islandModules)],
                // `hydrate` is only called through a dynamic import.
                preserveEntrySignatures: 'allow-extension',
                // Four chunks besides the islands' own: the script of every page; React, which stays cached across
                // builds; and what islands share.
                output: {
                  codeSplitting: {
                    groups: [
                      {
                        name: 'page',
                        test: /\.client\.ts$|openingHours\.ts$|holidays\.ts$/,
                        priority: 3,
                      },
                      {
                        name: 'react',
                        test: /node_modules\/(?:react|react-dom|scheduler)\//,
                        priority: 2,
                      },
                      {
                        name: 'shared',
                        test: (id) => !answersModules.test(id),
                        minShareCount: 2,
                        priority: 1,
                      },
                      // The reminder is an island, and a part of the contact form's confirmation.
                      { name: 'reminder', test: /[Ww]ofReminder\.tsx$/ },
                      {
                        name: 'answers',
                        test: /(?:Question|useRested|calendarDate)\.tsx?$/,
                        minShareCount: 2,
                        priority: 1,
                      },
                    ],
                  },
                },
              },
              manifest: true,
              // Islands preload their own imports.
              modulePreload: false,
              cssCodeSplit: false,
            },
          },
          ssr: {
            build: {
              ssr: true,
              rolldownOptions: { checks, input: 'src/app/entry.server.tsx' },
              // One per output folder, so that a test build and a real one can run side by side.
              outDir: path.join('.cache/ssr', path.basename(outDir)),
              emptyOutDir: true,
              // The pages are rendered here, so their styles and pictures are emitted here.
              emitAssets: true,
              cssCodeSplit: false,
              cssMinify: true,
              manifest: true,
              copyPublicDir: false,
            },
          },
        },
        builder: { buildApp: buildSite },
      };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.moduleIds : [],
      );
      const source = licencesText(path.resolve(import.meta.dirname, '../..'), modules);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
    configurePreviewServer(server) {
      const { base } = server.config;
      const built = path.resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(path.join(built, 'index.html')))
        throw new SettingsError(
          `There is no site in ${server.config.build.outDir} yet: \`npm run build\` builds it. \`npm start\` builds one for this machine and serves it.`,
        );
      const headersOf = path.join(built, '_headers');
      const rules = existsSync(headersOf) ? readHeadersFile(readFileSync(headersOf, 'utf8')) : [];
      server.middlewares.use((request, response, next) => {
        const [pathname = '/', query] = (request.url ?? '/').split('?');
        // A host that serves the folder below a path knows the files by what follows it.
        const own = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
        const headers = { 'Cache-Control': defaultCacheControl, ...headersFor(rules, own) };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const redirect = redirects[own];
        if (redirect)
          return void response.writeHead(301, { Location: base + redirect.slice(1) }).end();
        if (own === '/' || !pathname.endsWith('/')) return next();
        // A single leading slash: two would name another host.
        const location = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
        response
          .writeHead(301, { Location: query === undefined ? location : `${location}?${query}` })
          .end();
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          // Vite has rewritten a page's path to its file name by now, and would send it with a Cache-Control of its own.
          const [name = '/'] = (request.url ?? '/').split('?');
          const file = path.join(built, name);
          const isPage =
            file.startsWith(`${built}${path.sep}`) &&
            file.endsWith('.html') &&
            (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
          readFile(isPage ? file : path.join(built, '404.html')).then((html) => {
            response
              .writeHead(isPage ? 200 : 404, {
                'Content-Type': 'text/html',
                'Cache-Control': defaultCacheControl,
              })
              .end(html);
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

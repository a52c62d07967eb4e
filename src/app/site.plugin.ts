import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv, type Plugin, type ViteBuilder } from 'vite';
import { branchFacts, business } from '../content/business.ts';
import { evidence } from '../content/claims.ts';
import { promises } from '../content/promises.ts';
import { selectedReviews } from '../content/selectedReviews.ts';
import { testimonials } from '../content/testimonials.ts';
import { checkBuildSettings, SettingsError, type BuildSettings } from './buildSettings.ts';
import { checkBusiness } from './checkBusiness.ts';
import { ownerSheet, unproven } from './ownerSheet.ts';
import { islandModules, prerenderSite } from './prerender.ts';
import { isPublicOrigin, sampleReviews, standIns } from './standIns.ts';

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
    serverDir: path.resolve(root, ssr.config.build.outDir),
    origin: builder.config.env['VITE_SITE_ORIGIN'] as string,
  });
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
  return [
    ...standIns({ business, VITE_FORM_ENDPOINT }),
    ...sampleReviews([...testimonials, ...selectedReviews]),
  ];
}

/** What the owner has to be able to show before the site is published. */
const ownersWord = { promises, claims: evidence };

/**
 * Stops a build before it begins. A strict build prints the owner's sheet either way.
 *
 * @throws SettingsError when the owner's file has faults, when a setting is missing, or when a strict build for the
 * public would carry stand-ins, or promises and claims without evidence.
 */
function requireSettings(mode: string, root: string): void {
  const faults = checkBusiness({ business, branchFacts });
  if (faults.length > 0) {
    throw new SettingsError(
      `The site cannot be built from src/content/business.ts as it stands:\n${faults.join('\n')}`,
    );
  }
  const settings = checkBuildSettings(loadEnv(mode, root, 'VITE_'));
  const stood = standInsOf(settings);
  if (mode !== 'strict') return;
  const refusals: string[] = [];
  if (stood.length > 0)
    refusals.push(
      `These values still stand in for your own; write yours into src/content and .env:\n${stood.join('\n')}`,
    );
  const owed = unproven(ownersWord);
  if (owed > 0 && isPublicOrigin(settings.VITE_SITE_ORIGIN))
    refusals.push(
      `${owed} promises and figures have no evidence yet; write where it is into src/content/promises.ts and claims.ts, or take the promise off its page.`,
    );
  const sheet = `What the site promises, page by page, for you to confirm:\n\n${ownerSheet(ownersWord)}`;
  if (refusals.length > 0) throw new SettingsError([...refusals, sheet].join('\n\n'));
  process.stdout.write(`${sheet}\n`);
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
                input: ['src/app/entry.client.ts', ...Object.values(islandModules)],
                // An island's `hydrate` is called by its address alone.
                preserveEntrySignatures: 'allow-extension',
                // Three files beside the islands' own: what every page has; React, which a new build of the site
                // leaves in the visitor's cache; and what islands share.
                output: {
                  codeSplitting: {
                    groups: [
                      {
                        name: 'page',
                        test: /\.client\.ts$|openingHours\.ts$|holidays\.ts$/,
                        priority: 2,
                      },
                      {
                        name: 'react',
                        test: /node_modules\/(?:react|react-dom|scheduler)\//,
                        priority: 1,
                      },
                      { name: 'shared', minShareCount: 2 },
                    ],
                  },
                },
              },
              manifest: true,
              // An island asks for its parts side by side already.
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
              // The pages are rendered here, so their styles and pictures come from here.
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

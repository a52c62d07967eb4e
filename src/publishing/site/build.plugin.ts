import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildEnvironment, Plugin, Rollup, ViteBuilder } from 'vite';
import { closures } from '../../content/closures.ts';
import { days } from '../../content/holidays.ts';
import { isPublicOrigin, readUnconfirmed } from '../ownersList.ts';
import { islandModules, islandsScript } from '../../app/islands/islandModules.ts';
import { prerenderSite } from '../prerender.ts';
import { daysWarnings } from '../ownersRecords.ts';
import { buildSummary, checkBuildSettings, SettingsError } from '../settings.ts';

/** What the questions of `src/answers` share; a separate chunk, because forms load without a press and do not need it. */
const answersModules = /src\/(?:answers\/(?:Calculator|useToday)|domain\/calendarDate)\./;

/** Hides the times of plugins, which the owner of the site does not need. */
const checks = { bundlerTimings: false };

/**
 * Builds one environment.
 *
 * @throws SettingsError when a page could not show a drawing: the sentences alone, because a designer mends the file
 */
async function buildPart(builder: ViteBuilder, part: BuildEnvironment): Promise<void> {
  try {
    await builder.build(part);
  } catch (error) {
    const { errors = [] } = error as { readonly errors?: readonly Rollup.RollupError[] };
    const faults = errors.flatMap(({ plugin, message }) =>
      plugin === 'drawings' ? [message] : [],
    );
    throw faults.length > 0 ? new SettingsError(faults.join('\n')) : error;
  }
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs a client and a server environment.');
  await buildPart(builder, client);
  await buildPart(builder, ssr);
  const { root } = builder.config;
  const clientDir = path.resolve(root, client.config.build.outDir);
  const settings = checkBuildSettings(builder.config.env);
  const serverDir = path.resolve(root, ssr.config.build.outDir);
  const pages = await prerenderSite(clientDir, serverDir, settings);
  const remaining = (await readUnconfirmed()).length;
  if (isPublicOrigin(settings.VITE_SITE_ORIGIN) && remaining > 0)
    builder.config.logger.warn(
      `${remaining} things still stand in for your own: \`npm run owner\` lists them.`,
    );
  for (const warning of daysWarnings({ days, closures })) builder.config.logger.warn(warning);
  // Vite's level `warn` leaves out what it would log as information.
  if (builder.config.logLevel !== 'silent')
    process.stdout.write(`\n${buildSummary(path.relative(root, clientDir), pages, settings)}\n`);
}

/**
 * Vite's module around each dynamic import, which preloads styles and scripts. Nothing here is imported with styles, and
 * without `modulePreload` Vite still sends 1,743 bytes of it with every page.
 */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * File names by content are hexadecimal: names that differ only in capitals are one file to Windows and macOS, and
 * letters form words that blockers of advertising refuse.
 */
const hashCharacters = 'hex';

/**
 * What React uses where it exists: its developer tools, which are for `npm run dev`, and functions of Node.js. Without
 * that code every page with an island loads 369 bytes less.
 */
const absentInBrowsers = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  setImmediate: 'undefined',
  'process.emit': 'undefined',
};

/**
 * The oldest browsers that the site supports, as Vite names its targets: `chrome109`. They are listed in `browserslist` of
 * `package.json`; Vite refuses what is not a name and a version. `src/tsconfig.json` refuses features that their JavaScript
 * lacks.
 */
function supportedBrowsers(): string[] {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((entry) => entry.replace(' >= ', ''));
}

/** Builds the site: the client, the server entry, then one document per route. */
export function build(): Plugin {
  return {
    name: 'site-build',
    load: (id) =>
      id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined,
    config: ({ build: { outDir = '' } = {} }) => ({
      appType: 'custom',
      build: { assetsInlineLimit: 0, target: supportedBrowsers() },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              checks,
              input: ['src/app/entry.client.ts', islandsScript, ...Object.values(islandModules)],
              // `hydrate` is only called through a dynamic import.
              preserveEntrySignatures: 'allow-extension',
              transform: { define: absentInBrowsers },
              // The words of src/content are constants, whose names no script needs.
              optimization: { inlineConst: { mode: 'all' } },
              // Chunks besides the islands' own: the script of every page; the script of pages with islands; React,
              // which stays cached across builds; what islands share; and what the questions share.
              output: {
                hashCharacters,
                codeSplitting: {
                  groups: [
                    {
                      name: 'page',
                      test: /(?<!hydrateIslands)\.client\.ts$|openingHours\.ts$|holidays\.ts$/,
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
                    { name: 'answers', test: answersModules },
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
            rolldownOptions: {
              checks,
              input: 'src/app/entry.server.tsx',
              output: { hashCharacters },
            },
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
    }),
  };
}

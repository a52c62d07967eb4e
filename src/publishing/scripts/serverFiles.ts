/**
 * `npm run servers`: prepares the built site for your own server. It writes compressed copies beside the files in
 * `dist`, the differences of its pages, and `deploy/nginx.conf`, `deploy/Caddyfile` and `deploy/publish.sh`.
 *
 * `-- --folder /var/www/site` sets where its releases will be; by default it is served from where it was built.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { loadEnv } from 'vite';
import { redirects } from '../../content/redirects.ts';
import { routes } from '../../content/routes.ts';
import { dictionaryOf, differenceOf, type Dictionary } from '../hosting/dictionary.ts';
import { compressibleEndings, rulesOf, serverFiles } from '../hosting/hostFiles.ts';
import { otherNameOf } from '../hosting/redirects.ts';
import {
  basePath,
  checkBuildSettings,
  runCommand,
  SettingsError,
  siteFolder,
} from '../settings.ts';

// `npm run` starts a command in the folder of package.json.
const root = process.cwd();

/**
 * Writes `about.html.br` and `about.html.gz` beside `about.html`, and so on, for servers that send precompressed
 * files.
 *
 * @returns the number of files compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = globSync(`**/*.{${compressibleEndings.join(',')}}`, { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
  return files.length;
}

/** The files of the pages. Nobody asks for the 404 page by its address. */
const pagesIn = (folder: string) =>
  globSync('**/*.html', { cwd: folder, exclude: ['404.html'] }).map((name) =>
    path.join(folder, name),
  );

/**
 * Writes the dictionary of the site's pages below `assets`, and beside each page a file with what differs in it.
 *
 * @throws Error when the folder has no page
 */
export async function writeDifferences(folder: string): Promise<Dictionary> {
  const files = pagesIn(folder);
  const pages = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(file) })),
  );
  const dictionary = dictionaryOf(pages.map(({ text }) => text));
  const kept = path.join(folder, dictionary.path);
  mkdirSync(path.dirname(kept), { recursive: true });
  await writeFile(kept, dictionary.text);
  for (const { file, text } of pages)
    await writeFile(file + dictionary.ending, differenceOf(text, dictionary));
  return dictionary;
}

/**
 * Writes the files for the site's own server, or prints why it cannot: the site lives below a path, or is not built yet
 * or incomplete.
 *
 * @param releases the folder of its releases, unless it is served from where it was built
 * @returns the exit code
 */
export function writeServerFiles(
  given: Partial<Record<string, string>>,
  releases?: string,
): Promise<number> {
  return runCommand(async () => {
    const { VITE_SITE_ORIGIN: origin } = checkBuildSettings(given);
    const built = siteFolder(origin);
    const whole = path.join(root, built);
    if (basePath(origin) !== '/')
      throw new SettingsError(
        `nginx.conf and Caddyfile are for a site with a host name of its own, but VITE_SITE_ORIGIN is "${origin}".`,
      );
    const rules = rulesOf(whole);
    const pageCount = pagesIn(whole).length;
    if (rules.length === 0 || pageCount === 0)
      throw new SettingsError(
        `There is no complete site in ${built}: it has ${pageCount} pages and ${rules.length} rules for headers. \`npm run build\` builds it.`,
      );
    const dictionary = await writeDifferences(whole);
    const count = await compressFolder(whole);
    const folder = releases ? path.resolve(releases, 'current/site') : whole;
    const files = serverFiles({
      origin,
      otherName: otherNameOf(new URL(origin).hostname),
      folder,
      dictionary,
      built,
      releases: releases && path.resolve(releases),
      redirects,
      pages: routes.map((route) => route.path),
      rules,
    });
    const deploy = path.join(root, 'deploy');
    mkdirSync(deploy, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(deploy, name), text);
    process.stdout.write(
      `${count} files of ${built} are compressed beside themselves. deploy/nginx.conf and deploy/Caddyfile serve ${origin} from ${folder}.\n`,
    );
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  process.exitCode = await writeServerFiles(loadEnv('production', root, 'VITE_'), values.folder);
}

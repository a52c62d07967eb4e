/**
 * `npm run servers`: prepares the built site for your own server. It writes compressed copies beside the files in
 * `dist`, and `deploy/nginx.conf`, `deploy/Caddyfile` and `deploy/publish.sh`.
 *
 * `-- --folder /var/www/site` sets where its releases will be; by default it is served from where it was built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { redirects } from '../../content/redirects.ts';
import { routes } from '../../content/routes.ts';
import { compressFolder } from '../hosting/compress.ts';
import { rulesOf } from '../hosting/hostFiles.ts';
import { otherNameOf } from '../hosting/redirects.ts';
import {
  caddyFile,
  containerFiles,
  nginxFile,
  nginxFirstFile,
  publishScript,
} from '../hosting/servers.ts';
import { basePath, checkBuildSettings, SettingsError, siteFolder } from '../settings.ts';
import { runCommand } from './runCommand.ts';

// `npm run` starts a command in the folder of package.json.
const root = process.cwd();

/**
 * Writes the files for the site's own server.
 *
 * @param releases the folder of its releases, unless it is served from where it was built
 * @throws SettingsError when the site lives below a path, or is not built yet or incomplete
 */
async function writeServerFiles(origin: string, releases: string | undefined): Promise<void> {
  const built = path.join(root, siteFolder(origin));
  const shown = path.relative(root, built);
  if (basePath(origin) !== '/')
    throw new SettingsError(
      `nginx.conf and Caddyfile are for a site with a host name of its own, but VITE_SITE_ORIGIN is "${origin}".`,
    );
  const rules = rulesOf(built);
  const count = await compressFolder(built);
  if (rules.length === 0 || count === 0)
    throw new SettingsError(
      `There is no complete site in ${shown}: it has ${count} files to compress and ${rules.length} rules for headers. \`npm run build\` builds it.`,
    );
  const site = {
    origin,
    otherName: otherNameOf(new URL(origin).hostname),
    folder: releases ? path.resolve(releases, 'current/site') : built,
    redirects,
    pages: routes.map((route) => route.path),
    rules,
  };
  const deploy = path.join(root, 'deploy');
  const files = {
    'nginx.conf': nginxFile(site),
    Caddyfile: caddyFile(site),
    ...containerFiles(site, shown),
    ...(releases && {
      'nginx.first.conf': nginxFirstFile(site),
      'publish.sh': publishScript(site, path.resolve(releases), path.relative(deploy, built)),
    }),
  };
  mkdirSync(deploy, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(deploy, name), text);
  process.stdout.write(
    `${count} files of ${shown} are compressed beside themselves. deploy/nginx.conf and deploy/Caddyfile serve ${origin} from ${site.folder}.\n`,
  );
}

/** Writes the files, or prints why it cannot. Returns the exit code. */
export function serverFiles(
  given: Partial<Record<string, string>>,
  releases?: string,
): Promise<number> {
  return runCommand(() => writeServerFiles(checkBuildSettings(given).VITE_SITE_ORIGIN, releases));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  process.exitCode = await serverFiles(loadEnv('production', root, 'VITE_'), values.folder);
}

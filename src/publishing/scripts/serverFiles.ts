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
  if (basePath(origin) !== '/') {
    throw new SettingsError(
      `nginx.conf and Caddyfile are for a site with a host name of its own, but VITE_SITE_ORIGIN is "${origin}".`,
    );
  }
  const rules = rulesOf(built);
  const count = await compressFolder(built);
  if (rules.length === 0 || count === 0)
    throw new SettingsError(
      `There is no complete site in ${path.relative(root, built)}: it has ${count} files to compress and ${rules.length} rules for headers. \`npm run build\` builds it.`,
    );
  const { hostname } = new URL(origin);
  const site = {
    origin,
    otherName: otherNameOf(hostname),
    folder: releases ? path.resolve(releases, 'current/site') : built,
    ports: { plain: 80, encrypted: 443 },
    certificate: {
      chain: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
      key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
    },
    redirects,
    pages: routes.map((route) => route.path),
    rules,
  };
  const deploy = path.join(root, 'deploy');
  mkdirSync(deploy, { recursive: true });
  writeFileSync(path.join(deploy, 'nginx.conf'), nginxFile(site));
  writeFileSync(path.join(deploy, 'Caddyfile'), caddyFile(site));
  for (const [name, text] of Object.entries(containerFiles(site, path.relative(root, built))))
    writeFileSync(path.join(deploy, name), text);
  if (releases) {
    writeFileSync(path.join(deploy, 'nginx.first.conf'), nginxFirstFile(site));
    const script = publishScript(site, path.resolve(releases), path.relative(deploy, built));
    writeFileSync(path.join(deploy, 'publish.sh'), script);
  }
  process.stdout.write(
    `${count} files of ${path.relative(root, built)} are compressed beside themselves. deploy/nginx.conf and deploy/Caddyfile serve ${origin} from ${site.folder}.\n`,
  );
}

/** Writes the files, or prints why it cannot. Returns the exit code. */
export async function serverFiles(
  given: Partial<Record<string, string>>,
  releases?: string,
): Promise<number> {
  try {
    await writeServerFiles(checkBuildSettings(given).VITE_SITE_ORIGIN, releases);
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  process.exitCode = await serverFiles(loadEnv('production', root, 'VITE_'), values.folder);
}

/**
 * `npm run test:hosts`: starts nginx and Caddy with the files that `npm run servers` writes, and checks their answers.
 * It skips a server that is not installed. Needs `openssl`, and builds the site if the browser tests have not built it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { compressFolder } from '../../src/publishing/hosting/compress.ts';
import { title } from '../../spec/facts/titles.ts';
import { readHeadersFile } from '../../src/publishing/hosting/headers.ts';
import { smoke, type SmokeResult } from '../../src/publishing/hosting/smoke.ts';
import {
  caddyFile,
  nginxFile,
  nginxMain,
  type ServedSite,
} from '../../src/publishing/hosting/servers.ts';
import { certificateIn } from '../certificate.ts';
import { buildSite, builtSite, formEndpoint, siteOrigin } from '../buildSite.ts';
import { isInstalled } from '../isInstalled.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache/hosts');
const folder = path.join(cache, 'site');
const ports = { plain: 18_080, encrypted: 18_443 };
const origin = `https://localhost:${ports.encrypted}`;
const certificate = { chain: path.join(cache, 'cert.pem'), key: path.join(cache, 'key.pem') };

/** The answer to a request for a path, without following redirects. */
function request(pathname: string): Promise<Response> {
  return fetch(`${origin}${pathname}`, { redirect: 'manual' });
}

/** The requests that the check of a published site (`smoke`) does not send, with the expected status and headers. */
const requests: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['/tyres/?from=card', 301, { location: '/tyres?from=card' }],
  ['//elsewhere.example/', 301, { location: '/elsewhere.example' }],
  ['/About', 301, { location: '/about' }],
  ['/tyres/RUN-FLAT?from=card', 301, { location: '/tyres/run-flat?from=card' }],
  ['/alignment.php', 301, { location: '/services/wheel-alignment' }],
  ['/services', 404, { 'cache-control': 'no-cache' }],
  ['/404', 404, {}],
  ['/.htaccess', 404, {}],
  ['/_headers', 404, {}],
  ['/_redirects', 404, {}],
  ['/vercel.json', 404, {}],
  ['/branches/sockburn.vcf', 200, { 'content-type': 'text/vcard; charset=utf-8' }],
  ['/manifest.webmanifest', 200, { 'content-type': 'application/manifest+json' }],
];

/** The number of checks of the running server, and one sentence for each fault. */
async function checkServer(site: ServedSite): Promise<SmokeResult> {
  const { attempts, faults } = await smoke(origin, siteOrigin);
  // Only the test browser knows the name of the form service.
  const found = faults.filter((fault) => !fault.startsWith(`${formEndpoint} does not answer`));
  const globalHeaders = site.rules.find((rule) => rule.path === '/*')?.headers ?? {};
  for (const [pathname, status, headers] of requests) {
    const answer = await request(pathname);
    if (answer.status !== status)
      found.push(`${pathname} answers ${answer.status}, not ${status}.`);
    const expected = { ...headers, ...(status === 301 ? {} : globalHeaders) };
    for (const [name, value] of Object.entries(expected)) {
      const sent = answer.headers.get(name) ?? 'missing';
      if (sent !== value) found.push(`${pathname}: ${name} is ${sent}, not ${value}.`);
    }
    const text = await answer.text();
    if (status === 404 && !text.includes('<title>Page not found'))
      found.push(`${pathname} does not show the 404 page.`);
  }
  return { attempts: attempts + requests.length, faults: found };
}

async function waitUntilUp(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const isUp = await request('/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('The server does not answer: its messages are above.');
}

function nginx(site: ServedSite): ChildProcess {
  const config = path.join(cache, 'nginx.conf');
  const modules = '/etc/nginx/modules-enabled';
  const brotli =
    existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf') ||
    existsSync(path.join(modules, '50-mod-http-brotli-static.conf'));
  const file = nginxFile(site);
  const served = brotli ? file.replace('# brotli_static on', 'brotli_static on') : file;
  const include = brotli ? `include ${modules}/*brotli-static.conf;\n` : '';
  writeFileSync(config, include + nginxMain(served, cache));
  return spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function caddy(site: ServedSite): ChildProcess {
  const config = path.join(cache, 'Caddyfile');
  // No authority issues a certificate for this machine, so Caddy uses the same one as nginx.
  const { chain, key } = certificate;
  writeFileSync(
    config,
    caddyFile(site)
      .replace('{\n', '{\n\tadmin off\n\tauto_https disable_redirects\n')
      .replace('\tencode', `\ttls ${chain} ${key}\n\tencode`),
  );
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: cache, XDG_DATA_HOME: cache, XDG_CONFIG_HOME: cache },
  });
}

mkdirSync(cache, { recursive: true });
if (!existsSync(path.join(builtSite(), 'index.html'))) buildSite();
rmSync(folder, { recursive: true, force: true });
cpSync(builtSite(), folder, { recursive: true });
await compressFolder(folder);
setDefaultCACertificates([certificateIn(cache).cert.toString()]);
const site: ServedSite = {
  origin: 'https://localhost',
  folder,
  ports,
  certificate,
  redirects: { '/alignment.php': '/services/wheel-alignment' },
  pages: Object.keys(title),
  rules: readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8')),
};

let passed = 0;
let failed = 0;
for (const [name, start] of Object.entries({ nginx, caddy })) {
  if (!isInstalled(name)) {
    process.stdout.write(`${name} is not installed: sudo apt-get install ${name}\n`);
    continue;
  }
  const server = start(site);
  try {
    await waitUntilUp(server);
    const { attempts, faults } = await checkServer(site);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    process.stdout.write(`${name}: ${attempts} checks, ${faults.length} faults\n`);
    passed += attempts - faults.length;
    failed += faults.length;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
  }
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
// Where neither server is installed, nothing was tested.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

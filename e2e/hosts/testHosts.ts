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
import {
  caddyFile,
  nginxFile,
  nginxMain,
  type ServedSite,
} from '../../src/publishing/hosting/servers.ts';
import { certificateIn } from '../certificate.ts';
import buildSite, { builtSite } from '../buildSite.ts';
import { isInstalled } from '../isInstalled.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache/hosts');
const folder = path.join(cache, 'site');
const ports = { plain: 18_080, encrypted: 18_443 };
const origin = `https://localhost:${ports.encrypted}`;
const certificate = { chain: path.join(cache, 'cert.pem'), key: path.join(cache, 'key.pem') };

/** The answer to a request for a path, without following redirects. */
function request(pathname: string, encoding = 'identity'): Promise<Response> {
  return fetch(`${origin}${pathname}`, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': encoding },
  });
}

/** The requests, each with the expected status and headers. */
const requests: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['/', 200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }],
  ['/about', 200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }],
  ['/tyres', 200, { 'content-type': 'text/html' }],
  ['/tyres/run-flat', 200, { 'content-type': 'text/html' }],
  ['/about/', 301, { location: '/about' }],
  ['/tyres/?from=card', 301, { location: '/tyres?from=card' }],
  ['//elsewhere.example/', 301, { location: '/elsewhere.example' }],
  ['/About', 301, { location: '/about' }],
  ['/tyres/RUN-FLAT?from=card', 301, { location: '/tyres/run-flat?from=card' }],
  ['/.htaccess', 404, {}],
  ['/alignment.php', 301, { location: '/services/wheel-alignment' }],
  ['/services', 404, { 'cache-control': 'no-cache' }],
  ['/no-such-page', 404, { 'content-type': 'text/html', 'cache-control': 'no-cache' }],
  ['/404', 404, {}],
  ['/_headers', 404, {}],
  ['/_redirects', 404, {}],
  ['/vercel.json', 404, {}],
  ['/assets/no-such-file.js', 404, { 'cache-control': 'no-cache' }],
  ['/branches/sockburn.vcf', 200, { 'content-type': 'text/vcard; charset=utf-8' }],
  ['/manifest.webmanifest', 200, { 'content-type': 'application/manifest+json' }],
  ['/sitemap.xml', 200, {}],
];

/** One sentence for each fault of the running server, and one line for each of its answers. */
async function checkServer(site: ServedSite): Promise<{ lines: string[]; faults: string[] }> {
  const lines: string[] = [];
  const faults: string[] = [];
  const globalHeaders = site.rules.find((rule) => rule.path === '/*')?.headers ?? {};
  const script = /import\("(\/assets\/[^"]+\.js)"\)/.exec(
    readFileSync(path.join(folder, 'index.html'), 'utf8'),
  );
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
  for (const [pathname, status, headers] of [
    ...requests,
    [script?.[1] ?? '', 200, immutable] as const,
  ]) {
    const answer = await request(pathname);
    const sent = Object.keys(headers).map((name) => answer.headers.get(name));
    lines.push(`  ${answer.status} ${pathname} ${sent.join(', ')}`);
    if (answer.status !== status)
      faults.push(`${pathname} answers ${answer.status}, not ${status}.`);
    const expected = { ...headers, ...(status === 301 ? {} : globalHeaders) };
    for (const [name, value] of Object.entries(expected)) {
      const found = answer.headers.get(name) ?? 'missing';
      if (name === 'content-type' ? !found.startsWith(value) : found !== value)
        faults.push(`${pathname}: ${name} is ${found}, not ${value}.`);
    }
    const text = await answer.text();
    if (status === 404 && !text.includes('<title>Page not found'))
      faults.push(`${pathname} does not show the 404 page.`);
  }
  for (const encoding of ['gzip', 'br']) {
    const { headers } = await request('/about', encoding);
    const sent = headers.get('content-encoding');
    lines.push(
      `  /about as ${encoding}: ${sent}, ${headers.get('content-length')} bytes, Vary: ${headers.get('vary')}`,
    );
    if (encoding === 'gzip' && sent !== 'gzip') faults.push('/about is not compressed with gzip.');
  }
  return { lines, faults };
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
    const { lines, faults } = await checkServer(site);
    process.stdout.write(`${name}:\n${lines.join('\n')}\n`);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    process.stdout.write(`${name}: ${faults.length} faults\n`);
    passed += lines.length;
    failed += faults.length;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    if (server.exitCode === null) await ended;
  }
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

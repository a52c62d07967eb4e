/**
 * `npm run test:hosts`: starts nginx, also as the container does, and Caddy with the files that `npm run servers`
 * writes, and Apache with the site's `.htaccess`, and checks their answers. It skips a server that is not installed.
 * Needs `openssl`, and builds the site if the browser tests have not built it.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { zstdDecompressSync } from 'node:zlib';
import { title } from '../../spec/facts/titles.ts';
import { hostilePaths, placeOf, request } from '../../spec/hosting/hostilePaths.ts';
import { useAsDictionary } from '../../src/publishing/hosting/dictionary.ts';
import {
  hostFiles,
  nginxMain,
  rulesOf,
  serverFiles,
  type ServedSite,
} from '../../src/publishing/hosting/hostFiles.ts';
import { smoke } from '../../src/publishing/scripts/smoke.ts';
import { compressFolder, writeDifferences } from '../../src/publishing/scripts/serverFiles.ts';
import { certificateIn } from '../certificate.ts';
import { buildSite, builtSite, formEndpoint, siteOrigin } from '../buildSite.ts';
import { isInstalled } from '../isInstalled.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache/hosts');
const folder = path.join(cache, 'site');
const certificates = path.join(cache, 'certificate');
const certificate = {
  chain: path.join(certificates, 'cert.pem'),
  key: path.join(certificates, 'key.pem'),
};
const ports = { plain: 18_080, encrypted: 18_443 };
/** How to start a server, and where it answers. */
interface Host {
  /** The program, if it has another name than the host. */
  readonly program?: string;
  /** The Debian package of the program, if it has another name. */
  readonly install?: string;
  readonly serve: (site: ServedSite) => ChildProcess;
  readonly origin: string;
  /** The other name is answered by the proxy in front of it. */
  readonly isBehindProxy?: boolean;
  /** Web space that others have too sends whole pages only. */
  readonly isShared?: boolean;
}

const encrypted = `https://localhost:${ports.encrypted}`;
const plain = `http://localhost:${ports.plain}`;

/** The requests that the check of a published site (`smoke`) does not send, with the expected status and headers. */
const requests: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['/tyres/?from=card', 301, { location: '/tyres?from=card' }],
  ['/tyres//', 301, { location: '/tyres' }],
  ['/About', 301, { location: '/about' }],
  ['/About/?a=/%5Cb&c=%0d%0a{d}', 301, { location: '/about?a=/%5Cb&c=%0d%0a{d}' }],
  ['/tyres/RUN-FLAT?from=card', 301, { location: '/tyres/run-flat?from=card' }],
  ['/alignment.php?gclid=1&a=%2F', 301, { location: '/services/wheel-alignment?gclid=1&a=%2F' }],
  ['/Alignment.php/?gclid=1', 301, { location: '/services/wheel-alignment?gclid=1' }],
  ['/alignment-php', 404, {}],
  ['/our-tyres?gclid=1', 301, { location: '/tyres?gclid=1' }],
  ['/services', 404, { 'cache-control': 'no-cache' }],
  ['/about/us', 404, { 'cache-control': 'no-cache' }],
  ['/about//elsewhere.example', 404, {}],
  ['/404', 404, {}],
  ['/.htaccess', 404, {}],
  ['/_headers', 404, {}],
  ['/_redirects', 404, {}],
  ['/vercel.json', 404, {}],
];

/** The page that a browser makes of a difference: 40 bytes name the dictionary, the rest is compressed with it. */
function readDifference(body: Buffer): string {
  return zstdDecompressSync(body.subarray(40), { dictionary: dictionary.text }).toString();
}

/** The number of checks of the running server, and one sentence for each fault. */
async function checkServer({ origin, isBehindProxy, isShared }: Host) {
  const { attempts, faults } = await smoke(origin, siteOrigin);
  // Only the test browser knows the name of the form service.
  const found = faults.filter((fault) => !fault.startsWith(`${new URL(formEndpoint).host} `));
  let tried = attempts;
  const check = (isGood: boolean, fault: string) => {
    tried += 1;
    if (!isGood) found.push(fault);
  };

  const globalHeaders = rules.find((rule) => rule.path === '/*')?.headers ?? {};
  const keeps = { 'available-dictionary': dictionary.hash, 'accept-encoding': 'dcz' };
  for (const [pathname, status, headers] of requests) {
    const answer = await request(origin, pathname, keeps);
    check(answer.status === status, `${pathname} answers ${answer.status}, not ${status}.`);
    const expected = { ...headers, ...(status === 301 ? {} : globalHeaders) };
    for (const [name, value] of Object.entries(expected)) {
      // Apache writes the whole address into a redirect.
      const sent = (answer.headers[name.toLowerCase()] ?? 'missing').replace(
        /^https?:\/\/localhost(?::\d+)?(?=\/)/,
        '',
      );
      check(sent === value, `${pathname}: ${name} is ${sent}, not ${value}.`);
    }
    const isShown = status !== 404 || answer.text.includes('<title>Page not found');
    check(isShown, `${pathname} does not show the 404 page.`);
  }

  const places = ['/', ...Object.keys(title)];
  for (const pathname of hostilePaths) {
    const { headers } = await request(origin, pathname);
    const { location = '', 'set-cookie': cookie = '' } = headers;
    const place = location && placeOf(location, origin);
    check(
      !cookie && (!place || places.includes(place)),
      `${JSON.stringify(pathname)} leads to ${place || 'nowhere'}, with the cookie "${cookie}".`,
    );
  }

  const { text: home } = await request(origin, '/');
  const script = /data-scripts="([^" ]+)/.exec(home)?.[1];
  if (!script) throw new Error('The home page has no script.');
  for (const pathname of ['/', '/about', script, '/sitemap.xml', '/no-such-page-here']) {
    const forProxy = (accepts: string) =>
      request(origin, pathname, { via: '1.0 proxy', 'accept-encoding': accepts });
    const compressed = await forProxy('gzip, br');
    check(
      /^(?:br|gzip)$/.test(compressed.headers['content-encoding'] ?? ''),
      `${pathname} is not compressed for a proxy.`,
    );
    for (const { headers } of [compressed, await forProxy('identity')])
      check(/accept-encoding/i.test(headers['vary'] ?? ''), `${pathname} lacks Vary.`);
  }

  // As Chromium asks.
  const known = { ...keeps, 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
  for (const pathname of isShared ? [] : ['/', '/tyres', '/tyres/run-flat']) {
    const whole = await request(origin, pathname);
    const { body, headers } = await request(origin, pathname, known);
    const isDifference =
      headers['content-encoding'] === 'dcz' &&
      headers['content-type'] === whole.headers['content-type'] &&
      headers['content-security-policy'] === globalHeaders['Content-Security-Policy'] &&
      readDifference(body) === whole.text;
    check(isDifference, `${pathname} is not sent as what differs from the dictionary.`);
    for (const other of [{ 'available-dictionary': ':AAAA:' }, { 'accept-encoding': 'br, gzip' }]) {
      const { headers: sent } = await request(origin, pathname, { ...known, ...other });
      check(sent['content-encoding'] !== 'dcz', `${pathname} is a difference for everybody.`);
      for (const { vary = '' } of [headers, whole.headers, sent])
        check(/available-dictionary/i.test(vary), `${pathname} lacks Vary.`);
    }
    const [, link = '/'] =
      /<(.+)>; rel=compression-dictionary/.exec(whole.headers['link'] ?? '') ?? [];
    const kept = await request(origin, link);
    check(
      kept.body.equals(dictionary.text) && kept.headers['use-as-dictionary'] === useAsDictionary,
      `${pathname} does not name the dictionary.`,
    );
  }

  const { port } = new URL(origin);
  const others = isBehindProxy ? [] : [{ asked: origin, host: `www.localhost:${port}` }];
  // Without encryption, both names lead to the encrypted site.
  if (origin === encrypted)
    for (const name of ['localhost', 'www.localhost'])
      others.push({ asked: plain, host: `${name}:${ports.plain}` });
  for (const { asked, host } of others)
    for (const pathname of ['/about?gclid=1&a=%2F', '/no-such-page', ...hostilePaths]) {
      const { status, headers } = await request(asked, pathname, { host });
      const { location = '' } = headers;
      // Servers themselves refuse some hostile paths.
      check(
        status === 301 ? location.startsWith(`${encrypted}/`) : [400, 403, 404].includes(status),
        `${host}${pathname} answers ${status}, with ${location || 'no redirect'}.`,
      );
      if (pathname.includes('gclid'))
        check(location === `${encrypted}${pathname}`, `${host} leads to ${location || 'nowhere'}.`);
    }
  return { attempts: tried, faults: found };
}

async function waitUntilUp(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const answer = await request(origin, '/').catch(() => undefined);
    if (answer) return;
    await sleep(100);
  }
  throw new Error('The server does not answer: its messages are above.');
}

/** Starts a server. Its messages are those of this command. */
const start = (program: string, ...options: readonly string[]) =>
  spawn(program, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: cache, XDG_DATA_HOME: cache, XDG_CONFIG_HOME: cache },
  });

/** Writes a file of settings, and returns its path. */
function write(name: string, settings: string): string {
  const file = path.join(cache, name);
  writeFileSync(file, settings);
  return file;
}

/** A file for a server, with the ports and the certificate of this test. */
const withTestValues = (file: string) =>
  file
    .replaceAll(/(?<=listen (?:\[::\]:)?)80(?:80)?\b/g, String(ports.plain))
    .replaceAll(/(?<=listen (?:\[::\]:)?)443\b/g, String(ports.encrypted))
    .replaceAll('https://localhost', encrypted)
    .replaceAll('/etc/letsencrypt/live/localhost/fullchain.pem', certificate.chain)
    .replaceAll('/etc/letsencrypt/live/localhost/privkey.pem', certificate.key);

/** Starts nginx, with a setting that Debian's own main configuration has too. */
function startNginx(config: string): ChildProcess {
  const file = write('nginx.conf', config.replace('http {', 'http {\n  gzip on;'));
  return start('nginx', '-c', file, '-g', 'daemon off;');
}

function nginx(site: ServedSite): ChildProcess {
  const files = serverFiles({ ...site, releases: cache });
  const first = withTestValues(files['nginx.first.conf'] ?? '');
  execFileSync('nginx', ['-t', '-q', '-c', write('nginx.first.conf', nginxMain(first, cache))], {
    stdio: 'inherit',
  });
  return startNginx(nginxMain(withTestValues(files['nginx.conf']), cache));
}

function container(site: ServedSite): ChildProcess {
  const config = withTestValues(serverFiles(site)['nginx.container.conf']);
  return startNginx(config.replaceAll('/tmp/', `${cache}/`).replace('/srv/site', folder));
}

/** Shared web space: a main configuration as its hosts have it, and the site's `.htaccess`. */
function apache(site: ServedSite): ChildProcess {
  write('site/.htaccess', hostFiles({ ...site, origin: encrypted })['.htaccess']);
  const modules = 'mpm_event authz_core dir mime headers rewrite filter deflate'.split(' ');
  const types = ['text/html .html', 'text/css .css', 'text/javascript .js'].concat(
    'application/xml .xml',
    'image/svg+xml .svg',
  );
  const lines = [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${cache}`,
    `PidFile ${cache}/apache.pid`,
    `DefaultRuntimeDir ${cache}`,
    `Mutex default:${cache}`,
    'User www-data',
    'Group www-data',
    `Listen ${ports.plain}`,
    'ServerName localhost',
    `DocumentRoot ${folder}`,
    'ErrorLog "|$cat >&2"',
    'LogLevel crit',
    'TypesConfig /dev/null',
    ...types.map((type) => `AddType ${type}`),
    `<Directory ${folder}>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  return start('apache2', '-f', write('apache.conf', `${lines.join('\n')}\n`), '-D', 'FOREGROUND');
}

function caddy(site: ServedSite): ChildProcess {
  // No authority issues a certificate for this machine, so Caddy uses the same one as nginx.
  const encryption = `tls ${certificate.chain} ${certificate.key}`;
  const options = ['admin off', 'skip_install_trust', 'auto_https disable_redirects'].concat(
    `http_port ${ports.plain}`,
    `https_port ${ports.encrypted}`,
  );
  const own = withTestValues(serverFiles(site).Caddyfile);
  const config = [
    `{\n\t${options.join('\n\t')}\n}`,
    own.replace('\tencode', `\t${encryption}\n\tencode`),
    // Debian's own Caddyfile has a site for every name.
    `:${ports.plain} {\n\trespond "Welcome"\n}\n`,
  ].join('\n');
  return start('caddy', 'run', '--adapter', 'caddyfile', '--config', write('Caddyfile', config));
}

const hosts: Readonly<Record<string, Host>> = {
  nginx: { serve: nginx, origin: encrypted },
  container: { program: 'nginx', serve: container, origin: plain, isBehindProxy: true },
  caddy: { serve: caddy, origin: encrypted },
  apache: {
    program: 'apache2',
    install: 'apache2-bin',
    serve: apache,
    origin: plain,
    isShared: true,
  },
};

mkdirSync(cache, { recursive: true });
if (!existsSync(path.join(builtSite(), 'index.html'))) buildSite();
rmSync(folder, { recursive: true, force: true });
cpSync(builtSite(), folder, { recursive: true });
const dictionary = await writeDifferences(folder);
await compressFolder(folder);
setDefaultCACertificates([certificateIn(certificates).cert.toString()]);
const rules = rulesOf(folder);
const served: ServedSite = {
  origin: 'https://localhost',
  otherName: 'www.localhost',
  folder,
  dictionary,
  redirects: { '/alignment.php': '/services/wheel-alignment', '/our-tyres/': '/tyres' },
  pages: Object.keys(title),
  rules,
};

let passed = 0;
let failed = 0;
for (const [name, host] of Object.entries(hosts)) {
  const { program = name, install = program, serve, origin } = host;
  if (!isInstalled(program)) {
    process.stdout.write(`${program} is not installed: sudo apt-get install ${install}\n`);
    continue;
  }
  const server = serve(served);
  try {
    await waitUntilUp(server, origin);
    const { attempts, faults } = await checkServer(host);
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

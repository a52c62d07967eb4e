import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, vi } from 'vitest';
import { islandsScript } from '../../src/app/islands/islandModules.ts';
import { dictionaryOf } from '../../src/publishing/hosting/dictionary.ts';
import { headersFor, siteHeaders } from '../../src/publishing/hosting/headers.ts';
import { hostFiles, serverFiles, type ServedSite } from '../../src/publishing/hosting/hostFiles.ts';
import { documentPolicy, headerPolicy, inlineTexts } from '../../src/publishing/hosting/policy.ts';
import { otherNameOf, redirectFor } from '../../src/publishing/hosting/redirects.ts';
import { licencesText } from '../../src/publishing/site/licences.plugin.ts';
import { redirects } from '../../src/content/redirects.ts';
import { routes } from '../../src/content/routes.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith } from '../documents/folder.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { addOldAddress, forThePublic } from './addresses.ts';
import { hostilePaths, placeOf, request } from './hostilePaths.ts';
import { servePreview } from './preview.ts';

const document =
  '<html><head><meta charSet="utf-8"/><style>a{b:c}</style></head><body><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script type="module" src="/a.js"></script></body></html>';

clause('POLICY-DOCUMENT', 'the policy has hashes of inline styles and scripts, not of data', () => {
  expect(documentPolicy(inlineTexts(document), forThePublic)).toBe(
    `default-src 'self'; style-src 'self' 'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='; script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='; connect-src 'self' https://forms.collect.nz; form-action 'self' https://forms.collect.nz; frame-src https://www.openstreetmap.org; img-src 'self'; font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
});

clause('POLICY-DOCUMENT', 'a document without inline styles or scripts is refused', () => {
  for (const lost of [{ styles: [] }, { scripts: [] }])
    expect(() => documentPolicy({ ...inlineTexts(document), ...lost }, forThePublic)).toThrow(
      'A document lacks its inline styles or scripts, which its policy must allow.',
    );
});

clause('POLICY-FORM-ACTION', 'only the site, the service and listed hosts get form posts', () => {
  const listed = { ...forThePublic, VITE_FORM_REDIRECT_HOSTS: 'thanks.collect.nz a.nz' };
  for (const policy of [
    documentPolicy(inlineTexts(document), listed),
    headerPolicy([document], listed),
  ])
    expect(policy).toContain(
      "; form-action 'self' https://forms.collect.nz https://thanks.collect.nz https://a.nz;",
    );
});

const everyPath = Object.keys(title);

const nginxFile = (site: ServedSite) => serverFiles(site)['nginx.conf'];
const caddyFile = (site: ServedSite) => serverFiles(site).Caddyfile;

clause('HOST-FILES', 'no address gets a header twice, and there are fewer than 100 rules', () => {
  const rules = siteHeaders(headerPolicy([document], forThePublic));
  // Cloudflare Pages allows 100 rules, and joins the values of a repeated header.
  expect(rules.length).toBeLessThan(100);
  const files = ['/assets/a.js', '/branches/sockburn.vcf', '/manifest.webmanifest'];
  for (const address of [...everyPath, '/about/us', ...files]) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule], address)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names.length, address).toBe(new Set(names).size);
  }
});

clause('HOST-UNCHANGED', 'each body begins with email_off and ends with /email_off', async () => {
  for (const address of [...everyPath, '/404']) {
    const html = await renderedHtml(address);
    expect(html.match(/<body[^>]*><!--email_off--><\w/), address).toHaveLength(1);
    expect(html.match(/<!--\/email_off--><\/body>/), address).toHaveLength(1);
  }
});

clause('HOST-UNCHANGED', 'no configuration file of a host has no-transform', () => {
  for (const file of Object.values({ ...hostFiles(served), ...serverFiles(served) }))
    expect(file).not.toContain('no-transform');
});

clause('HOST-FILES', '_headers and vercel.json have the headers of each path', () => {
  const rules = [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ];
  const { _headers: lines, 'vercel.json': text } = hostFiles({ ...served, rules, redirects: {} });
  expect(lines).toBe(
    '/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n/assets/*\n  Cache-Control: immutable\n',
  );
  const headers = rules.map((rule) => ({
    source: rule.path.replace('*', '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const settings = { cleanUrls: true, trailingSlash: false, redirects: [], headers };
  expect(JSON.parse(text)).toEqual(settings);
});

const served: ServedSite = {
  origin: 'https://www.shop.co.nz',
  otherName: 'shop.co.nz',
  folder: '/var/www/shop',
  rules: siteHeaders("object-src 'none'"),
  pages: ['/', '/about', '/tyres/run-flat'],
  redirects: { '/alignment.php': '/services/wheel-alignment' },
  dictionary: dictionaryOf([Buffer.from('Home')]),
};

const wheelAlignment = '/services/wheel-alignment';

/** The site with the old address of a page, as earlier websites wrote it. */
const withOld = (address: string): ServedSite => ({
  ...served,
  redirects: { [address]: wheelAlignment },
});

/** The lines of the file of each server. */
const linesOfServers = (site: ServedSite) => ({
  nginx: linesIn(nginxFile(site)),
  Caddy: linesIn(caddyFile(site)),
  Apache: linesIn(hostFiles(site)['.htaccess']),
});

/** The line of each server that redirects an address to a page, in capitals too and with slashes at the end. */
const redirectLines = (asked: string, page: string) => ({
  nginx: `› "~*^/+${asked}/*$" ${page};`,
  Caddy: `› › ~(?i)^/+${asked}/*$ ${page}`,
  Apache: `RewriteRule ^/*${asked}/*$ ${page} [NC,R=301,L]`,
});

const servers = ['nginx', 'Caddy', 'Apache'] as const;

/** The rules of `.htaccess` that redirect, in their order. */
const redirectsOfApache = (site: ServedSite) =>
  linesOfServers(site).Apache.filter((line) => /^RewriteRule .*R=30/.test(line));

for (const [old, pattern] of [
  ['/alignment.php', 'alignment[.]php'],
  ['/old/alignment', 'old/alignment'],
  ['/old/alignment/', 'old/alignment'],
] as const)
  clause('HOST-REDIRECTS', `each host redirects ${old} with and without a slash`, () => {
    const site = withOld(old);
    const plain = old.replace(/\/$/, '');
    const { _redirects: lines, 'vercel.json': json } = hostFiles(site);
    expect(lines).toBe(`${plain} ${wheelAlignment} 301\n${plain}/ ${wheelAlignment} 301\n`);
    expect(JSON.parse(json)).toMatchObject({
      redirects: [plain, `${plain}/`].map((source) => ({
        source,
        destination: wheelAlignment,
        statusCode: 301,
      })),
    });
    for (const server of servers)
      expect(linesOfServers(site)[server]).toContain(
        redirectLines(pattern, wheelAlignment)[server],
      );
    for (const asked of [plain, `${plain}/`])
      expect(redirectFor(site, asked), asked).toBe(wheelAlignment);
  });

for (const id of ['HOST-REDIRECTS', 'HOST-CAPITALS'] as const)
  clause(id, 'nginx, Caddy and Apache keep the query string, with status 301', () => {
    const { nginx, Caddy } = linesOfServers(served);
    expect(nginx).toContain('› › return 301 $site_page$is_args$args;');
    // Names in braces would be facts in a table.
    expect(Caddy).toContain('› redir @moved {site_page}{site_query} 301');
    expect(Caddy.join('\n')).toContain(
      '› map {query} {site_query} {\n› › ~^(.+)$ "?${1}"\n› › default ""\n',
    );
    // Apache keeps it unless a rule has a `?` of its own, or the flag QSD.
    for (const line of redirectsOfApache(served)) expect(line).toMatch(/^[^?]+R=301,L\]$/);
  });

for (const old of ['/old*', '/a:b', '/a b', '/(old)', '/old?page=1', 'old', '/', '/%2F', '/a"b'])
  clause('HOST-REDIRECTS', `the build refuses the old address ${old}`, () => {
    expect(() => hostFiles(withOld(old))).toThrow(
      `src/content/redirects.ts: an old address begins with / and has only letters, digits and - . _ ~ /, but one is "${old}".`,
    );
  });

clause('HOST-CAPITALS', 'each server redirects capitals and slashes at the end', () => {
  for (const page of ['/about', '/tyres/run-flat']) {
    const own = {
      nginx: `› "~^${page}$" "";`,
      Caddy: `› › ${page} ""`,
      Apache: `RewriteCond %{REQUEST_URI} !=${page}`,
    };
    for (const server of servers) {
      const lines = linesOfServers(served)[server];
      const line = redirectLines(page.slice(1), page)[server];
      expect(lines).toContain(line);
      // The first line that matches counts: that of the page itself, which stays. In Apache it is the rule's condition.
      const at = lines.indexOf(line);
      const before = lines.slice(server === 'Apache' ? at - 1 : 0, at);
      expect(before, server).toContain(own[server]);
    }
    for (const asked of [page.toUpperCase(), `${page}/`, `${page}//`, `${page.toUpperCase()}/`])
      expect(redirectFor(served, asked), asked).toBe(page);
    expect(redirectFor(served, page), page).toBeUndefined();
  }
  for (const asked of ['/', '/aboutus', '/tyres', '/about/us', '/favicon.svg', '/favicon.svg/'])
    expect(redirectFor(served, asked), asked).toBeUndefined();
});

clause('HOST-OPEN-REDIRECT', 'no redirect repeats the address, unless behind the own name', () => {
  const ofNginx = nginxFile(served).matchAll(/\b(?:return 30\d|rewrite) (.*);/g);
  const ofCaddy = caddyFile(served).matchAll(/^\t*redir (?:@\w+ )?(\S+)/gm);
  expect([...ofNginx, ...ofCaddy].map(([, target]) => target)).toEqual([
    'https://www.shop.co.nz$request_uri',
    'https://www.shop.co.nz$request_uri',
    '$site_page$is_args$args',
    'https://www.shop.co.nz{uri}',
    '{site_page}{site_query}',
    'https://www.shop.co.nz{uri}',
  ]);
  const ofApache = redirectsOfApache(served).map((line) => line.split(' ')[2] ?? '');
  expect(ofApache.filter((target) => /[%$]/.test(target))).toEqual([
    'https://www.shop.co.nz%{REQUEST_URI}',
  ]);
  const { _redirects: lines, 'vercel.json': json } = hostFiles(served);
  const { redirects: rules } = JSON.parse(json) as { redirects: readonly { source: string }[] };
  for (const text of [...lines.trim().split('\n'), ...rules.map(({ source }) => source)])
    expect(text).toMatch(/^[\w ./-]+$/);
});

clause('HOST-CAPITALS', 'the preview keeps the query string, with status 301', async () => {
  expect(await request(await servePreview(), '/About?x=1')).toMatchObject({
    status: 301,
    headers: { location: '/about?x=1' },
  });
});

clause('HOST-REDIRECTS', 'the preview redirects an address in redirects.ts', async () => {
  addOldAddress(redirects);
  const origin = await servePreview();
  for (const asked of ['/alignment.php?gclid=1', '/alignment.php/?gclid=1'])
    expect(await request(origin, asked)).toMatchObject({
      status: 301,
      headers: { location: `${wheelAlignment}?gclid=1` },
    });
});

clause('HOST-OPEN-REDIRECT', 'the preview redirects to its own pages only', async () => {
  const origin = await servePreview();
  for (const asked of hostilePaths) {
    const { location = '' } = (await request(origin, asked)).headers;
    const place = location && placeOf(location, origin);
    expect(place === '' || everyPath.includes(place), `${asked} leads to ${place}`).toBe(true);
  }
});

clause('HOST-OTHER-NAME', 'only a domain has another name, with or without www', () => {
  for (const [address = '', other] of tableOf('HOST-OTHER-NAME'))
    expect(otherNameOf(new URL(address).hostname) ?? '', address).toBe(other);
});

clause('HOST-OTHER-NAME', 'nginx, Caddy and Apache redirect the other name', () => {
  const { nginx, Caddy: caddy } = linesOfServers(served);
  expect(nginx.join('\n').match(/server_name (.*);/g)).toEqual(
    Array.from({ length: 2 }, () => 'server_name www.shop.co.nz shop.co.nz;'),
  );
  expect(nginx.join('\n')).toContain(
    '› if ($host != www.shop.co.nz) {\n› › return 301 https://www.shop.co.nz$request_uri;\n› }',
  );
  expect(caddy).toContain('www.shop.co.nz, shop.co.nz {');
  expect(caddy).toContain('› @otherName not host www.shop.co.nz');
  expect(caddy).toContain('› redir @otherName https://www.shop.co.nz{uri} 301');
  expect(linesOfServers(served).Apache.join('\n')).toContain(
    '\nRewriteCond %{HTTP_HOST} ^shop[.]co[.]nz(:[0-9]+)?$ [NC]\nRewriteRule ^ https://www.shop.co.nz%{REQUEST_URI} [R=301,L]\n',
  );
});

clause('HOST-OTHER-NAME', 'a site without another name answers at its own only', () => {
  const alone = { ...served, origin: 'https://tyres.shop.co.nz', otherName: undefined };
  expect(nginxFile(alone)).toContain('  server_name tyres.shop.co.nz;\n');
  expect(caddyFile(alone)).toContain('\ntyres.shop.co.nz {\n');
  expect(hostFiles(alone)['.htaccess']).not.toContain('HTTP_HOST');
});

clause('HOST-PROXY', 'nginx, the container and Caddy compress for a proxy, with Vary', () => {
  const { 'nginx.container.conf': container } = serverFiles(served);
  for (const file of [nginxFile(served), container])
    for (const line of [
      'gzip_static on;',
      'gzip_http_version 1.0;',
      'gzip_proxied any;',
      'gzip_vary on;',
    ])
      expect(file.match(new RegExp(`^ +${line}$`, 'gm')), line).toHaveLength(1);
  // In the answers themselves, and in those of the 404 page.
  expect(caddyFile(served).match(/^\t+header \?Vary "Accept-Encoding"$/gm)).toHaveLength(2);
});

clause('HOST-PROXY', 'Apache compresses the same files, and no photo', () => {
  const { '.htaccess': file } = hostFiles(served);
  const [, pattern = ''] = /<FilesMatch "(.*)">\n *SetOutputFilter DEFLATE\n/.exec(file) ?? [];
  for (const name of [...texts, '404.html']) expect(name).toMatch(new RegExp(pattern));
  for (const name of ['photo.avif', 'photo.webp', 'share.jpg', 'icon-192.png', 'face.woff2'])
    expect(name).not.toMatch(new RegExp(pattern));
});

clause('HOST-APACHE', '.htaccess has the pages, headers, redirect and 404 page', () => {
  const { '.htaccess': file } = hostFiles(served);
  for (const [, line] of tableOf('HOST-APACHE')) expect(linesIn(file)).toContain(line);
});

clause('HOST-REDIRECTS', 'redirects.ts lists no address of a page as an old address', () => {
  const taken: readonly string[] = routes.map(({ path: address }) => address);
  const isTaken = (old: string) => taken.includes(old.toLowerCase().replace(/(?<=.)\/+$/, ''));
  expect(Object.keys(redirects).filter(isTaken)).toEqual([]);
});

/** The lines of a text. Each step of indentation is a `›`, because the table of a clause cannot begin with spaces. */
const linesIn = (text: string) =>
  text.split('\n').map((line) => {
    const [indent = ''] = /^(?: {2}|\t)*/.exec(line) ?? [];
    return '› '.repeat(indent.replaceAll('  ', '\t').length) + line.slice(indent.length);
  });

/** The text files of the built site. */
const texts = ['about.html', 'services/oil-change.html'].concat(
  'a.js a.css sign.svg robots.txt sitemap.xml sockburn.vcf manifest.webmanifest'.split(' '),
);

/** The files of a site that is built without a page and with an old address, and those of `npm run servers`, by name. */
async function buildSmallSite() {
  const root = folderWith({
    'dist/.vite/manifest.json': JSON.stringify({
      'src/app/entry.client.ts': { file: 'a.js' },
      [islandsScript]: { file: 'b.js' },
    }),
    'dist/photo.avif': 'photo',
    ...Object.fromEntries(texts.map((name) => [`dist/${name}`, name.repeat(100)])),
    'dist/about.html': texts.join(' ').repeat(100),
    'dist/404.html': 'Page not found',
    'server/.vite/manifest.json': JSON.stringify({
      'src/app/entry.server.tsx': { file: 'entry.mjs' },
      'style.css': { file: 'assets/style.css' },
    }),
    'server/assets/style.css': 'a{b:c}',
    'server/entry.mjs': 'export const files = [], routes = [], renderDocument = () => "";',
  });
  // The commands work in the folder in which their modules were loaded.
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.resetModules();
  const list = await import('../../src/content/redirects.ts');
  addOldAddress(list.redirects);
  const { prerenderSite } = await import('../../src/publishing/prerender.ts');
  await prerenderSite(path.join(root, 'dist'), path.join(root, 'server'), forThePublic);
  // A shorter policy than that of the pages.
  const { 'vercel.json': headers } = hostFiles({ ...served, redirects: list.redirects });
  writeFileSync(path.join(root, 'dist/vercel.json'), headers);
  const { writeServerFiles } = await import('../../src/publishing/scripts/serverFiles.ts');
  expect(await writeServerFiles(forThePublic)).toBe(0);
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(root, file).replaceAll('\\', '/'), readFileSync(file)]),
  );
  const textOf = (name: string) => String(files.get(name)).replaceAll(root, '/srv');
  return { files, textOf, linesOf: (name: string) => linesIn(textOf(name)) };
}

let built: ReturnType<typeof buildSmallSite> | undefined;
const smallSite = () => (built ??= buildSmallSite());

for (const [id, file, line] of [
  ['HOST-OTHER-NAME', 'dist/.htaccess', 'HTTP_HOST} ^shop[.]co[.]nz(:[0-9]+)?$ [NC]'],
  ['HOST-OTHER-NAME', 'deploy/nginx.conf', 'server_name www.shop.co.nz shop.co.nz;'],
  ['HOST-OTHER-NAME', 'deploy/Caddyfile', 'www.shop.co.nz, shop.co.nz {'],
  ['HOST-REDIRECTS', 'dist/_redirects', `/alignment.php ${wheelAlignment} 301`],
  ['HOST-REDIRECTS', 'dist/vercel.json', `"destination": "${wheelAlignment}"`],
  ['HOST-REDIRECTS', 'dist/.htaccess', `^/*alignment[.]php/*$ ${wheelAlignment} [NC,R=301,L]`],
  ['HOST-REDIRECTS', 'deploy/nginx.conf', `"~*^/+alignment[.]php/*$" ${wheelAlignment};`],
  ['HOST-REDIRECTS', 'deploy/nginx.container.conf', `/+alignment[.]php/*$" ${wheelAlignment};`],
  ['HOST-REDIRECTS', 'deploy/Caddyfile', `~(?i)^/+alignment[.]php/*$ ${wheelAlignment}`],
] as const)
  clause(id, `the build or \`npm run servers\` writes it into ${file}`, async () => {
    expect((await smallSite()).textOf(file)).toContain(line);
  });

for (const id of ['HOST-SERVERS', 'HOST-DIFFERENCE'] as const)
  clause(id, '`npm run servers` writes these lines into both files', async () => {
    const { linesOf } = await smallSite();
    for (const [, inNginx, inCaddy] of tableOf(id)) {
      if (inNginx) expect(linesOf('deploy/nginx.conf')).toContain(inNginx);
      if (inCaddy) expect(linesOf('deploy/Caddyfile')).toContain(inCaddy);
    }
  });

clause('HOST-SERVERS', '`npm run servers` writes the redirects to HTTPS', async () => {
  const { linesOf } = await smallSite();
  const [nginx, caddy] = [linesOf('deploy/nginx.conf'), linesOf('deploy/Caddyfile')];
  // In a table, braces are names of facts.
  expect(nginx.join('\n')).toContain(
    '› location / {\n› › return 301 https://www.shop.co.nz$request_uri;\n› }',
  );
  expect(caddy.join('\n')).toContain(
    'http://www.shop.co.nz, http://shop.co.nz {\n› redir https://www.shop.co.nz{uri} 301\n}',
  );
});

clause('HOST-CONTAINER', 'nginx runs as nobody on port 8080, writes below /tmp', async () => {
  const { linesOf } = await smallSite();
  for (const line of [
    'COPY deploy/nginx.container.conf /etc/nginx/nginx.conf',
    'COPY dist /srv/site',
    'USER nobody',
    'EXPOSE 8080',
  ])
    expect(linesOf('deploy/Containerfile')).toContain(line);
  const config = linesOf('deploy/nginx.container.conf');
  for (const line of [
    '› › listen 8080;',
    '› › root /srv/site;',
    'pid /tmp/nginx.pid;',
    'error_log stderr;',
    '› access_log off;',
  ])
    expect(config).toContain(line);
  const text = config.join('\n');
  expect(text).not.toMatch(/ssl|return 301 https|server_name/);
  expect([...text.matchAll(/_temp_path (.*);/g)].map(([, folder]) => folder)).toEqual(
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `/tmp/${name}`),
  );
});

clause('HOST-RELEASES', 'only with --folder, `npm run servers` writes publish.sh', async () => {
  const { files } = await smallSite();
  expect([...files.keys()]).toContain('deploy/nginx.conf');
  expect([...files.keys()]).not.toContain('deploy/publish.sh');
  const root = folderWith({
    '.env': `VITE_FORM_ENDPOINT=${forThePublic.VITE_FORM_ENDPOINT}\nVITE_SITE_ORIGIN=${served.origin}\n`,
    'dist/vercel.json': hostFiles(served)['vercel.json'],
    'dist/index.html': 'Home',
  });
  const { NODE_OPTIONS, PATH, PROOF_VIOLATION } = process.env;
  const command = path.resolve(import.meta.dirname, '../../src/publishing/scripts/serverFiles.ts');
  const { stderr } = spawnSync(process.execPath, [command, '--folder', '/var/www/site'], {
    cwd: root,
    env: { NODE_OPTIONS, PATH, PROOF_VIOLATION },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const textOf = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
  expect(textOf('publish.sh')).toContain('\nbuilt=$(cd "$deploy/../dist" && pwd)\n');
  expect(textOf('publish.sh')).toContain("\ncd '/var/www/site'\n");
  expect(textOf('nginx.conf')).toContain(' root /var/www/site/current/site;\n');
  expect(textOf('Caddyfile')).toContain('\troot * /var/www/site/current/site\n');
});

clause('HOST-COMPRESSED', 'text files get .br and .gz files, and photos do not', async () => {
  const { files } = await smallSite();
  const compressed = [...files.keys()].filter((name) => /\.(?:br|gz)$/.test(name));
  const dictionary = compressed.find((name) => name.startsWith('dist/assets/dictionary')) ?? '';
  expect(compressed.toSorted()).toEqual(
    [...texts, '404.html', dictionary.slice(5, -3)]
      .flatMap((name) => [`dist/${name}.br`, `dist/${name}.gz`])
      .toSorted(),
  );
  for (const name of texts) {
    const text = files.get(`dist/${name}`);
    expect(brotliDecompressSync(files.get(`dist/${name}.br`) ?? '')).toEqual(text);
    expect(gunzipSync(files.get(`dist/${name}.gz`) ?? '')).toEqual(text);
  }
});

clause('HOST-DIFFERENCE', 'the dictionary and the file beside a page give the page', async () => {
  const { files, textOf } = await smallSite();
  const names = [...files.keys()];
  const kept = names.find((name) => /^dist\/assets\/dictionary-.*txt$/.test(name)) ?? '';
  const dictionary = files.get(kept) ?? Buffer.of();
  expect(dictionary).toEqual(files.get('dist/about.html'));
  const hash = createHash('sha256').update(dictionary).digest();
  const pages = names.flatMap((name) => {
    const page = name.replace(/\.\w+\.dcz$/, '');
    return name === page ? [] : [[page, files.get(name) ?? Buffer.of()] as const];
  });
  expect(pages.map(([page]) => page).toSorted()).toEqual([`dist/${texts[0]}`, `dist/${texts[1]}`]);
  for (const [page, difference] of pages) {
    expect(difference.toString('hex')).toMatch(`5e2a4d1820000000${hash.toString('hex')}`);
    expect(zstdDecompressSync(difference.subarray(40), { dictionary })).toEqual(files.get(page));
  }
  const sent = `:${hash.toString('base64')}:`;
  expect(textOf('deploy/Caddyfile')).toContain(`header Available-Dictionary ${sent}\n`);
  expect(textOf('deploy/nginx.conf')).toContain(`"~^${sent.replaceAll('+', '[+]')}$"`);
});

clause('HOST-LICENCES', 'a package without a licence file is refused', () => {
  const root = folderWith({ 'node_modules/thing/package.json': '{"version":"1.0.0"}' });
  expect(() => licencesText(root, [`${root}/node_modules/thing/index.js`])).toThrow(
    /thing\/LICENSE/,
  );
});

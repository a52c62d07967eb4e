import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { compressFolder } from '../../src/publishing/hosting/compress.ts';
import { headersFor, readHeadersFile, siteHeaders } from '../../src/publishing/hosting/headers.ts';
import { hostFiles } from '../../src/publishing/hosting/hostFiles.ts';
import { documentPolicy, headerPolicy, inlineTexts } from '../../src/publishing/hosting/policy.ts';
import {
  caddyFile,
  containerFiles,
  nginxFile,
  publishScript,
} from '../../src/publishing/hosting/servers.ts';
import { licencesText, packagesOf } from '../../src/publishing/licences.ts';
import { redirects } from '../../src/content/redirects.ts';
import { routes } from '../../src/content/routes.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';

const reached = {
  formEndpoint: 'https://forms.collect.nz/f/1',
  mapFrame: 'https://maps.collect.nz/frame.html?zoom=12',
};

const document =
  '<html><head><meta charSet="utf-8"/><style>a{b:c}</style></head><body><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script type="module" src="/a.js"></script></body></html>';

clause('POLICY-DOCUMENT', 'the policy has hashes of inline styles and scripts, not of data', () => {
  expect(documentPolicy(inlineTexts(document), reached)).toBe(
    `default-src 'self'; style-src 'self' 'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='; script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='; connect-src 'self' https://forms.collect.nz; form-action 'self' https://forms.collect.nz; frame-src https://maps.collect.nz; img-src 'self'; font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
});

clause('POLICY-DOCUMENT', 'a document without inline styles or scripts is refused', () => {
  for (const lost of [{ styles: [] }, { scripts: [] }])
    expect(() => documentPolicy({ ...inlineTexts(document), ...lost }, reached)).toThrow(
      'A document lacks its inline styles or scripts, which its policy must allow.',
    );
});

clause('POLICY-FORM-ACTION', 'only the site, the service and listed hosts get form posts', () => {
  const formRedirects = ['thanks.collect.nz', 'a.nz'];
  expect(documentPolicy(inlineTexts(document), { ...reached, formRedirects })).toContain(
    "; form-action 'self' https://forms.collect.nz https://thanks.collect.nz https://a.nz;",
  );
  expect(headerPolicy([document], reached)).toContain(
    "; form-action 'self' https://forms.collect.nz;",
  );
});

const everyPath = Object.keys(title);

clause('HOST-FILES', 'no address gets a header twice, and _headers is within its limits', () => {
  const rules = siteHeaders(headerPolicy([document], reached));
  const { _headers: text = '' } = hostFiles({ rules, redirects: {}, pages: everyPath });
  expect(readHeadersFile(text)).toEqual(rules);
  // Cloudflare Pages allows 100 rules and 2,000 characters in a line, and joins the values of a repeated header.
  expect(rules.length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  for (const address of [...everyPath, '/about/us', '/assets/a.js', '/branches/sockburn.vcf']) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule], address)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names.length, address).toBe(new Set(names).size);
  }
  expect(headersFor(rules, '/assets/a.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Frame-Options': 'DENY',
  });
});

clause('HOST-UNCHANGED', 'each body begins with email_off and ends with /email_off', async () => {
  for (const address of [...everyPath, '/404']) {
    const html = await renderedHtml(address);
    expect(html.match(/<body[^>]*><!--email_off--><\w/), address).toHaveLength(1);
    expect(html.match(/<!--\/email_off--><\/body>/), address).toHaveLength(1);
  }
});

clause('HOST-UNCHANGED', 'the build stops if a document has no body', async () => {
  vi.resetModules();
  vi.doMock(import('../../src/app/Document.tsx'), async (original) => ({
    ...(await original()),
    Document: () => createElement('html'),
  }));
  onTestFinished(() => {
    vi.doUnmock('../../src/app/Document.tsx');
    vi.resetModules();
  });
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  await expect(renderDocument('/about')).rejects.toThrow(
    'A document must have <body> exactly once.',
  );
});

clause('HOST-UNCHANGED', 'no configuration file of a host has no-transform', () => {
  for (const file of [...Object.values(hostFiles(served)), nginxFile(served), caddyFile(served)])
    expect(file).not.toContain('no-transform');
});

clause('HOST-FILES', 'vercel.json has the headers, and serves addresses without .html', () => {
  const rules = [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
    { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  ];
  const { 'vercel.json': text = '' } = hostFiles({ rules, redirects: {}, pages: everyPath });
  const parsed: unknown = JSON.parse(text);
  expect(parsed).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [],
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
      {
        source: '/manifest.webmanifest',
        headers: [{ key: 'Content-Type', value: 'application/manifest+json' }],
      },
    ],
  });
});

const served = {
  origin: 'https://www.shop.co.nz',
  folder: '/var/www/shop',
  ports: { plain: 80, encrypted: 443 },
  certificate: { chain: '/etc/shop/chain.pem', key: '/etc/shop/key.pem' },
  rules: siteHeaders("object-src 'none'"),
  pages: ['/', '/about', '/tyres/run-flat'],
  redirects: { '/alignment.php': '/services/wheel-alignment' },
};

clause('HOST-REDIRECTS', 'Netlify, Vercel, nginx and Caddy redirect old addresses with 301', () => {
  const { _redirects: lines, 'vercel.json': json = '' } = hostFiles(served);
  expect(lines).toBe('/alignment.php /services/wheel-alignment 301\n');
  expect(JSON.parse(json)).toMatchObject({
    redirects: [
      { source: '/alignment.php', destination: '/services/wheel-alignment', statusCode: 301 },
    ],
  });
  expect(nginxFile(served)).toContain(
    '  location = /alignment.php {\n    return 301 /services/wheel-alignment;\n  }\n',
  );
  expect(caddyFile(served)).toContain('\tredir /alignment.php /services/wheel-alignment 301\n');
});

clause('HOST-REDIRECTS', 'Apache redirects old addresses with 301', () => {
  expect(hostFiles(served)['.htaccess']).toContain(
    '\nRewriteRule ^alignment\\.php$ /services/wheel-alignment [R=301,L]\n',
  );
});

clause('HOST-CAPITALS', 'nginx, Caddy and Apache redirect an address in capital letters', () => {
  const { '.htaccess': apache } = hostFiles(served);
  expect(nginxFile(served)).toContain(
    '  "~^/tyres/run-flat$" "";\n  "~*^/tyres/run-flat$" /tyres/run-flat;\n',
  );
  expect(nginxFile(served)).toContain(
    '  if ($site_page) {\n    return 301 $site_page$is_args$args;\n  }\n',
  );
  expect(caddyFile(served)).toContain('\t\t~(?i)^/tyres/run-flat$ /tyres/run-flat\n');
  expect(caddyFile(served)).toContain('\tredir @capitals {site_page} 301\n');
  expect(apache).toContain(
    '\nRewriteCond %{REQUEST_URI} !=/tyres/run-flat\nRewriteRule ^tyres/run-flat$ /tyres/run-flat [NC,R=301,L]\n',
  );
});

clause(
  'HOST-APACHE',
  '.htaccess serves pages without .html, and has the headers, the redirect and the 404 page',
  () => {
    const { '.htaccess': file = '' } = hostFiles(served);
    for (const line of [
      `Header always set Content-Security-Policy "object-src 'none'"`,
      'Header always set Strict-Transport-Security "max-age=31536000"',
      'Header always set Cache-Control "no-cache"',
      '<If "%{REQUEST_URI} =~ m#^/assets/#">',
      '  Header always set Cache-Control "public, max-age=31536000, immutable"',
      '  Header always set Content-Type "text/vcard; charset=utf-8"',
      'DirectorySlash Off',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{REQUEST_FILENAME}.html -f',
      'RewriteRule ^.+$ %{REQUEST_URI}.html [L]',
      'RewriteRule ^/*(.*[^/])/+$ /$1 [R=301,L]',
    ])
      expect(file.split('\n')).toContain(line);
  },
);

clause('HOST-REDIRECTS', 'redirects.ts lists no address of a page as an old address', () => {
  const taken: readonly string[] = routes.map(({ path: address }) => address);
  expect(Object.keys(redirects).filter((address) => taken.includes(address))).toEqual([]);
});

/** Runs `npm run servers` in a folder with a built site. Returns the folder, and the names and lines of the new files. */
function runServers(...options: readonly string[]) {
  const project = path.resolve(import.meta.dirname, '../..');
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'servers-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { _headers: headers = '' } = hostFiles({ ...served, pages: everyPath });
  const given = {
    '.env': `VITE_FORM_ENDPOINT=${reached.formEndpoint}\nVITE_SITE_ORIGIN=${served.origin}\n`,
    'dist/_headers': headers,
    'dist/about.html': '<h1>About</h1>',
    'dist/photo.avif': 'photo',
  };
  mkdirSync(path.join(root, 'dist'));
  for (const [name, text] of Object.entries(given)) writeFileSync(path.join(root, name), text);
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, script] = /^node (\S+)$/.exec(scripts['servers'] ?? '') ?? [];
  const { NODE_OPTIONS, PATH, PROOF_VIOLATION } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(project, script ?? 'none'), ...options],
    { cwd: root, env: { NODE_OPTIONS, PATH, PROOF_VIOLATION }, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8').split('\n');
  const names = globSync('{deploy,dist}/*', { cwd: root }).filter((name) => !(name in given));
  const linesOf = (name: string) => (names.includes(name) ? read(name) : []);
  return { root, names, linesOf };
}

clause('HOST-SERVERS', '`npm run servers` writes both files for the site in its settings', () => {
  const { root, linesOf } = runServers();
  const nginx = linesOf('deploy/nginx.conf');
  const caddy = linesOf('deploy/Caddyfile');
  for (const line of [
    '  listen 443 ssl http2;',
    '  server_name www.shop.co.nz;',
    '  return 301 https://www.shop.co.nz$request_uri;',
    '  ssl_certificate /etc/letsencrypt/live/www.shop.co.nz/fullchain.pem;',
    '  ssl_certificate_key /etc/letsencrypt/live/www.shop.co.nz/privkey.pem;',
    `  root ${root}/dist;`,
    '  gzip_static on;',
    `  add_header Content-Security-Policy "object-src 'none'" always;`,
    '  add_header Strict-Transport-Security "max-age=31536000" always;',
    '  add_header Cache-Control $site_cache_control always;',
    '  default "no-cache";',
    '  "~^/assets/" "public, max-age=31536000, immutable";',
    '    text/vcard vcf;',
    '  error_page 404 /404.html;',
    '  rewrite ^/(.*[^/])/+$ /$1 permanent;',
    '  "~*^/tyres/run-flat$" /tyres/run-flat;',
  ])
    expect(nginx).toContain(line);
  expect(caddy.join('\n')).not.toContain('http_port');
  for (const line of [
    'www.shop.co.nz {',
    `\troot * ${root}/dist`,
    `\theader Content-Security-Policy "object-src 'none'"`,
    '\theader ?Cache-Control "no-cache"',
    '\t\theader Cache-Control "no-cache"',
    '\theader /assets/* Cache-Control "public, max-age=31536000, immutable"',
    '\theader /branches/* Content-Type "text/vcard; charset=utf-8"',
    '\t@hidden path /404 /404.html /_headers /_redirects /vercel.json /.htaccess',
    '\terror @hidden 404',
    '\tredir @slash /{re.slash.1} 301',
    '\t\tprecompressed br gzip',
    '\t\t~(?i)^/tyres/run-flat$ /tyres/run-flat',
  ])
    expect(caddy).toContain(line);
});

clause('HOST-CONTAINER', '`npm run servers` writes the Containerfile and nginx’s settings', () => {
  const { linesOf } = runServers();
  const container = linesOf('deploy/Containerfile');
  expect(container).toContain('COPY deploy/nginx.container.conf /etc/nginx/nginx.conf');
  expect(container).toContain('COPY dist /srv/site');
  expect(linesOf('deploy/nginx.container.conf')).toContain('  listen 8080;');
});

clause('HOST-RELEASES', 'only with --folder, `npm run servers` writes publish.sh', () => {
  expect(runServers().names).not.toContain('deploy/publish.sh');
  const { linesOf } = runServers('--folder', '/var/www/site');
  const script = linesOf('deploy/publish.sh');
  expect(script).toContain('built=$(cd "$(dirname "$0")/../dist" && pwd)');
  expect(script).toContain("cd '/var/www/site'");
  expect(linesOf('deploy/nginx.conf')).toContain('  root /var/www/site/current;');
  expect(linesOf('deploy/Caddyfile')).toContain('\troot * /var/www/site/current');
});

clause('HOST-COMPRESSED', '`npm run servers` compresses the built site', () => {
  const inSite = runServers().names.filter((name) => name.startsWith('dist/'));
  expect(inSite.toSorted()).toEqual(['dist/about.html.br', 'dist/about.html.gz']);
});

clause('HOST-COMPRESSED', 'text files get .br and .gz files, and photos do not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (file: string) => readFileSync(path.join(folder, file));
  const texts = ['about.html', 'services/oil-change.html'].concat(
    'a.js a.css sign.svg robots.txt sitemap.xml sockburn.vcf manifest.webmanifest'.split(' '),
  );
  mkdirSync(path.join(folder, 'services'));
  for (const file of [...texts, 'photo.avif'])
    writeFileSync(path.join(folder, file), file.repeat(100));
  expect(await compressFolder(folder)).toBe(texts.length);
  for (const file of texts) {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
  }
  expect(() => read('photo.avif.br')).toThrow(/ENOENT/);
});

clause(
  'HOST-LICENCES',
  'the paths of the bundled modules say which packages the site sends',
  () => {
    expect(
      packagesOf([
        '/home/me/site/src/app/entry.client.ts',
        '/home/me/site/node_modules/react-dom/client.js',
        '/home/me/site/node_modules/react-dom/cjs/react-dom.js',
        '/home/me/site/node_modules/@scope/thing/index.js',
        '/home/me/site/node_modules/outer/node_modules/inner/index.js',
      ]),
    ).toEqual(['@scope/thing', 'inner', 'react-dom']);
  },
);

clause('HOST-LICENCES', 'a package without a licence file is refused', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'node_modules/thing'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/thing/package.json'), '{"version":"1.0.0"}');
  expect(() => licencesText(root, [`${root}/node_modules/thing/index.js`])).toThrow(
    /thing\/LICENSE/,
  );
});

clause('HOST-RELEASES', 'the script publishes, goes back, and stops at the first release', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['dist', 'deploy', 'bin']) mkdirSync(path.join(root, folder));
  const script = path.join(root, 'deploy/publish.sh');
  const current = path.join(root, 'www/current');
  writeFileSync(script, publishScript(path.join(root, 'www'), '../dist'));
  // A rename replaces the link in one step; `ln` would delete it first.
  expect(readFileSync(script, 'utf8')).toContain('\nmv -T next current\n');
  const run = (...args: readonly string[]) => {
    const env = { ...process.env, PATH: `${root}/bin:${process.env['PATH']}` };
    const { status, stderr } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' });
    const page = readFileSync(path.join(current, 'index.html'), 'utf8');
    return { status, stderr, folder: readlinkSync(current), page };
  };
  const publishOn = (day: string) => {
    writeFileSync(path.join(root, 'dist/index.html'), day);
    // The script names a release by the time that `date` prints.
    const date = `#!/bin/sh\n[ "$*" = '-u +%Y-%m-%d-%H%M%S' ] && echo ${day}-103000\n`;
    writeFileSync(path.join(root, 'bin/date'), date, { mode: 0o755 });
    return run();
  };
  const releaseOf = (day: string) => ({
    status: 0,
    stderr: '',
    folder: `releases/${day}-103000`,
    page: day,
  });
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
    expect(publishOn(day)).toEqual(releaseOf(day));
  expect(run('back')).toEqual(releaseOf('2026-11-19'));
  const first = releaseOf('2026-11-18');
  expect(run('back')).toEqual(first);
  const stderr = 'There is no release before this one.\n';
  expect(run('back')).toEqual({ ...first, status: 1, stderr });
});

clause('HOST-CONTAINER', 'nginx runs as nobody on port 8080 and writes below /tmp only', () => {
  const { Containerfile = '', 'nginx.container.conf': config = '' } = containerFiles(
    served,
    'dist',
  );
  for (const line of ['COPY dist /srv/site', 'USER nobody', 'EXPOSE 8080'])
    expect(Containerfile.split('\n')).toContain(line);
  for (const line of ['  listen 8080;', '  root /srv/site;', 'pid /tmp/nginx.pid;'])
    expect(config.split('\n')).toContain(line);
  expect(config).not.toMatch(/ssl|return 301 https/);
  expect([...config.matchAll(/_temp_path (.*);/g)].map(([, folder]) => folder)).toEqual([
    '/tmp/client_body',
    '/tmp/proxy',
    '/tmp/fastcgi',
    '/tmp/uwsgi',
    '/tmp/scgi',
  ]);
});

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
import { headersFor, readHeadersFile, siteHeaders } from '../../src/publishing/hosting/headers.ts';
import { hostFiles } from '../../src/publishing/hosting/hostFiles.ts';
import { documentPolicy, headerPolicy, inlineTexts } from '../../src/publishing/hosting/policy.ts';
import { caddyFile, nginxFile, publishScript } from '../../src/publishing/hosting/servers.ts';
import { licencesText, packagesOf } from '../../src/publishing/licences.ts';
import { redirects } from '../../src/content/redirects.ts';
import { routes } from '../../src/content/routes.ts';
import { tableOf } from '../documents/clauseTable.ts';
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

clause(
  'HOST-REDIRECTS',
  'Netlify, Vercel, nginx, Caddy and Apache redirect old addresses with 301',
  () => {
    const { _redirects: lines, 'vercel.json': json = '', '.htaccess': apache } = hostFiles(served);
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
    expect(apache).toContain(
      '\nRewriteRule ^alignment\\.php$ /services/wheel-alignment [R=301,L]\n',
    );
  },
);

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
    for (const [, line = ''] of tableOf('HOST-APACHE')) expect(linesIn(file)).toContain(line);
  },
);

clause('HOST-REDIRECTS', 'redirects.ts lists no address of a page as an old address', () => {
  const taken: readonly string[] = routes.map(({ path: address }) => address);
  expect(Object.keys(redirects).filter((address) => taken.includes(address))).toEqual([]);
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

/** Runs `npm run servers` in a folder with a built site. Returns the folder, and the names and lines of the new files. */
function runServers(...options: readonly string[]) {
  const project = path.resolve(import.meta.dirname, '../..');
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'servers-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { _headers: headers = '' } = hostFiles({ ...served, pages: everyPath });
  const given = {
    '.env': `VITE_FORM_ENDPOINT=${reached.formEndpoint}\nVITE_SITE_ORIGIN=${served.origin}\n`,
    'dist/_headers': headers,
    'dist/photo.avif': 'photo',
    ...Object.fromEntries(texts.map((name) => [`dist/${name}`, name.repeat(100)])),
  };
  mkdirSync(path.join(root, 'dist/services'), { recursive: true });
  for (const [name, text] of Object.entries(given)) writeFileSync(path.join(root, name), text);
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, script] = /&& node (\S+)$/.exec(scripts['servers'] ?? '') ?? [];
  const { NODE_OPTIONS, PATH, PROOF_VIOLATION } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(project, script ?? 'none'), ...options],
    { cwd: root, env: { NODE_OPTIONS, PATH, PROOF_VIOLATION }, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const read = (name: string) => readFileSync(path.join(root, name));
  const names = globSync('{deploy/*,dist/**/*.*}', { cwd: root }).filter(
    (name) => !(name in given),
  );
  const linesOf = (name: string) => (names.includes(name) ? linesIn(read(name).toString()) : []);
  return { root, names, read, linesOf };
}

clause('HOST-SERVERS', '`npm run servers` writes both files for the site in its settings', () => {
  const { root, linesOf } = runServers();
  const [nginx = [], caddy = []] = ['deploy/nginx.conf', 'deploy/Caddyfile'].map((name) =>
    linesOf(name).map((line) => line.replace(root, '/srv')),
  );
  for (const [, inNginx, inCaddy] of tableOf('HOST-SERVERS')) {
    if (inNginx) expect(nginx).toContain(inNginx);
    if (inCaddy) expect(caddy).toContain(inCaddy);
  }
  // A name in braces would be a fact in the table.
  expect(caddy).toContain('› redir @slash /{re.slash.1} 301');
  expect(caddy.join('\n')).not.toContain('http_port');
});

clause('HOST-CONTAINER', 'nginx runs as nobody on port 8080 and writes below /tmp only', () => {
  const { linesOf } = runServers();
  for (const line of [
    'COPY deploy/nginx.container.conf /etc/nginx/nginx.conf',
    'COPY dist /srv/site',
    'USER nobody',
    'EXPOSE 8080',
  ])
    expect(linesOf('deploy/Containerfile')).toContain(line);
  const config = linesOf('deploy/nginx.container.conf');
  for (const line of ['› listen 8080;', '› root /srv/site;', 'pid /tmp/nginx.pid;'])
    expect(config).toContain(line);
  const text = config.join('\n');
  expect(text).not.toMatch(/ssl|return 301 https/);
  expect([...text.matchAll(/_temp_path (.*);/g)].map(([, folder]) => folder)).toEqual(
    ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `/tmp/${name}`),
  );
});

clause('HOST-RELEASES', 'only with --folder, `npm run servers` writes publish.sh', () => {
  expect(runServers().names).not.toContain('deploy/publish.sh');
  const { linesOf } = runServers('--folder', '/var/www/site');
  const script = linesOf('deploy/publish.sh');
  expect(script).toContain('built=$(cd "$(dirname "$0")/../dist" && pwd)');
  expect(script).toContain("cd '/var/www/site'");
  expect(linesOf('deploy/nginx.conf')).toContain('› root /var/www/site/current;');
  expect(linesOf('deploy/Caddyfile')).toContain('› root * /var/www/site/current');
});

clause('HOST-COMPRESSED', 'text files get .br and .gz files, and photos do not', () => {
  const { names, read } = runServers();
  const files = texts.map((name) => `dist/${name}`);
  const compressed = files.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(names.filter((name) => name.startsWith('dist/')).toSorted()).toEqual(
    compressed.toSorted(),
  );
  for (const file of files) {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
  }
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

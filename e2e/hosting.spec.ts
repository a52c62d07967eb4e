import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentTitle, title } from '../spec/facts/titles.ts';
import { clause, documentClause, expect, openReady } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { attributeOf, elementsOf, parseHtml, textContentOf } from '../spec/documents/parseHtml.ts';
import { tableOf } from '../spec/documents/clauseTable.ts';
import { watchPolicy } from './policy.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The directives of a policy: for the name of each directive, its sources. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

type Document = ReturnType<typeof parseHtml>;

/** The directives that are both in the policies of these documents and in the policy header. */
const sharedDirectives = (...documents: readonly Document[]) => ({
  'script-src': ["'self'", ...new Set(documents.flatMap(scriptsOf).map(hashOf))].join(' '),
  'connect-src': "'self' http://enquiries.test",
  'form-action': "'self' http://enquiries.test",
  'frame-src': 'https://www.openstreetmap.org',
  'img-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
});

/** The address of the first script that a document loads. */
function scriptIn(html: string): string {
  return /data-scripts="([^ "]*)/.exec(html)?.[1] ?? '';
}

/** The texts of a document's scripts and speculation rules, without its structured data. */
function scriptsOf(document: Document): string[] {
  return elementsOf(document, 'script')
    .filter((script) => attributeOf(script, 'type') !== 'application/ld+json')
    .map(textContentOf);
}

documentClause(
  'POLICY-DOCUMENT',
  'every document has its policy, before every element that the policy covers',
  async ({ request }) => {
    for (const address of everyAddress) {
      const html = await (await request.get(address)).text();
      const document = parseHtml(html);
      const policies = elementsOf(document, 'meta').filter(
        (meta) => attributeOf(meta, 'http-equiv') === 'Content-Security-Policy',
      );
      const [style = ''] = elementsOf(document, 'style').map(textContentOf);
      expect
        .soft(
          policies.map((policy) => directives(attributeOf(policy, 'content') ?? '')),
          address,
        )
        .toEqual([
          {
            'default-src': "'self'",
            'style-src': `'self' ${hashOf(style)}`,
            ...sharedDirectives(document),
          },
        ]);
      const at = html.indexOf('http-equiv="Content-Security-Policy"');
      for (const governed of ['<link', '<style', '<script', '<body'])
        expect.soft(html.indexOf(governed), `${address}: ${governed}`).toBeGreaterThan(at);
    }
  },
);

documentClause(
  'POLICY-HEADER',
  'pages, files and redirects have the directives that all pages share',
  async ({ request }) => {
    const [home = '', notFound = ''] = await Promise.all(
      ['/', unknownAddress].map(async (address) => (await request.get(address)).text()),
    );
    const files = ['/favicon.svg', '/branches/sockburn.vcf', scriptIn(home)];
    const expected = {
      ...sharedDirectives(parseHtml(home), parseHtml(notFound)),
      'frame-ancestors': "'none'",
    };
    for (const address of [...everyAddress, ...files, '/about/']) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const policy = answer.headers()['content-security-policy'];
      expect.soft(directives(policy ?? ''), address).toEqual(expected);
    }
  },
);

for (const [kept, lost] of [
  ['the host’s policy', /<meta http-equiv="Content-Security-Policy"[^>]*>/],
  ['the document’s policy', undefined],
] as const) {
  clause('POLICY-PLANTED', `${kept} alone blocks the script`, async ({ page, expectConsole }) => {
    expectConsole(/violates the following Content Security Policy directive:? ['"]script-src/);
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const headers = response.headers();
      if (!lost) delete headers['content-security-policy'];
      await route.fulfill({
        response,
        headers,
        body: html
          .replace(lost ?? '', '')
          .replace(
            '</body>',
            '<script>document.title = "planted"</script><script src="https://enquiries.test/planted.js"></script></body>',
          ),
      });
    });
    const violations = await watchPolicy(page);
    await openReady(page, '/about');
    await expect(page).toHaveTitle(documentTitle(title['/about']));
    expect(await violations()).toEqual([
      'script-src-elem inline',
      'script-src-elem https://enquiries.test/planted.js',
    ]);
  });
}

clause(
  'POLICY-SINKS',
  'the browser refuses a text that is set as innerHTML',
  async ({ page, expectConsole }) => {
    expectConsole(/requires 'TrustedHTML' assignment/);
    await openReady(page, '/contact');
    const refused = await page.evaluate(() => {
      const place = document.querySelector('main');
      try {
        if (place) place.innerHTML = '<img src="/favicon.svg" onerror="document.title = 1">';
        return 'accepted';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toMatch(/^TypeError: .*TrustedHTML/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  },
);

const securityHeaders = Object.fromEntries(
  tableOf('HOST-HEADERS').map(([name = '', value = '']) => [name.toLowerCase(), value]),
);

documentClause('HOST-HEADERS', 'pages, files and redirects have 7 headers', async ({ request }) => {
  const pages = ['/', '/contact', '/about/', unknownAddress];
  const home = await (await request.get('/')).text();
  const [photo = ''] = /\/assets\/[\w-]+\.webp/.exec(home) ?? [];
  expect(photo).not.toBe('');
  const shown = [photo, '/share.jpg', '/favicon.svg', '/icon-192.png', '/apple-touch-icon.png'];
  const files = [...shown, scriptIn(home), '/manifest.webmanifest', '/branches/sockburn.vcf'];
  for (const address of [...pages, ...files]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect.soft(answer.headers(), address).toMatchObject(securityHeaders);
  }
});

documentClause('HOST-CACHE', 'only files below /assets may be kept a year', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const kept = new Set(home.match(/\/assets\/[\w.-]+/g));
  const cacheOf = async (address: string) =>
    (await request.get(address)).headers()['cache-control'];
  expect(kept.size).toBeGreaterThan(10);
  for (const file of kept)
    expect.soft(await cacheOf(file), file).toBe('public, max-age=31536000, immutable');
  const files = ['/favicon.svg', '/sitemap.xml', '/manifest.webmanifest', '/branches/sockburn.vcf'];
  for (const address of ['/', '/about', unknownAddress, '/assets/lost.js', ...files])
    expect.soft(await cacheOf(address), address).toBe('no-cache');
});

documentClause(
  'HOST-LICENCES',
  'the file has the version and the licence of React, of the confetti and of the font',
  async ({ request }) => {
    const packages = ['canvas-confetti', 'react', 'react-dom', 'scheduler'];
    const text = await (await request.get('/licenses.txt')).text();
    expect(text.split(/^-{80}$/m).map((part) => part.trim())).toEqual(
      [...packages, '@fontsource/barlow-condensed'].map((name) => {
        const read = (file: string) =>
          readFileSync(path.resolve(import.meta.dirname, '../node_modules', name, file), 'utf8');
        const { version } = JSON.parse(read('package.json')) as { readonly version: string };
        return `${name} ${version}\n\n${read('LICENSE').trim()}`;
      }),
    );
  },
);

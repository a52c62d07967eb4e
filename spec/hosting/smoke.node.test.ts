import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, vi } from 'vitest';
import { redirects } from '../../src/content/redirects.ts';
import { smoke } from '../../src/publishing/scripts/smoke.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { addOldAddress } from './addresses.ts';

/** What a test does with a request. */
type Received = (method: string, sent: string, url: string, headers: IncomingHttpHeaders) => void;

/**
 * Starts a server that gives every request the same answer until the test ends. Returns its origin.
 *
 * @param received is called with the method, the body, the address and the headers of each request
 */
async function serveAlways(
  status: number,
  headers: Record<string, string>,
  body: string,
  received: Received = () => undefined,
) {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      received(request.method ?? '', sent, request.url ?? '', request.headers);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The faults of a site whose form posts to this address. With `sends` the check sends its test enquiries.
 *
 * @param policy the sources in the policy's `form-action`
 */
async function faultsWithForm(forms: string, sends = false, policy = "'self'") {
  const content = `default-src 'self'; form-action ${policy}; object-src 'none'`;
  // React writes the apostrophes of an attribute in this way.
  const page = `<meta http-equiv="Content-Security-Policy" content="${content.replaceAll("'", '&#x27;')}"/><form method="post" action="${forms}/f/1"></form>`;
  const site = await serveAlways(200, {}, page);
  return (await smoke(site, 'https://www.shop.co.nz', sends)).faults;
}

clause('SMOKE-FAULTS', 'a host without our headers and redirects gets each fault', async () => {
  const origin = await serveAlways(200, { 'Content-Type': 'text/html' }, '<h1>It works!</h1>');
  const { faults, attempts } = await smoke(origin, 'https://www.shop.co.nz');
  expect(attempts).toBeGreaterThan(100);
  expect(faults).toEqual(expect.arrayContaining(tableOf('SMOKE-FAULTS').flat()));
  expect(faults.find((fault) => fault.startsWith('/sitemap.xml lacks'))).toContain(
    'https://www.shop.co.nz/tyres/run-flat',
  );
});

clause('SMOKE-FAULTS', 'wrong headers and missing pages are reported', async () => {
  const headers = { 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'max-age=3600' };
  const { faults } = await smoke(await serveAlways(404, headers, ''), 'https://www.shop.co.nz');
  expect(faults.filter((fault) => fault.endsWith(', not 200.')).toSorted()).toEqual(
    Object.keys(title)
      .map((address) => `${address} answers with status 404, not 200.`)
      .toSorted(),
  );
  expect(faults).toContain('The X-Frame-Options header of / is SAMEORIGIN, not DENY.');
  expect(faults).toContain(
    'The home page may be kept ("max-age=3600"), so that a new price does not show at once.',
  );
});

clause('SMOKE-FAULTS', 'a form service that refuses the site is reported', async () => {
  const headers = { 'Access-Control-Allow-Origin': 'https://other.co.nz' };
  const forms = await serveAlways(403, headers, '');
  expect(await faultsWithForm(forms)).toContain(
    `The form service does not take enquiries from https://www.shop.co.nz: asked at ${forms}/f/1, it answers with status 403 and allows https://other.co.nz.`,
  );
});

clause('SMOKE-GOOD', 'the script of the home page, as it is built, may be kept', async () => {
  vi.doMock('linaria', () => ({ css: () => 'c' }));
  onTestFinished(() => {
    vi.doUnmock('linaria');
  });
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  const scripts = ['/assets/one.js', '/assets/two.js'];
  const home = await renderDocument('/', { styles: '', policy: '', scripts, islands: {} });
  const asked: string[] = [];
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const site = await serveAlways(200, headers, home, (_method, _sent, url) => asked.push(url));
  const { faults } = await smoke(site, 'https://www.shop.co.nz');
  expect(asked).toContain('/assets/one.js');
  expect(faults.filter((fault) => /has no script|assets\/one/.test(fault))).toEqual([]);
});

clause('SMOKE-GOOD', 'the form service gets an OPTIONS request and no enquiry', async () => {
  const methods: string[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const forms = await serveAlways(204, headers, '', (method) => methods.push(method));
  const faults = await faultsWithForm(forms);
  expect(methods).toEqual(['OPTIONS']);
  expect(faults.filter((fault) => fault.includes('form service'))).toEqual([]);
});

clause('SMOKE-SENDS', 'the form service gets two enquiries that say they are a test', async () => {
  const sent: string[] = [];
  const asked: IncomingHttpHeaders[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const forms = await serveAlways(200, headers, '{"ok":true}', (method, body, _url, given) => {
    if (method !== 'POST') return;
    sent.push(body);
    asked.push(given);
  });
  const faults = await faultsWithForm(forms, true);
  expect(faults.filter((fault) => fault.includes('form service'))).toEqual([]);
  expect(sent).toHaveLength(2);
  expect(asked).toMatchObject([
    { 'content-type': 'application/json', accept: 'application/json' },
    { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') as string },
  ]);
  const [byScript = '', plain] = sent;
  for (const fields of [
    JSON.parse(byScript) as unknown,
    Object.fromEntries(new URLSearchParams(plain)),
  ])
    expect(fields).toMatchObject({
      formType: 'contact',
      name: 'Website check',
      message: 'A test, sent by npm run smoke. It needs no answer.',
      _subject: 'New Contact - general',
    });
});

for (const [to, status, location, body = '', policy, fault = ''] of tableOf('SMOKE-SENDS'))
  clause('SMOKE-SENDS', `${status} ${location || body} to ${to}, ${policy}: ${fault}`, async () => {
    const allowed = { 'Access-Control-Allow-Origin': '*' };
    const headers = location ? { ...allowed, Location: location } : allowed;
    const forms = await serveAlways(Number(status), headers, body);
    const sentence = to === 'first' ? 'the test enquiry' : 'without script';
    const faults = await faultsWithForm(forms, true, policy);
    expect(faults.filter((each) => each.includes(sentence))).toEqual(fault ? [fault] : []);
  });

/** Runs the command `npm run smoke` with these arguments. Returns its exit code and what it prints about faults. */
function runSmoke(...given: readonly string[]) {
  const script = path.resolve(import.meta.dirname, '../../src/publishing/scripts/smoke.ts');
  return new Promise<{ code: number | null; faults: string[] }>((resolve) => {
    const child = execFile(process.execPath, [script, ...given], (_error, _stdout, stderr) =>
      resolve({ code: child.exitCode, faults: stderr.trim().split('\n') }),
    );
  });
}

clause('SMOKE-FAULTS', 'the command prints each fault on its own line and fails', async () => {
  const site = await serveAlways(200, {}, '<h1>It works!</h1>');
  const { code, faults } = await runSmoke(site, '--origin', 'https://www.shop.co.nz');
  const found = await smoke(site, 'https://www.shop.co.nz');
  expect(faults.toSorted()).toEqual(found.faults.toSorted());
  expect(faults).toContain('/about carries no Content-Security-Policy.');
  expect(code).toBe(1);
});

clause('SMOKE-SENDS', 'only with --send, the command sends two enquiries', async () => {
  const methods: string[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const forms = await serveAlways(200, headers, '{}', (method) => methods.push(method));
  const site = await serveAlways(200, {}, `<form method="post" action="${forms}/f/1"></form>`);
  const posts = () => methods.filter((method) => method === 'POST').length;
  await runSmoke(site);
  expect(posts()).toBe(0);
  await runSmoke(site, '--send');
  expect(posts()).toBe(2);
});

/** What `fetch` does for an address: it answers, or throws with the code of an error. */
type Reply = { readonly status: number; readonly location?: string } | string;

/** Replaces the network until the test ends: each address gets the reply that the test gives. */
function replaceNetwork(replyTo: (address: URL) => Reply): void {
  vi.stubGlobal('fetch', (address: string) => {
    const reply = replyTo(new URL(address));
    if (typeof reply === 'string')
      return Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error(reply), { code: reply }) }),
      );
    const { status, location } = reply;
    return Promise.resolve(
      new Response('', { status, headers: location ? { Location: location } : {} }),
    );
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

const alignment = '/services/wheel-alignment';

for (const [asked, to, wrong] of [
  ['http://www.shop.co.nz/', 'https://www.shop.co.nz/', '/home'],
  ['/alignment.php?from=smoke', `${alignment}?from=smoke`, alignment],
] as const)
  clause('SMOKE-FAULTS', `a redirect from ${asked} to ${wrong} is reported`, async () => {
    addOldAddress(redirects);
    const { href } = new URL(asked, 'https://www.shop.co.nz');
    for (const location of [to, wrong]) {
      replaceNetwork((address) =>
        address.href === href ? { status: 301, location } : { status: 200 },
      );
      const { faults } = await smoke('https://www.shop.co.nz');
      expect(faults.filter((each) => each.startsWith(asked))).toEqual(
        location === to
          ? []
          : [`${asked} does not redirect permanently to ${to}: status 301, to ${wrong}.`],
      );
    }
  });

for (const [code = '', sentence] of tableOf('SMOKE-UNREACHABLE'))
  clause('SMOKE-UNREACHABLE', `${code} gets one sentence, and ends the check`, async () => {
    replaceNetwork(() => code);
    const { faults, attempts } = await smoke('https://www.shop.co.nz');
    expect({ faults, attempts }).toEqual({ faults: [sentence], attempts: 1 });
  });

for (const [reply = '', fault = ''] of tableOf('SMOKE-OTHER-NAME'))
  clause('SMOKE-OTHER-NAME', `for ${reply} the check says: ${fault || 'nothing'}`, async () => {
    const [status = '', location] = reply.split(' ');
    replaceNetwork(({ hostname }) => {
      if (hostname !== 'shop.co.nz') return { status: 200 };
      return Number(status) ? { status: Number(status), ...(location && { location }) } : reply;
    });
    const { faults } = await smoke('https://www.shop.co.nz');
    const ofOther = faults.filter((each) => /^(?:https:\/\/)?shop\.co\.nz/.test(each));
    expect(ofOther).toEqual(fault ? [fault] : []);
  });

for (const [value = '', fault = ''] of tableOf('SMOKE-MISSING-KEPT'))
  clause('SMOKE-MISSING-KEPT', `for ${value} the check says: ${fault || 'nothing'}`, async () => {
    const site = await serveAlways(404, { 'Cache-Control': value }, '');
    const { faults } = await smoke(site);
    expect(faults.filter((each) => each.includes('that a file of /assets'))).toEqual(
      fault ? [fault] : [],
    );
  });

for (const [asked, location, leadsAway] of [
  ['/%5Celsewhere.example/', '/\\elsewhere.example', true],
  ['//elsewhere.example/', '//elsewhere.example', true],
  ['//elsewhere.example/a.html', '//elsewhere.example/a', true],
  ['/%5Celsewhere.example/', 'https://www.shop.co.nz/%5Celsewhere.example', false],
  ['//elsewhere.example/', '/elsewhere.example', false],
] as const)
  clause(
    'SMOKE-OPEN-REDIRECT',
    `from ${asked} to ${location}, reported: ${leadsAway}`,
    async () => {
      replaceNetwork(({ pathname }) =>
        pathname === asked ? { status: 301, location } : { status: 200 },
      );
      const { faults } = await smoke('https://www.shop.co.nz');
      const sentence = `${asked} leads to another website, ${location}: a link to your site could send visitors anywhere.`;
      expect(faults.filter((each) => each.includes('another website'))).toEqual(
        leadsAway ? [sentence] : [],
      );
    },
  );

clause('SMOKE-REWRITTEN', 'each change is reported with the setting to switch off', async () => {
  for (const [html = '', fault] of tableOf('SMOKE-REWRITTEN')) {
    const origin = await serveAlways(200, {}, `<h1>About</h1>${html}`);
    const { faults } = await smoke(origin, 'https://www.shop.co.nz');
    expect.soft(faults.filter((each) => /rewrit\w+ .*on \/about/.test(each))).toEqual([fault]);
  }
});

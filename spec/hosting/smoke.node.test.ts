import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
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

// The check reads documents and does not show them, so any class name will do.
vi.mock('linaria', () => ({ css: () => 'c' }));

/** What a host answers: with a status and a body, or with the code of an error. */
type Reply =
  | string
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

/** Replaces the network until the test ends: each address gets the reply that the test gives. Returns the requests. */
function replaceNetwork(replyTo: (address: URL, request: Request) => Reply): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const request = new Request(address, init);
    requests.push(request);
    const reply = replyTo(new URL(address), request);
    if (typeof reply === 'string')
      return Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error(reply), { code: reply }) }),
      );
    const { status = 200, headers = {}, body = '' } = reply;
    return Promise.resolve(new Response(body || null, { status, headers }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requests;
}

const site = 'https://www.shop.co.nz';
const forms = 'https://forms.collect.nz';

/**
 * The faults of a site whose form service replies like this, and the requests to the service. With `sends` the check sends
 * its test enquiries.
 *
 * @param policy the sources in the policy's `form-action`
 */
async function smokeForms(reply: (request: Request) => Reply, sends = false, policy = "'self'") {
  const content = `default-src 'self'; form-action ${policy}; object-src 'none'`;
  // React writes the apostrophes of an attribute in this way.
  const page = `<meta http-equiv="Content-Security-Policy" content="${content.replaceAll("'", '&#x27;')}"/><form method="post" action="${forms}/f/1"></form>`;
  const requests = replaceNetwork(({ origin }, request) =>
    origin === forms ? reply(request) : { body: page },
  );
  const { faults } = await smoke(site, site, sends);
  return { faults, asked: requests.filter(({ url }) => url.startsWith(forms)) };
}

const fromAll = { 'Access-Control-Allow-Origin': '*' };
const accepted = { headers: fromAll, body: '{"ok":true}' };

clause('SMOKE-FAULTS', 'a host without our headers and redirects gets each fault', async () => {
  replaceNetwork(() => ({ headers: { 'Content-Type': 'text/html' }, body: '<h1>It works!</h1>' }));
  const { faults, attempts } = await smoke(site);
  expect(attempts).toBeGreaterThan(100);
  expect(faults).toEqual(expect.arrayContaining(tableOf('SMOKE-FAULTS').flat()));
  expect(faults.find((fault) => fault.startsWith('/sitemap.xml lacks'))).toContain(
    'https://www.shop.co.nz/tyres/run-flat',
  );
});

clause('SMOKE-FAULTS', 'wrong headers and missing pages are reported', async () => {
  const policy = "frame-ancestors 'none'; script-src 'unsafe-inline'";
  const headers = { 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': policy };
  replaceNetwork(() => ({ status: 404, headers: { ...headers, 'Cache-Control': 'max-age=3600' } }));
  const { faults } = await smoke(site);
  expect(faults.filter((fault) => fault.endsWith(', not 200.')).toSorted()).toEqual(
    Object.keys(title)
      .map((address) => `${address} answers with status 404, not 200.`)
      .toSorted(),
  );
  expect(faults).toContain('The X-Frame-Options header of / is SAMEORIGIN, not DENY.');
  expect(faults).toContain(
    `The Content-Security-Policy header of / is ${policy}: it must say frame-ancestors 'none', and allow nothing unsafe.`,
  );
  expect(faults).toContain(
    'The home page may be kept ("max-age=3600"), so that a new price does not show at once.',
  );
});

clause('SMOKE-FAULTS', 'a form service that refuses the site is reported', async () => {
  for (const [status, allowed] of [
    [403, '*'],
    [204, 'https://other.co.nz'],
  ] as const) {
    const headers = { 'Access-Control-Allow-Origin': allowed };
    expect((await smokeForms(() => ({ status, headers }))).faults).toContain(
      `The form service does not take enquiries from https://www.shop.co.nz: asked at ${forms}/f/1, it answers with status ${status} and allows ${allowed}.`,
    );
  }
});

clause('SMOKE-GOOD', 'the script of the home page, as it is built, may be kept', async () => {
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  const scripts = ['/assets/one.js', '/assets/two.js'];
  const body = await renderDocument('/', { styles: '', policy: '', scripts, islands: {} });
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const requests = replaceNetwork(() => ({ headers, body }));
  const { faults } = await smoke(site);
  expect(requests.map(({ url }) => url)).toContain(`${site}/assets/one.js`);
  expect(faults.filter((fault) => /has no script|assets\/one/.test(fault))).toEqual([]);
});

clause('SMOKE-GOOD', 'the form service gets an OPTIONS request and no enquiry', async () => {
  const { faults, asked } = await smokeForms(() => ({ status: 204, headers: fromAll }));
  expect(asked.map(({ method, headers }) => [method, headers.get('origin')])).toEqual([
    ['OPTIONS', site],
  ]);
  expect(faults.filter((fault) => fault.includes('form service'))).toEqual([]);
});

clause('SMOKE-SENDS', 'the form service gets two enquiries that say they are a test', async () => {
  const { faults, asked } = await smokeForms(() => accepted, true);
  expect(faults.filter((fault) => fault.includes('form service'))).toEqual([]);
  const [byScript, plain, ...others] = asked.filter(({ method }) => method === 'POST');
  expect(others).toEqual([]);
  expect(byScript?.headers.get('accept')).toBe('application/json');
  expect(byScript?.headers.get('content-type')).toBe('application/json');
  expect(plain?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  for (const fields of [
    await byScript?.json(),
    Object.fromEntries(new URLSearchParams(await plain?.text())),
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
    const headers = location ? { ...fromAll, Location: location } : fromAll;
    const type = to === 'first' ? 'json' : 'form';
    const replyTo = (request: Request) =>
      request.headers.get('content-type')?.includes(type)
        ? { status: Number(status), headers, body }
        : accepted;
    const { faults } = await smokeForms(replyTo, true, policy);
    expect(faults.filter((each) => each.includes('form service'))).toEqual(fault ? [fault] : []);
  });

/**
 * Runs the command `npm run smoke` for a local site whose form posts to the same server. Returns its exit code, what it
 * prints about faults, and how many enquiries it sends.
 */
async function runSmoke(...options: readonly string[]) {
  let sent = 0;
  const server = createServer(({ method, headers: { host } }, response) => {
    if (method === 'POST') sent += 1;
    response.end(`<form method="post" action="http://${host}/f/1"></form>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = path.resolve(import.meta.dirname, '../../src/publishing/scripts/smoke.ts');
  const command = spawn(process.execPath, [script, address, ...options]);
  command.stdout.resume();
  const [faults, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  return { address, code: Number(code), faults: faults.trim().split('\n'), sent };
}

clause('SMOKE-FAULTS', 'the command prints each fault on its own line and fails', async () => {
  const { address, code, faults } = await runSmoke('--origin', site);
  expect(faults.toSorted()).toEqual((await smoke(address, site)).faults.toSorted());
  expect(faults).toContain('/about is sent as nothing, not as text/html.');
  expect(code).toBe(1);
});

clause('SMOKE-SENDS', 'only with --send, the command sends two enquiries', async () => {
  expect((await runSmoke()).sent).toBe(0);
  expect((await runSmoke('--send')).sent).toBe(2);
});

const alignment = '/services/wheel-alignment';

for (const [asked, to, wrong] of [
  ['http://www.shop.co.nz/', 'https://www.shop.co.nz/', '/home'],
  ['/alignment.php?from=smoke', `${alignment}?from=smoke`, alignment],
] as const)
  clause('SMOKE-FAULTS', `a redirect from ${asked} to ${wrong} is reported`, async () => {
    addOldAddress(redirects);
    const { href } = new URL(asked, site);
    for (const Location of [to, wrong]) {
      replaceNetwork((address) =>
        address.href === href ? { status: 301, headers: { Location } } : {},
      );
      const { faults } = await smoke(site);
      expect(faults.filter((each) => each.startsWith(asked))).toEqual(
        Location === to
          ? []
          : [`${asked} does not redirect permanently to ${to}: status 301, to ${wrong}.`],
      );
    }
  });

/** What the host of a site answers to an address, by a cell of the clause's table. */
type Answers = (given: string, address: URL) => Reply;

const ofOtherName: Answers = (given, { hostname }) => {
  if (hostname !== 'shop.co.nz') return {};
  const [status = '', Location = ''] = given.split(' ');
  return Number(status)
    ? { status: Number(status), headers: { ...(Location && { Location }) } }
    : given;
};

for (const [id, answers, ofTable] of [
  [
    'SMOKE-MISSING-KEPT',
    (kept) => ({ status: 404, headers: { 'Cache-Control': kept } }),
    /file of \/assets is missing \(/,
  ],
  ['SMOKE-OTHER-NAME', ofOtherName, /^(?:https:\/\/)?shop\.co\.nz/],
  ['SMOKE-REWRITTEN', (html) => ({ body: `<h1>About</h1>${html}` }), /rewrit\w+ .*on \/about/],
  ['SMOKE-UNREACHABLE', (code) => code, /(?:)/],
] as const satisfies readonly (readonly [string, Answers, RegExp])[])
  for (const [given = '', fault = ''] of tableOf(id))
    clause(id, `for ${given} the check says: ${fault || 'nothing'}`, async () => {
      replaceNetwork((address) => answers(given, address));
      const { faults, attempts } = await smoke(site);
      expect(faults.filter((each) => ofTable.test(each))).toEqual(fault ? [fault] : []);
      if (id === 'SMOKE-UNREACHABLE') expect(attempts).toBe(1);
    });

for (const [asked, location, leadsAway] of [
  ['/%5Celsewhere.example/', '/\\elsewhere.example', true],
  ['//elsewhere.example/', '//elsewhere.example', true],
  ['//elsewhere.example/a.html', '//elsewhere.example/a', true],
  ['/%5Celsewhere.example/', 'https://www.shop.co.nz/%5Celsewhere.example', false],
  ['//elsewhere.example/', '/elsewhere.example', false],
] as const)
  clause('SMOKE-OPEN-REDIRECT', `${asked} to ${location} is reported: ${leadsAway}`, async () => {
    replaceNetwork(({ pathname }) =>
      pathname === asked ? { status: 301, headers: { Location: location } } : {},
    );
    const { faults } = await smoke(site);
    const sentence = `${asked} leads to another website, ${location}: a link to your site could send visitors anywhere.`;
    expect(faults.filter((each) => each.includes('another website'))).toEqual(
      leadsAway ? [sentence] : [],
    );
  });

import { branchCardPath, branches } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { redirects } from '../../content/redirects.ts';
import { routes } from '../../content/routes.ts';
import { contactEnquiry } from '../../forms/contact/enquiry.ts';
import { isRefusal } from '../../forms/enquiry/refusal.ts';
import { headersFor, siteHeaders } from './headers.ts';
import { otherNameOf } from './redirects.ts';

/** The number of checks made, and a sentence per fault. */
export interface SmokeResult {
  readonly attempts: number;
  readonly faults: readonly string[];
}

/** Time limit for all checks together, in milliseconds. */
const timeoutMs = 10_000;

/** Changes that hosts make to pages: a sign of the change, its name, and the setting to switch off. */
const rewriters: readonly (readonly [sign: RegExp, what: string, setting: string])[] = [
  [
    /\/cdn-cgi\/l\/email-protection|\[email(?: |&#160;|\u00a0)protected\]/,
    'e-mail addresses',
    'Email Address Obfuscation',
  ],
  [/rocket-loader/, 'scripts', 'Rocket Loader'],
  [/cloudflareinsights/, 'pages, with a script for analytics,', 'Web Analytics'],
];

/** Paths that lead to another host if a redirect repeats them. */
const hostilePaths = [
  '/%5Celsewhere.example/',
  '//elsewhere.example/',
  '//elsewhere.example/a.html',
];

/** What an error of `fetch` means for a host: the sentence that follows its name. */
const unreachable: readonly (readonly [code: RegExp, sentence: string])[] = [
  [
    /^ENOTFOUND$/,
    'does not exist in DNS: check the spelling. A new name has to be pointed to the host of the site where the domain is registered, and that takes up to some hours.',
  ],
  [/^EAI_AGAIN$/, 'cannot be looked up in DNS: check whether this machine is online.'],
  [/^ECONNREFUSED$/, 'refuses the connection: no web server answers there.'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/,
    'has no valid certificate: browsers warn visitors of the site.',
  ],
  [/TIMEOUT|^TimeoutError$/, 'does not answer in time.'],
];

/** One sentence for a site that cannot be reached at all; none if it answers. */
async function whyUnreachable(site: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    await fetch(`${site}/`, { redirect: 'manual', signal });
    return undefined;
  } catch (error) {
    const { name, message, cause = {} } = error as Error;
    const { code = name, message: reason = message } = cause as { code?: string; message?: string };
    const [, sentence = `does not answer: ${reason}.`] =
      unreachable.find(([pattern]) => pattern.test(code)) ?? [];
    return `${new URL(site).host} ${sentence}`;
  }
}

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * Checks a published site the way visitors, search engines and browsers see it. Unless asked to, it sends no enquiry:
 * it only makes the form service's CORS preflight request.
 *
 * @param address the site to check, without a slash at the end
 * @param origin the site's own address (`VITE_SITE_ORIGIN`), if it is being tried at another
 * @param sends whether to send two contact enquiries, with and without script, which say that they are a test
 */
export async function smoke(
  address: string,
  origin = address,
  sends = false,
): Promise<SmokeResult> {
  const faults: string[] = [];
  let attempts = 0;
  const check = (isGood: boolean, fault: string) => {
    attempts += 1;
    if (!isGood) faults.push(fault);
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const { protocol, port, hostname, pathname } = new URL(address);
  // A browser names it with an enquiry.
  const { origin: sender } = new URL(origin);

  /**
   * Asks for a path of the site, or for a whole address.
   *
   * @throws Error when there is no answer: a sentence that says so
   */
  async function request(path: string, init: RequestInit = {}) {
    const url = path.startsWith('/') ? address + path : path;
    try {
      const response = await fetch(url, { redirect: 'manual', signal, ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const { message } = ((error as Error).cause ?? error) as Error;
      throw new Error(`${path} does not answer: ${message}.`, { cause: error });
    }
  }

  async function checkPage(path: string): Promise<void> {
    const page = await request(path);
    check(page.status === 200, `${path} answers with status ${page.status}, not 200.`);
    if (page.status !== 200) return;
    const type = page.headers.get('content-type') ?? 'nothing';
    check(type.startsWith('text/html'), `${path} is sent as ${type}, not as text/html.`);
    const canonical = attribute(page.text, /<link rel="canonical" href="([^"]*)"/);
    check(
      canonical === `${origin}${path}`,
      `${path} says that its address is ${canonical ?? 'none'}, not ${origin}${path}: build it with that VITE_SITE_ORIGIN.`,
    );
    check(
      page.text.includes('<meta http-equiv="Content-Security-Policy"'),
      `${path} carries no Content-Security-Policy.`,
    );
    const data = attribute(page.text, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    check(isJson(data), `${path} has no structured data that can be read.`);
    for (const [sign, what, setting] of rewriters)
      check(
        !sign.test(page.text),
        `The host rewrites ${what} on ${path}: switch off ${setting} in its settings.`,
      );
  }

  async function checkHeaders(): Promise<void> {
    const home = await request('/');
    for (const [name, value] of Object.entries(headersFor(siteHeaders(''), '/'))) {
      const sent = home.headers.get(name) ?? 'missing';
      if (name === 'Content-Security-Policy')
        check(
          sent.includes("frame-ancestors 'none'") && !sent.includes('unsafe-'),
          `The home page’s ${name} header is ${sent}: it must say frame-ancestors 'none', and allow nothing unsafe.`,
        );
      else check(sent === value, `The home page’s ${name} header is ${sent}, not ${value}.`);
    }
    const encoding = home.headers.get('content-encoding') ?? '';
    check(/^(?:br|gzip|zstd)$/.test(encoding), 'The home page is not compressed on its way.');
    const cache = home.headers.get('cache-control') ?? '';
    check(
      /no-cache|max-age=0/.test(cache),
      `The home page may be kept ("${cache}"), so that a new price does not show at once.`,
    );
    const script = attribute(home.text, /<script data-scripts="([^" ]*)/);
    const asset = script === undefined ? undefined : await request(new URL(script, address).href);
    const assetCache = asset?.headers.get('cache-control') ?? '';
    check(
      assetCache.includes('immutable'),
      `The script ${script ?? 'of the home page'} may not be kept ("${assetCache}"): visitors load it again and again.`,
    );
  }

  async function checkMissingPage(): Promise<void> {
    const { status, text } = await request('/no-such-page-here');
    check(status === 404, `/no-such-page-here answers with status ${status}, not 404.`);
    check(
      text.includes('<title>Page not found'),
      'An unknown address does not show the site’s own 404 page.',
    );
  }

  async function checkMissingFile(): Promise<void> {
    const { status, headers } = await request('/assets/no-such-file.js');
    check(status === 404, `A missing file of /assets is answered with status ${status}, not 404.`);
    const kept = headers.get('cache-control') ?? '';
    check(
      kept === '' || /no-cache|no-store|max-age=0/.test(kept),
      `Browsers may keep the answer that a file of /assets is missing ("${kept}"): a script that is missing for a moment, while you publish, stays missing for these visitors.`,
    );
  }

  /** Checks that an address leads to another one for good. */
  async function checkRedirect(from: string, to: string): Promise<void> {
    const { status, headers } = await request(from);
    const location = headers.get('location') ?? 'nowhere';
    check(
      [301, 308].includes(status) &&
        URL.parse(location, address)?.href === new URL(to.startsWith('/') ? address + to : to).href,
      `${from} does not redirect permanently to ${to}: status ${status}, to ${location}.`,
    );
  }

  async function checkHostilePath(path: string): Promise<void> {
    const { headers } = await request(path);
    const location = headers.get('location') ?? '/';
    check(
      URL.parse(location, address)?.hostname === hostname,
      `${path} leads to another website, ${location}: a link to your site could send visitors anywhere.`,
    );
  }

  async function checkOtherName(): Promise<void> {
    const other = otherNameOf(hostname);
    if (pathname !== '/' || other === undefined) return;
    const fault = await whyUnreachable(`https://${other}`, signal);
    if (fault) check(false, `${fault} Visitors may type this name, too.`);
    else await checkRedirect(`https://${other}/about?from=smoke`, `${address}/about?from=smoke`);
  }

  async function checkSitemap(): Promise<void> {
    const { text } = await request('/sitemap.xml');
    const missing = routes
      .map(({ path }) => `${origin}${path}`)
      .filter((page) => !text.includes(`<loc>${page}</loc>`));
    check(missing.length === 0, `/sitemap.xml lacks ${missing.join(', ')}.`);
    const robots = await request('/robots.txt');
    check(
      robots.text.includes(`Sitemap: ${origin}/sitemap.xml`),
      '/robots.txt does not name the sitemap.',
    );
  }

  async function checkCard(path: string): Promise<void> {
    const { headers } = await request(path);
    const type = headers.get('content-type') ?? 'nothing';
    check(type.startsWith('text/vcard'), `A branch’s card is sent as ${type}, not as text/vcard.`);
  }

  async function checkForm(): Promise<void> {
    const { text: html } = await request('/contact');
    const endpoint = attribute(html, /<form[^>]* action="([^"]*)"/);
    check(endpoint !== undefined, 'The contact form has no address to send to.');
    if (endpoint === undefined) return;
    const { status, headers } = await request(endpoint, {
      method: 'OPTIONS',
      headers: {
        Origin: sender,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const allowed = headers.get('access-control-allow-origin') ?? 'nobody';
    check(
      status < 300 && ['*', sender].includes(allowed),
      `The form service does not take enquiries from ${origin}: asked at ${endpoint}, it answers with status ${status} and allows ${allowed}.`,
    );
    if (!sends) return;
    const reply = await request(endpoint, {
      method: 'POST',
      headers: { Origin: sender, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(testEnquiry()),
    });
    check(
      reply.status < 300 && isJson(reply.text) && !isRefusal(JSON.parse(reply.text)),
      `The form service did not accept the test enquiry: it answered with status ${reply.status}, "${reply.text.slice(0, 100)}".`,
    );
    await checkPlainPost(endpoint, html);
  }

  /** Posts as a page without script does, where the page's policy decides whether the visitor may be sent on. */
  async function checkPlainPost(endpoint: string, html: string): Promise<void> {
    const reply = await request(endpoint, {
      method: 'POST',
      headers: { Origin: sender },
      body: new URLSearchParams(testEnquiry()),
    });
    check(
      reply.status < 400,
      `The form service did not accept a form post without script: it answered with status ${reply.status}.`,
    );
    const next = new URL(reply.headers.get('location') ?? origin, endpoint);
    const policy = attribute(html, /http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? '';
    const allowed = /form-action ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    check(
      [...allowed, sender].includes(next.origin),
      `After a form post without script the form service sends the visitor to ${next.origin}, which the pages do not allow: in .env, add ${next.host} to VITE_FORM_REDIRECT_HOSTS, and build again.`,
    );
  }

  async function checkHttp(): Promise<void> {
    const plain = `${address.replace('https:', 'http:')}/`;
    const { headers } = await request(plain);
    const location = headers.get('location') ?? 'nowhere';
    check(
      location.startsWith('https://'),
      `${plain} leads ${location}, not to the encrypted site.`,
    );
  }

  const fault = await whyUnreachable(address, signal);
  if (fault) return { attempts: 1, faults: [fault] };
  const parts = [
    ...routes.map(({ path }) => checkPage(path)),
    checkHeaders(),
    checkMissingPage(),
    checkMissingFile(),
    checkRedirect('/about/?from=smoke', '/about?from=smoke'),
    ...Object.entries(redirects).map(([from, to]) =>
      checkRedirect(`${from}?from=smoke`, `${to}?from=smoke`),
    ),
    ...hostilePaths.map(checkHostilePath),
    checkSitemap(),
    ...branches.slice(0, 1).map(({ id }) => checkCard(branchCardPath(id))),
    checkForm(),
    ...(protocol === 'https:' && !port ? [checkOtherName(), checkHttp()] : []),
  ];
  await Promise.all(parts.map((part) => part.catch((error: Error) => check(false, error.message))));
  return { attempts, faults };
}

/** A contact enquiry that says it is a test. */
function testEnquiry() {
  const entries = new FormData();
  for (const [name, value] of Object.entries({
    enquiryType: 'general',
    name: 'Website check',
    email: business.email,
    phone: business.telephones.main,
    message: 'A test, sent by npm run smoke. It needs no answer.',
  }))
    entries.set(name, value);
  return contactEnquiry(entries);
}

function isJson(text: string | undefined): boolean {
  try {
    return text !== undefined && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * `npm run smoke -- https://www.shop.co.nz`: checks a published site and prints a sentence per fault. Exits with 1 if
 * there is any.
 *
 * `--origin https://www.shop.co.nz` gives the address the site was built for, if it is being tried at another.
 * `--send` also sends two contact enquiries, which say that they are a test.
 */
import { parseArgs } from 'node:util';
import { branchCardPath } from '../../content/branches.ts';
import { branchFacts, business } from '../../content/business.ts';
import { redirects } from '../../content/redirects.ts';
import { routes } from '../../content/routes.ts';
import { contactEnquiry } from '../../forms/contact/enquiry.ts';
import { isRefusal } from '../../forms/enquiry/refusal.ts';
import { siteHeaders } from '../hosting/headers.ts';
import { otherNameOf } from '../hosting/redirects.ts';

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

/** What an error of `fetch` means for an address: the sentence that follows its name. */
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

/** What a check finds: that something is right, or a sentence that says what is wrong. */
type Finding = true | string;

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function isJson(text = ''): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/**
 * Checks a published site the way visitors, search engines and browsers see it. Unless asked to, it sends no enquiry:
 * it only makes the form service's CORS preflight request.
 *
 * @param address the site to check, without a slash at the end
 * @param origin the site's own address (`VITE_SITE_ORIGIN`), if it is being tried at another
 * @param sends whether to send two contact enquiries, with and without script, which say that they are a test
 * @returns the number of checks made, and a sentence per fault
 */
export async function smoke(address: string, origin = address, sends = false) {
  const signal = AbortSignal.timeout(timeoutMs);
  const { protocol, port, hostname, pathname } = new URL(address);
  // A browser names it with an enquiry.
  const { origin: sender } = new URL(origin);

  /**
   * Asks for a path of the site, or for a whole address.
   *
   * @throws Error when there is no answer: a sentence that says so, about the path or the host
   */
  async function request(asked: string, init: RequestInit = {}) {
    const isPath = asked.startsWith('/');
    try {
      const url = isPath ? address + asked : asked;
      const response = await fetch(url, { redirect: 'manual', signal, ...init });
      const header = (name: string, without = '') => response.headers.get(name) ?? without;
      return { status: response.status, header, text: await response.text() };
    } catch (error) {
      const { name, message, cause = {} } = error as Error;
      const { code = name, message: why = message } = cause as { code?: string; message?: string };
      const [, sentence = `does not answer: ${why}.`] =
        unreachable.find(([pattern]) => pattern.test(code)) ?? [];
      throw new Error(`${isPath ? asked : new URL(asked).host} ${sentence}`, { cause: error });
    }
  }

  async function checkPage(path: string): Promise<Finding[]> {
    const { status, header, text } = await request(path);
    if (status !== 200) return [`${path} answers with status ${status}, not 200.`];
    const type = header('content-type', 'nothing');
    const canonical = attribute(text, /<link rel="canonical" href="([^"]*)"/);
    const data = attribute(text, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    return [
      type.startsWith('text/html') || `${path} is sent as ${type}, not as text/html.`,
      canonical === `${origin}${path}` ||
        `${path} says that its address is ${canonical ?? 'none'}, not ${origin}${path}: build it with that VITE_SITE_ORIGIN.`,
      text.includes('<meta http-equiv="Content-Security-Policy"') ||
        `${path} carries no Content-Security-Policy.`,
      isJson(data) || `${path} has no structured data that can be read.`,
      ...rewriters.map(
        ([sign, what, setting]) =>
          !sign.test(text) ||
          `The host rewrites ${what} on ${path}: switch off ${setting} in its settings.`,
      ),
    ];
  }

  async function checkHeaders(): Promise<Finding[]> {
    const { text, header } = await request('/');
    const cache = header('cache-control');
    const script = attribute(text, /<script data-scripts="([^" ]*)/);
    const findings: Finding[] = [
      /^(?:br|gzip|zstd)$/.test(header('content-encoding')) ||
        'The home page is not compressed on its way.',
      /no-cache|max-age=0/.test(cache) ||
        `The home page may be kept ("${cache}"), so that a new price does not show at once.`,
      script !== undefined || 'The home page has no script.',
    ];
    const examples: Readonly<Record<string, string>> = {
      '/*': '/',
      '/assets/*': new URL(script ?? '', `${address}/`).href,
      '/branches/*': branchCardPath(branchFacts[0].id),
    };
    for (const { path, headers } of siteHeaders("frame-ancestors 'none'")) {
      const example = examples[path] ?? path;
      const answer = await request(example);
      for (const [name, value] of Object.entries(headers)) {
        const sent = answer.header(name, 'missing');
        const where = `The ${name} header of ${example} is ${sent}`;
        findings.push(
          name === 'Content-Security-Policy'
            ? (sent.includes(value) && !sent.includes('unsafe-')) ||
                `${where}: it must say ${value}, and allow nothing unsafe.`
            : sent === value || `${where}, not ${value}.`,
        );
      }
    }
    return findings;
  }

  async function checkMissing(): Promise<Finding[]> {
    const page = await request('/no-such-page-here');
    const { status, header } = await request('/assets/no-such-file.js');
    const kept = header('cache-control');
    return [
      page.status === 404 || `/no-such-page-here answers with status ${page.status}, not 404.`,
      page.text.includes('<title>Page not found') ||
        'An unknown address does not show the site’s own 404 page.',
      status === 404 || `A missing file of /assets is answered with status ${status}, not 404.`,
      kept === '' ||
        /no-cache|no-store|max-age=0/.test(kept) ||
        `Browsers may keep the answer that a file of /assets is missing ("${kept}"): a script that is missing for a moment, while you publish, stays missing for these visitors.`,
    ];
  }

  /** Checks that an address leads to another one for good. */
  async function checkRedirect(from: string, to: string): Promise<Finding[]> {
    const { status, header } = await request(from);
    const location = header('location', 'nowhere');
    const target = new URL(to.startsWith('/') ? address + to : to).href;
    return [
      ([301, 308].includes(status) && URL.parse(location, address)?.href === target) ||
        `${from} does not redirect permanently to ${to}: status ${status}, to ${location}.`,
    ];
  }

  async function checkHostilePath(path: string): Promise<Finding[]> {
    const location = (await request(path)).header('location', '/');
    return [
      URL.parse(location, address)?.hostname === hostname ||
        `${path} leads to another website, ${location}: a link to your site could send visitors anywhere.`,
    ];
  }

  /** Checks that the name with or without `www` leads to the site. */
  const checkOtherName = (other: string) =>
    checkRedirect(`https://${other}/about?from=smoke`, `${address}/about?from=smoke`).catch(
      ({ message }: Error): Finding[] => [`${message} Visitors may type this name, too.`],
    );

  async function checkSitemap(): Promise<Finding[]> {
    const { text } = await request('/sitemap.xml');
    const robots = await request('/robots.txt');
    const missing = routes
      .map(({ path }) => `${origin}${path}`)
      .filter((page) => !text.includes(`<loc>${page}</loc>`));
    return [
      missing.length === 0 || `/sitemap.xml lacks ${missing.join(', ')}.`,
      robots.text.includes(`Sitemap: ${origin}/sitemap.xml`) ||
        '/robots.txt does not name the sitemap.',
    ];
  }

  async function checkForm(): Promise<Finding[]> {
    const { text: html } = await request('/contact');
    const endpoint = attribute(html, /<form[^>]* action="([^"]*)"/);
    if (endpoint === undefined) return ['The contact form has no address to send to.'];
    const { status, header } = await request(endpoint, {
      method: 'OPTIONS',
      headers: {
        Origin: sender,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const allowed = header('access-control-allow-origin', 'nobody');
    return [
      (status < 300 && ['*', sender].includes(allowed)) ||
        `The form service does not take enquiries from ${origin}: asked at ${endpoint}, it answers with status ${status} and allows ${allowed}.`,
      ...(sends ? await checkSending(endpoint, html) : []),
    ];
  }

  /** Sends both enquiries. After the plain one, the page's policy decides whether the visitor may be sent on. */
  async function checkSending(endpoint: string, html: string): Promise<Finding[]> {
    const reply = await request(endpoint, {
      method: 'POST',
      headers: { Origin: sender, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(await testEnquiry()),
    });
    const body = new URLSearchParams(await testEnquiry());
    const plain = await request(endpoint, { method: 'POST', headers: { Origin: sender }, body });
    const next = new URL(plain.header('location', origin), endpoint);
    const policy = attribute(html, /http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? '';
    const allowed = /form-action ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    return [
      (reply.status < 300 && isJson(reply.text) && !isRefusal(JSON.parse(reply.text))) ||
        `The form service did not accept the test enquiry: it answered with status ${reply.status}, "${reply.text.slice(0, 100)}".`,
      plain.status < 400 ||
        `The form service did not accept a form post without script: it answered with status ${plain.status}.`,
      [...allowed, sender].includes(next.origin) ||
        `After a form post without script the form service sends the visitor to ${next.origin}, which the pages do not allow: in .env, add ${next.host} to VITE_FORM_REDIRECT_HOSTS, and build again.`,
    ];
  }

  const [fault] = await request(`${address}/`).then(
    () => [],
    (error: Error) => [error.message],
  );
  if (fault) return { attempts: 1, faults: [fault] };
  const other = otherNameOf(hostname);
  const isPublic = protocol === 'https:' && !port;
  const parts = [
    ...routes.map(({ path }) => checkPage(path)),
    checkHeaders(),
    checkMissing(),
    checkRedirect('/about/?from=smoke', '/about?from=smoke'),
    ...Object.entries(redirects).map(([from, to]) =>
      checkRedirect(`${from}?from=smoke`, `${to}?from=smoke`),
    ),
    ...hostilePaths.map(checkHostilePath),
    checkSitemap(),
    checkForm(),
    ...(isPublic ? [checkRedirect(`${address.replace('https:', 'http:')}/`, `${address}/`)] : []),
    ...(isPublic && pathname === '/' && other ? [checkOtherName(other)] : []),
  ];
  const findings = (
    await Promise.all(parts.map((part) => part.catch(({ message }: Error) => [message])))
  ).flat();
  return { attempts: findings.length, faults: findings.filter((found) => found !== true) };
}

/** A contact enquiry that says it is a test. */
async function testEnquiry() {
  const fields = new URLSearchParams({
    enquiryType: 'general',
    name: 'Website check',
    email: business.email,
    phone: business.telephones.main,
    message: 'A test, sent by npm run smoke. It needs no answer.',
  });
  return contactEnquiry(await new Response(fields).formData());
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' }, send: { type: 'boolean' } },
  });
  const [address = ''] = positionals;
  process.exitCode = 1;
  if (URL.canParse(address)) {
    const site = new URL(address).href.replace(/\/+$/, '');
    const { attempts, faults } = await smoke(site, values.origin, values.send);
    for (const fault of faults) console.error(fault);
    process.stdout.write(`${attempts - faults.length} of ${attempts} checks of ${site} passed.\n`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } else {
    console.error(
      'npm run smoke -- https://www.your-domain.example: the address of the site to check.',
    );
  }
}

import { routes } from '../../content/routes.ts';
import { siteHeaders } from './headers.ts';

/** What was looked at, and a sentence for each fault that was found. */
export interface SmokeResult {
  readonly looks: number;
  readonly faults: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** How long the whole look may take, in milliseconds. */
const timeoutMs = 10_000;

/** An address that no page has. */
const nowhere = '/no-such-page-here';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/**
 * Looks at a published site as visitors, search engines and the form service's browsers meet it. It sends no enquiry: it
 * only asks the form service whether it would take one from this site.
 *
 * @param address the site's scheme and host, where it answers
 * @param origin the site's own, where it answers at another address while it is tried
 */
export async function smoke(address: string, origin = address): Promise<SmokeResult> {
  const faults: string[] = [];
  let looks = 0;
  const look = (isGood: boolean, fault: string) => {
    looks += 1;
    if (!isGood) faults.push(fault);
  };
  const signal = AbortSignal.timeout(timeoutMs);

  async function ask(path: string, init: RequestInit = {}): Promise<Answer | undefined> {
    try {
      const url = new URL(path, address);
      const response = await fetch(url, { redirect: 'manual', signal, ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const why =
        error instanceof Error ? ((error.cause as Error | undefined) ?? error).message : '';
      look(false, `${path} does not answer: ${why}.`);
      return undefined;
    }
  }

  async function lookAtPage(path: string): Promise<void> {
    const page = await ask(path);
    if (!page) return;
    look(page.status === 200, `${path} answers with status ${page.status}, not 200.`);
    if (page.status !== 200) return;
    const type = page.headers.get('content-type') ?? 'nothing';
    look(type.startsWith('text/html'), `${path} is sent as ${type}, not as text/html.`);
    const canonical = attribute(page.text, /<link rel="canonical" href="([^"]*)"/);
    look(
      canonical === `${origin}${path}`,
      `${path} says that its address is ${canonical ?? 'none'}, not ${origin}${path}: build it with that VITE_SITE_ORIGIN.`,
    );
    look(
      /<meta http-equiv="Content-Security-Policy"/.test(page.text),
      `${path} carries no Content-Security-Policy.`,
    );
    const data = attribute(page.text, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    look(isJson(data), `${path} has no structured data that can be read.`);
  }

  async function lookAtHeaders(): Promise<void> {
    const home = await ask('/');
    if (!home) return;
    for (const [name, value] of Object.entries(siteHeaders('')[0]?.headers ?? {})) {
      const sent = home.headers.get(name);
      if (name === 'Content-Security-Policy')
        look(
          sent !== null && sent.includes("frame-ancestors 'none'") && !sent.includes('unsafe-'),
          `The home page’s ${name} header is ${sent ?? 'missing'}: it must say frame-ancestors 'none', and allow nothing unsafe.`,
        );
      else
        look(
          sent === value,
          `The home page’s ${name} header is ${sent ?? 'missing'}, not ${value}.`,
        );
    }
    const encoding = home.headers.get('content-encoding') ?? '';
    look(/^(?:br|gzip|zstd)$/.test(encoding), 'The home page is not compressed on its way.');
    const cache = home.headers.get('cache-control') ?? '';
    look(
      /no-cache|max-age=0/.test(cache),
      `The home page may be kept ("${cache}"), so that a new price does not show at once.`,
    );
    const script = attribute(home.text, /<script type="module" src="([^"]*)"/);
    const asset = script === undefined ? undefined : await ask(script);
    const kept = asset?.headers.get('cache-control') ?? '';
    look(
      kept.includes('immutable'),
      `The script ${script ?? 'of the home page'} may not be kept ("${kept}"): visitors load it again and again.`,
    );
  }

  async function lookAtMissing(): Promise<void> {
    const page = await ask(nowhere);
    look(page?.status === 404, `${nowhere} answers with status ${page?.status}, not 404.`);
    look(
      page?.text.includes('<title>Page not found') ?? false,
      'An unknown address does not show the site’s own 404 page.',
    );
    const lost = await ask('/assets/no-such-file.js');
    look(
      lost?.status === 404 && !(lost.headers.get('cache-control') ?? '').includes('immutable'),
      'A missing file of /assets is not answered with status 404, or may be kept for a year.',
    );
    const slash = await ask('/about/');
    const leads = slash?.headers.get('location') ?? 'nowhere';
    look(
      [301, 308].includes(slash?.status ?? 0) && new URL(leads, address).pathname === '/about',
      `/about/ does not lead to /about for good: status ${slash?.status}, to ${leads}.`,
    );
  }

  async function lookAtFiles(): Promise<void> {
    const [sitemap, robots, card] = await Promise.all(
      ['/sitemap.xml', '/robots.txt', '/branches/sockburn.vcf'].map((path) => ask(path)),
    );
    const listed = [...(sitemap?.text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    const missing = routes.filter(({ path }) => !listed.includes(`${origin}${path}`));
    look(
      missing.length === 0,
      `/sitemap.xml lacks ${missing.map(({ path }) => `${origin}${path}`).join(', ')}.`,
    );
    look(
      robots?.text.includes(`Sitemap: ${origin}/sitemap.xml`) ?? false,
      '/robots.txt does not name the sitemap.',
    );
    const type = card?.headers.get('content-type') ?? 'nothing';
    look(type.startsWith('text/vcard'), `A branch’s card is sent as ${type}, not as text/vcard.`);
  }

  async function lookAtForm(): Promise<void> {
    const contact = await ask('/contact');
    const endpoint = attribute(contact?.text ?? '', /<form[^>]* action="([^"]*)"/);
    look(endpoint !== undefined, 'The contact form says nowhere to send to.');
    if (endpoint === undefined) return;
    const answer = await ask(endpoint, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    if (!answer) return;
    const allowed = answer.headers.get('access-control-allow-origin') ?? 'nobody';
    look(
      answer.status < 300 && ['*', origin].includes(allowed),
      `The form service does not take enquiries from ${origin}: asked at ${endpoint}, it answers with status ${answer.status} and allows ${allowed}.`,
    );
  }

  async function lookAtPlain(): Promise<void> {
    const { protocol, port, host } = new URL(address);
    if (protocol !== 'https:' || port) return;
    const answer = await ask(`http://${host}/`);
    const leads = answer?.headers.get('location') ?? 'nowhere';
    look(
      leads.startsWith('https://'),
      `http://${host}/ leads ${leads}, not to the encrypted site.`,
    );
  }

  await Promise.all([
    ...routes.map(({ path }) => lookAtPage(path)),
    lookAtHeaders(),
    lookAtMissing(),
    lookAtFiles(),
    lookAtForm(),
    lookAtPlain(),
  ]);
  return { looks, faults };
}

function isJson(text: string | undefined): boolean {
  try {
    return text !== undefined && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

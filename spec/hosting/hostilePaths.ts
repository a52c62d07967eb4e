import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** The answer to a request. Unlike `fetch`, it sends the path as it is, and follows no redirect. */
export async function request(
  origin: string,
  pathname: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { protocol, hostname, port } = new URL(origin);
  const { get } = protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  get({ hostname, port, path: pathname, headers }, resolve).on('error', reject);
  const answer = await promise;
  const { statusCode: status = 0 } = answer;
  const sent = answer.headers as Readonly<Record<string, string>>;
  const body = await buffer(answer);
  return { status, headers: sent, body, text: body.toString() };
}

/** The host to which a hostile link tries to lead visitors. */
const elsewhere = 'elsewhere.example';

const before = [
  '//',
  '/\\',
  '/%5C',
  '/%2f%2F',
  '/%09/',
  '/%0aLocation:%20https://',
  '/%0d%0aSet-Cookie:%20a=b%0d%0a/',
  '/%00/',
  '/./%5C',
  '/%2e%2e/%5C',
  '/@',
  '/https:%5C%5C',
  '/about//',
  '/About%0d%0a',
];
const after = ['', '/', '//', '/%2F', '/?a=b', '/index.html', '/about/', '%0d%0a/'];

/** Paths that an open redirect answers with another host, or with a header of the attacker. None is a page's address. */
export const hostilePaths: readonly string[] = before.flatMap((start) =>
  after.map((end) => `${start}${elsewhere}${end}`),
);

/** Where a browser goes that gets this Location from the site: its path, or the whole address if it leaves the site. */
export function placeOf(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return location;
  const { href, pathname, origin: reached } = new URL(location, origin);
  return reached === origin ? pathname : href;
}

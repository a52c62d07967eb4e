/**
 * Serves one of the compared sites as its host would, over a connection as slow as a phone's: all have the same brotli,
 * cache headers and speed. The connection is slowed down here, so that prefetched pages are slow too; that is why no
 * ready-made server is used.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { useAsDictionary, type Dictionary } from '../../src/publishing/hosting/dictionary.ts';
import type { Certificate } from '../certificate.ts';

/** The round-trip time of a request, in milliseconds. */
const roundTrip = 150;

/** The speed of the connection in bytes per millisecond: 1.6 Mbit/s. */
const bytesPerMillisecond = 200;

export interface Served {
  readonly origin: string;
  /** The number of requests and the bytes sent since the server started, without headers. */
  readonly traffic: () => { readonly requests: number; readonly bytes: number };
  /** Whether the server has no open requests at this moment. */
  readonly isQuiet: () => boolean;
}

/** Content types by file ending, for files that are sent with brotli. Browsers recognise pictures and fonts. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

function answer(folder: string, name: string) {
  const raw = readFileSync(path.join(folder, name));
  const type = types[path.extname(name)];
  const body = type ? brotliCompressSync(raw) : raw;
  const isNamedByContent = /^(?:assets|_astro|_next\/static)\//.test(name);
  const headers: Record<string, string> = {
    'content-length': String(body.length),
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type ? { 'content-type': type, 'content-encoding': 'br' } : {}),
  };
  return { body, headers };
}

/**
 * Reads a folder into memory, compressed, and serves it.
 *
 * @param dictionary what the site's host offers to browsers, so that they get only what differs in a page
 */
export async function serve(
  folder: string,
  { key, cert }: Certificate,
  dictionary?: Dictionary,
): Promise<Served> {
  const files = new Map(
    globSync('**', { cwd: folder })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [`/${name}`, answer(folder, name)]),
  );
  const notFound = files.get('/404.html');
  if (dictionary) {
    const { path: address, link } = dictionary;
    for (const [name, { headers }] of files) {
      if (name.endsWith('.html')) headers['link'] = link;
      if (name === address) headers['use-as-dictionary'] = useAsDictionary;
      if (name.endsWith('.dcz')) {
        headers['content-type'] = 'text/html; charset=utf-8';
        headers['content-encoding'] = 'dcz';
      }
    }
  }
  if (!notFound) throw new Error(`${folder} is no built site: it has no 404.html.`);
  const sent = { requests: 0, bytes: 0 };
  let open = 0;
  let freeAt = 0;

  const send = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = `${pathname === '/' ? '/index' : pathname}.html`;
    const isKept = dictionary && request.headers['available-dictionary'] === dictionary.hash;
    const page =
      files.get(pathname) ?? files.get(isKept ? file + dictionary.ending : file) ?? files.get(file);
    const { body, headers } = page ?? notFound;
    sent.requests += 1;
    await sleep(roundTrip);
    response.writeHead(page ? 200 : 404, headers);
    for (let at = 0; at < body.length && !response.destroyed; at += 1400) {
      const piece = body.subarray(at, at + 1400);
      // All open requests share the connection, one piece at a time.
      freeAt = Math.max(performance.now(), freeAt) + piece.length / bytesPerMillisecond;
      await sleep(Math.max(1, freeAt - performance.now()));
      if (!response.destroyed) response.write(piece);
      sent.bytes += piece.length;
    }
    response.end();
  };

  const server = createSecureServer({ key, cert }, (request, response) => {
    open += 1;
    // A browser that leaves a page cancels its requests.
    send(request, response)
      .catch(() => undefined)
      .finally(() => (open -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    traffic: () => ({ ...sent }),
    isQuiet: () => open === 0,
  };
}

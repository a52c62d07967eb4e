/**
 * Serves one of the compared sites as its host would, over a connection as slow as a phone's: all have the same brotli,
 * cache headers and speed.
 * The connection is slowed down here and not in the browser, so that prefetched and prerendered pages are as slow as
 * the others.
 */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

/** The round-trip time of a request, in milliseconds. */
const roundTrip = 150;

/** The speed of the connection in bytes per millisecond: 1.6 Mbit/s. */
const bytesPerMillisecond = 200;

/** The number of requests and the bytes sent, without headers. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** A site that is being served. */
export interface Served {
  readonly origin: string;
  /** What was sent since the server started. */
  readonly traffic: () => Traffic;
  /** Whether the server has no open requests at this moment. */
  readonly isQuiet: () => boolean;
  readonly close: () => void;
}

/** A certificate of this machine, with the fingerprint by which a browser trusts it. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** The value for `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

/** Reads the certificate from a folder, or makes it the first time. Needs `openssl`. */
export function certificateIn(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  if (!existsSync(cert)) {
    const asked = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365';
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...asked.split(' '), ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
  }
  const { publicKey } = new X509Certificate(readFileSync(cert));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

const text = '; charset=utf-8';

/** Content types by file ending, for files that are sent with brotli. */
const types: Readonly<Record<string, string>> = {
  '.html': `text/html${text}`,
  '.js': `text/javascript${text}`,
  '.css': `text/css${text}`,
  '.txt': `text/plain${text}`,
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.vcf': 'text/vcard',
};

/** Content types by file ending, for files that are already compressed. */
const packedTypes: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

interface Answer {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

function answer(folder: string, name: string): Answer {
  const raw = readFileSync(path.join(folder, name));
  const kind = path.extname(name);
  const packed = packedTypes[kind];
  const body = packed ? raw : brotliCompressSync(raw);
  const named = /^(?:assets|_astro|_next\/static)\//.test(name);
  return {
    body,
    headers: {
      'content-type': packed ?? types[kind] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
      ...(packed ? {} : { 'content-encoding': 'br' }),
    },
  };
}

/** The members that requests of HTTP and HTTP/2 have in common. */
interface Asked {
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
interface Reply {
  readonly destroyed: boolean;
  readonly writeHead: (status: number, headers: Record<string, string>) => unknown;
  readonly write: (piece: Buffer) => unknown;
  readonly end: () => unknown;
}

/**
 * Reads a folder into memory, compressed, and serves it.
 *
 * @param certificate serves HTTP/2 over the slow connection; without it the server uses plain HTTP at full speed
 */
export async function serve(folder: string, certificate?: Certificate): Promise<Served> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => [`/${name}`, answer(folder, name)]),
  );
  const notFound = files.get('/404.html');
  const sent = { requests: 0, bytes: 0 };
  let open = 0;
  let freeAt = 0;

  async function send(request: Asked, response: Reply): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const found =
      files.get(pathname) ?? files.get(pathname === '/' ? '/index.html' : `${pathname}.html`);
    const { body, headers } = found ?? notFound ?? { body: Buffer.alloc(0), headers: {} };
    sent.requests += 1;
    if (certificate) await sleep(roundTrip);
    if (found && request.headers['if-none-match'] === headers['etag']) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    response.writeHead(found ? 200 : 404, headers);
    for (let at = 0; at < body.length && !response.destroyed; at += 1400) {
      const piece = body.subarray(at, at + 1400);
      // All open requests share the connection, one piece at a time.
      freeAt = Math.max(performance.now(), freeAt) + piece.length / bytesPerMillisecond;
      if (certificate) await sleep(Math.max(1, freeAt - performance.now()));
      if (!response.destroyed) response.write(piece);
      sent.bytes += piece.length;
    }
    response.end();
  }

  const listener = (request: Asked, response: Reply) => {
    open += 1;
    // A browser that leaves a page cancels its requests.
    send(request, response)
      .catch(() => undefined)
      .finally(() => (open -= 1));
  };
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    traffic: () => ({ ...sent }),
    isQuiet: () => open === 0,
    close: () => server.close(),
  };
}

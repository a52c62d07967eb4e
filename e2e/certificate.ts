import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A self-signed certificate, with the fingerprint by which a browser trusts it. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** The value for `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

/** Makes a certificate in a folder, as `key.pem` and `cert.pem`. Needs `openssl`. */
export function certificateIn(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365';
  const names = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,DNS:www.localhost';
  const options = `req ${kind} ${names}`.split(' ');
  execFileSync('openssl', [...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const { publicKey } = new X509Certificate(readFileSync(cert));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

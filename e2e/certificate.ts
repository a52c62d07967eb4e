import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A self-signed certificate, with the fingerprint by which a browser trusts it. */
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
    const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365';
    const subject = [
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,DNS:www.localhost',
    ];
    execFileSync('openssl', [...options.split(' '), ...subject, '-keyout', key, '-out', cert], {
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

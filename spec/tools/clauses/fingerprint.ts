import { createHash } from 'node:crypto';
import type { Clause } from './clauses.ts';

/**
 * A hash of a clause's text, quotations, level and kinds of evidence. A tester's result is valid for one fingerprint,
 * so it stays valid if title, reasons, source or violations change.
 */
export function fingerprint({ text, quotes, level, verify }: Clause): string {
  const words = JSON.stringify([text.replace(/\s+/g, ' '), quotes, level, verify]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

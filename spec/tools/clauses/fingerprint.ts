import { createHash } from 'node:crypto';
import type { Clause } from './clauses.ts';

/**
 * The fingerprint of a clause: a hash of its text with the quotations, its level and its kinds of evidence. A tester's
 * result is valid for one fingerprint, so title, reasons, source and violations may change.
 */
export function fingerprint({ text, quotes, level, verify }: Clause): string {
  const words = JSON.stringify([text.replace(/\s+/g, ' '), quotes, level, verify]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import type { Clause } from './clauses.ts';

/**
 * The fingerprint of a clause: its normative text with the quotations, its level and its kinds of evidence. A person's
 * result is of the clause with this fingerprint; title, reasons, source and violations may change.
 */
export function fingerprint({ text, quotes, level, verify }: Clause): string {
  const words = JSON.stringify([text.replace(/\s+/g, ' '), quotes, level, verify]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

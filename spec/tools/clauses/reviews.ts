import { createHash } from 'node:crypto';
import type { Clause, Specification } from './clauses.ts';

/** By clause id, the fingerprint of the clause when a person last compared it with its tests. */
export type Reviews = Readonly<Record<string, string>>;

/**
 * The fingerprint of a clause: its normative text with the quotations, its level and its kinds of evidence. Title,
 * reasons, source and violations may change without a review.
 */
export function fingerprint({ text, quotes, level, verify }: Clause): string {
  const words = JSON.stringify([text.replace(/\s+/g, ' '), quotes, level, verify]);
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

/**
 * Reads `spec/review.lock.json`.
 *
 * @throws Error when it is not an object of texts.
 */
export function parseReviews(json: string): Reviews {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
      return Object.fromEntries(entries);
    }
  }
  throw new Error(
    'spec/review.lock.json is not an object of fingerprints by clause id. Restore it from Git.',
  );
}

/** Lists the clauses that nobody has compared with their tests in their present form, one sentence each. */
export function checkReviews({ clauses }: Specification, reviews: Reviews): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  return [
    ...clauses
      .filter((clause) => reviews[clause.id] !== fingerprint(clause))
      .map(({ id, file }) =>
        reviews[id]
          ? `${id} (${file}) changed since its tests were last reviewed. Check that they still test all of it, then run npm run spec:review ${id}`
          : `${id} (${file}) is new. Check that its tests test all of it, then run npm run spec:review ${id}`,
      ),
    ...Object.keys(reviews)
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${id} was reviewed but no longer exists. Run npm run spec:review ${id} to remove it.`,
      ),
  ];
}

/**
 * The new text of the lock file after a review of one clause: its fingerprint is updated, or removed with the clause.
 *
 * @throws Error when the id is neither that of a clause nor in the file.
 */
export function renewReview({ clauses }: Specification, reviews: Reviews, id: string): string {
  const clause = clauses.find((one) => one.id === id);
  if (!clause && !reviews[id]) throw new Error(`No clause has the id ${id || '""'}.`);
  const others = Object.entries(reviews).filter(([other]) => other !== id);
  const renewed = clause ? [...others, [id, fingerprint(clause)] as const] : others;
  const sorted = renewed.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

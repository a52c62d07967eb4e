import type { Closure } from '../domain/openingHours.ts';

/** Days on which all branches and the head office close, or one branch. */
export interface OwnersClosure extends Closure {
  /** The branch's `id` in `business.ts`; all if there is none. */
  readonly branch?: string;
}

/**
 * The days on which you close, one line each: the first and the last day (`until` only if there are several), a short
 * sentence in your own words, and the branch if it is only one. The sentence has 90 letters at most and a full stop at
 * its end; a closure lasts 120 days at most. For example:
 *
 *     { from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' },
 *     { from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' },
 *
 * Remove a line once its last day is over.
 */
export const closures: readonly OwnersClosure[] = [];

import { test } from 'vitest';

/** The ids that a test may cite. `npm run spec:ids` adds those of the project's clauses. */
export interface ClauseIds {}

/**
 * Defines a Vitest test of a clause. The id becomes a tag and part of the title, so that reports and filters find it;
 * an unknown id does not compile.
 */
export function clause(id: keyof ClauseIds, title: string, run: () => void | Promise<void>): void {
  test(`${id}: ${title}`, { tags: [id] }, run);
}

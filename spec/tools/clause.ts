import { test } from 'vitest';
import type { ClauseId } from '../settings.ts';

/**
 * Defines a Vitest test of a clause. The id becomes a tag and part of the title, so that reports and filters find it;
 * an unknown id does not compile.
 */
export function clause(id: ClauseId, title: string, run: () => void | Promise<void>): void {
  test(`${id}: ${title}`, { tags: [id] }, run);
}

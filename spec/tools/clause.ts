import { test } from 'vitest';
import type { ClauseId } from '../../.cache/clause-ids.ts';

/**
 * A test that holds a clause. The id becomes a tag and part of the title, so that reports and filters
 * find it; an id that no clause has does not compile.
 */
export function clause(id: ClauseId, title: string, run: () => void | Promise<void>): void {
  test(`${id}: ${title}`, { tags: [id] }, run);
}

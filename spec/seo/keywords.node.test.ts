import { expect } from 'vitest';
import { keywordsFor } from '../../src/content/keywords.ts';
import { routes } from '../../src/content/routes.ts';
import { clause } from '../tools/clause.ts';

clause(
  'FIND-KEYWORDS',
  'seventeen pages have at least four keywords, none of them blank or used twice',
  () => {
    const lists = routes.map(({ path }) => keywordsFor(path)).filter((list) => list !== undefined);
    expect(lists).toHaveLength(17);
    for (const list of lists) expect(list.length).toBeGreaterThan(3);
    const keywords = lists.flat();
    expect(keywords).toHaveLength(81);
    for (const keyword of keywords) expect(keyword).toMatch(/^[\w-]+(?: [\w-]+)*$/);
    expect(new Set(keywords).size).toBe(keywords.length);
  },
);

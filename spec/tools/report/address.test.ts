import { expect, test } from 'vitest';
import { fixtureClause } from '../fixtures.ts';
import { filterClauses, noFilters } from './address.ts';

const menu = {
  ...fixtureClause({ id: 'MENU-ONE', verify: ['e2e', 'story'], pages: ['/about'] }),
  verdict: 'passed',
} as const;
const faq = {
  ...fixtureClause({ id: 'FAQ-TWO', title: 'Two answers', text: 'Both may be open.' }),
  area: 'faq',
  level: 'should',
  pages: ['/faq#wof'],
  verdict: 'stale',
  change: { kind: 'verdict', before: 'passed' },
} as const;

test.each([
  [{}, [menu, faq]],
  [{ verdict: 'stale' }, [faq]],
  [{ verdict: 'blocking' }, [faq]],
  [{ area: 'menu' }, [menu]],
  [{ page: '/faq' }, [faq]],
  [{ page: '/fa' }, []],
  [{ level: 'must' }, [menu]],
  [{ kind: 'story' }, [menu]],
  [{ change: 'any' }, [faq]],
  [{ change: 'added' }, []],
  [{ words: ' OPEN both' }, [faq]],
  [{ words: 'menu-one' }, [menu]],
  [{ words: 'open', area: 'menu' }, [menu]],
])('filterClauses applies the filters %o', (filters, found) => {
  expect(filterClauses([menu, faq], { ...noFilters, ...filters })).toEqual(found);
});

import { expect, test } from 'vitest';
import { filterClauses, noFilters } from './address.ts';

const menu = {
  id: 'MENU-ONE',
  title: 'One panel',
  text: 'At most one is open.',
  area: 'menu',
  level: 'must',
  verify: ['e2e', 'story'],
  pages: ['/about'],
  verdict: 'passed',
} as const;
const faq = {
  id: 'FAQ-TWO',
  title: 'Two answers',
  text: 'Both may be open.',
  area: 'faq',
  level: 'should',
  verify: ['spec'],
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

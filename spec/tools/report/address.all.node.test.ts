import { describe, expect, test } from 'vitest';
import { addressOf, filterClauses, noFilters, parseAddress } from './address.ts';

describe('the address of a view', () => {
  test('has the filters and the open clause, and restores both', () => {
    const address = addressOf({
      view: 'clauses',
      filters: { verdict: 'failed', words: 'one panel', area: '' },
      clause: 'PLANTED-PANEL',
    });
    expect(address).toBe('#/clauses?verdict=failed&words=one+panel&clause=PLANTED-PANEL');
    expect(parseAddress(address)).toEqual({
      view: 'clauses',
      filters: { ...noFilters, verdict: 'failed', words: 'one panel' },
      clause: 'PLANTED-PANEL',
      at: '',
    });
  });

  test('opens a clause when it is only the clause’s id', () => {
    expect(parseAddress('#PLANTED-PANEL')).toMatchObject({
      view: 'clauses',
      clause: 'PLANTED-PANEL',
    });
  });

  test('opens the overview without filters when the report does not know it', () => {
    for (const hash of ['', '#', '#/nowhere?verdict=excellent', '#__proto__']) {
      expect(parseAddress(hash)).toMatchObject({ view: 'overview', filters: noFilters });
    }
  });
});

describe('filters', () => {
  const clauses = [
    {
      id: 'MENU-ONE',
      title: 'One panel',
      text: 'At most one is open.',
      area: 'menu',
      level: 'must',
      verify: ['e2e', 'story'],
      pages: ['/about'],
      verdict: 'passed',
    },
    {
      id: 'FAQ-TWO',
      title: 'Two answers',
      text: 'Both may be open.',
      area: 'faq',
      level: 'should',
      verify: ['spec'],
      pages: ['/faq#wof'],
      verdict: 'stale',
      change: { kind: 'verdict', before: 'passed' },
    },
  ] as const;
  test.each([
    [{}, ['MENU-ONE', 'FAQ-TWO']],
    [{ verdict: 'stale' }, ['FAQ-TWO']],
    [{ verdict: 'blocking' }, ['FAQ-TWO']],
    [{ area: 'menu' }, ['MENU-ONE']],
    [{ page: '/faq' }, ['FAQ-TWO']],
    [{ page: '/fa' }, []],
    [{ level: 'must' }, ['MENU-ONE']],
    [{ kind: 'story' }, ['MENU-ONE']],
    [{ change: 'any' }, ['FAQ-TWO']],
    [{ change: 'verdict' }, ['FAQ-TWO']],
    [{ change: 'added' }, []],
    [{ words: 'OPEN both' }, ['FAQ-TWO']],
    [{ words: 'menu-one' }, ['MENU-ONE']],
    [{ words: 'open', area: 'menu' }, ['MENU-ONE']],
    [{ words: 'closed' }, []],
  ] as const)('%o leave the clauses %j', (filters, ids) => {
    const kept = filterClauses(clauses, { ...noFilters, ...filters });
    expect(kept.map(({ id }) => id)).toEqual(ids);
  });
});

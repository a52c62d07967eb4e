import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureClause, fixtureInput } from './fixtureProject.ts';
import { readEarlier } from './since.ts';

const earlier = buildReport(fixtureInput());

/** What the report says is new of its one clause, after a change of what it is made of. */
function changeOf(change: Parameters<typeof fixtureInput>[0]) {
  return buildReport({ ...fixtureInput(change), earlier }).clauses[0]?.change;
}

function planted(change: Parameters<typeof fixtureClause>[0]) {
  return { specification: { clauses: [fixtureClause(change)], retired: [], problems: [] } };
}

describe('a report that is compared with an earlier one', () => {
  test('says which that was, and nothing of a clause that is as it was', () => {
    const report = buildReport({ ...fixtureInput(), earlier });
    expect(report.since).toEqual({
      made: '2026-11-21T05:00:00.000Z',
      commit: 'abc1234',
      gone: [],
    });
    expect(report.clauses[0]).not.toHaveProperty('change');
  });

  test('tells a new clause, and one that is gone', () => {
    const report = buildReport({ ...fixtureInput(planted({ id: 'MENU-NEW' })), earlier });
    expect(report.clauses[0]?.change).toEqual({ kind: 'added' });
    expect(report.since?.gone).toEqual(['PLANTED-ONE-PANEL']);
  });

  test.each([
    ['title', { title: 'One panel, and no more' }],
    ['text', { text: 'The first one closes.\n\n> Services' }],
    ['level', { level: 'should' }],
  ] as const)('tells a clause whose %s changed', (_, change) => {
    expect(changeOf(planted(change))).toEqual({ kind: 'changed' });
  });

  test('tells a clause that came to another verdict, and what it was', () => {
    expect(changeOf({ hashOf: () => 'h2' })).toEqual({ kind: 'verdict', before: 'passed' });
  });

  test('tells both of a clause that reads otherwise and came to another verdict', () => {
    const change = { ...planted({ text: 'It closes.' }), hashOf: () => 'h2' };
    expect(changeOf(change)).toEqual({ kind: 'changed', before: 'passed' });
  });

  test('that speaks of nothing earlier says nothing of it', () => {
    expect(earlier).not.toHaveProperty('since');
  });
});

test('an earlier report is read from its JSON, and nothing else is', () => {
  expect(readEarlier(JSON.stringify(earlier)).clauses).toHaveLength(1);
  for (const json of ['null', '[]', '{"format":2,"clauses":[]}', '{"format":1}']) {
    expect(() => readEarlier(json)).toThrow('It is not a report.json');
  }
});

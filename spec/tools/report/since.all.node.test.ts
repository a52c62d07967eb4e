import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureInput, planted } from './fixtureInput.ts';
import { readEarlier } from './since.ts';

const earlier = buildReport(fixtureInput());

/** The reported change of the only clause after a change of the input. */
function changeOf(change: Parameters<typeof fixtureInput>[0]) {
  return buildReport({ ...fixtureInput(change), earlier }).clauses[0]?.change;
}

describe('a report that is compared with an earlier one', () => {
  test('names the earlier report, and lists no change of an unchanged clause', () => {
    const report = buildReport({ ...fixtureInput(), earlier });
    expect(report.since).toEqual({
      made: '2026-11-21T05:00:00.000Z',
      commit: 'abc1234',
      gone: [],
    });
    expect(report.clauses[0]).not.toHaveProperty('change');
  });

  test('lists a new clause and a removed one', () => {
    const report = buildReport({ ...fixtureInput(planted({ id: 'MENU-NEW' })), earlier });
    expect(report.clauses[0]?.change).toEqual({ kind: 'added' });
    expect(report.since?.gone).toEqual(['PLANTED-ONE-PANEL']);
  });

  test.each([
    ['title', { title: 'One panel, and no more' }],
    ['text', { text: 'The first one closes.\n\n> Services' }],
    ['level', { level: 'should' }],
  ] as const)('lists a clause whose %s changed', (_, change) => {
    expect(changeOf(planted(change))).toEqual({ kind: 'changed' });
  });

  test('lists a clause with another verdict, and its earlier verdict', () => {
    expect(changeOf({ outdated: () => 'Changed.' })).toEqual({ kind: 'verdict', before: 'passed' });
  });

  test('lists a clause with another text and another verdict as changed, with its earlier verdict', () => {
    const change = { ...planted({ text: 'It closes.' }), outdated: () => 'Changed.' };
    expect(changeOf(change)).toEqual({ kind: 'changed', before: 'passed' });
  });
});

test('only the JSON of a report is read as an earlier report', () => {
  expect(readEarlier(JSON.stringify(earlier)).clauses).toHaveLength(1);
  for (const json of ['null', '[]', '{"format":2,"clauses":[]}']) {
    expect(() => readEarlier(json)).toThrow('not a report.json');
  }
});

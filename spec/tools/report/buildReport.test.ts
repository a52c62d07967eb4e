import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureResult } from '../fixtures.ts';
import { fixtureInput, planted, runsWith } from './fixtureInput.ts';
import { readEarlier, type ReportInput } from './readInput.ts';

/** The fixture's report with some input replaced, and its only clause. */
function reportWith(change: Partial<ReportInput> = {}) {
  const report = buildReport(fixtureInput(change));
  const [clause] = report.clauses;
  if (!clause) throw new Error('The report has no clause.');
  return { ...report, clause };
}

describe('a report', () => {
  test('joins a clause with its tests, stories, sources, decisions and proof', () => {
    const { clause, ...report } = reportWith();
    expect(clause).toMatchObject({
      id: 'PLANTED-ONE-PANEL',
      verdict: 'passed',
      sources: [
        { text: '§2 Top menu', block: 's2-2' },
        { text: 'D9', decision: 'D9' },
      ],
      decisions: ['D9'],
      tests: [
        { file: 'spec/menu/menus.test.tsx', outcome: 'passed', kinds: ['spec'] },
        { file: 'e2e/workbench.spec.ts', outcome: 'passed', kinds: ['story', 'a11y'] },
      ],
      stories: ['menu--open'],
      violations: [
        { from: 'auto', to: 'manual', judgement: { verdict: 'proven', why: 'expected false' } },
      ],
    });
    expect(report).toMatchObject({
      fit: 'yes',
      faults: [],
      counts: { passed: 1, failed: 0, 'manual due': 0 },
      runs: [
        { runner: 'spec', passed: 1, failed: 0, skipped: 0 },
        { runner: 'e2e', passed: 1 },
      ],
    });
  });

  test('replaces the names of facts in a clause by their values', () => {
    const named = planted({ text: 'From {price.a}.\n\n> From {price.a}.' });
    const { clause } = reportWith({ ...named, facts: { 'price.a': '$40' } });
    expect(clause.text).toBe('From $40.\n\n> From $40.');
  });

  test.each<[string, Partial<ReportInput>]>([
    ['a clause that failed', runsWith({ outcome: 'failed' })],
    ['no proof', { proof: {} }],
    ['a runner without results', { runs: runsWith().runs.slice(0, 1) }],
    ['a failed test that cites no clause', runsWith({ outcome: 'failed', clauses: [] })],
    ['a test that cites an unknown clause', runsWith({ clauses: ['PLANTED-GONE'] })],
    ['a syntax error', { specification: { ...planted().specification, problems: ['No id.'] } }],
    [
      'a commit after the run',
      { commit: { id: 'a', date: '2026-11-21T04:05:00Z', changed: false } },
    ],
  ])('says “not fit” with %s', (_, change) => {
    expect(reportWith(change).fit).toBe('no');
  });

  test('says “not yet” with a manual clause that nobody has verified, and lists its steps', () => {
    const text = 'Listen:\n\n1. Open the menu.\n2. Hear its name.';
    const { fit, clause } = reportWith(planted({ verify: ['spec', 'manual'], text }));
    expect(fit).toBe('not yet');
    expect(clause).toMatchObject({
      verdict: 'manual due',
      steps: ['Open the menu.', 'Hear its name.'],
    });
  });

  test('says “fit” with an accepted discrepancy, and counts it', () => {
    const clauses = ['PLANTED-ONE-PANEL'];
    const register = [{ id: 'D9', title: 'Menus', words: '', confirm: true, clauses }];
    expect(reportWith({ register })).toMatchObject({
      fit: 'yes',
      counts: { passed: 0, 'accepted discrepancy': 1 },
    });
  });

  test('omits the judgements of an outdated proof', () => {
    const { clause, proof } = reportWith({ outdated: () => 'Its product changed.' });
    expect(proof).toMatchObject({ proven: 0, violations: 1 });
    expect(clause.verdict).toBe('stale');
    expect(clause.violations).toEqual([{ file: 'src/Menu.tsx', from: 'auto', to: 'manual' }]);
  });

  test('ignores a tester’s result when the clause or the page has changed', () => {
    const heard = planted({ verify: ['spec', 'manual'], text: 'It is heard.\n\n1. Listen.' });
    const verdictOf = (fingerprint: string, hash = 'p1') =>
      reportWith({ ...heard, hashOfPage: () => hash, walk: [fixtureResult({ fingerprint })] })
        .clause.verdict;
    const { fingerprint } = reportWith(heard).clause;
    expect(verdictOf(`another p1`)).toBe('manual due');
    expect(verdictOf(`${fingerprint} p1`)).toBe('passed');
    expect(verdictOf(`${fingerprint} p1`, 'p2')).toBe('manual due');
  });

  test('fails a clause that a tester saw wrong, until the same tester sees it right', () => {
    const { fingerprint } = reportWith().clause;
    const wrong = fixtureResult({ outcome: 'failed', comment: 'Two are open.', fingerprint });
    const walk = [fixtureResult({ tester: 'Ben', fingerprint }), wrong];
    expect(reportWith({ walk }).clause).toMatchObject({
      verdict: 'failed',
      reasons: [{ why: 'Ana (NVDA) saw it wrong on /, 2026-11-20: Two are open.' }],
    });
    const again = { ...wrong, outcome: 'passed' as const, date: '2026-11-20T05:00:00Z' };
    expect(reportWith({ walk: [...walk, again] }).clause.verdict).toBe('passed');
  });

  test('lists a clause with its sentence of the specification, or else with the block it names', () => {
    expect(reportWith().source[2]).toMatchObject({
      parts: ['Top menu'],
      clauses: ['PLANTED-ONE-PANEL'],
    });
    const entry = { text: 'One panel.', clauses: ['PLANTED-ONE-PANEL'] };
    const { source, coverage } = reportWith({ coverage: [entry] });
    expect(coverage).toEqual({ statements: 1, held: 1 });
    expect(source[3]).toMatchObject({ statements: [entry], clauses: [] });
  });
});

describe('a report that is compared with an earlier one', () => {
  const earlier = buildReport(fixtureInput());

  test.each<[string, Partial<ReportInput>, unknown]>([
    ['nothing', {}, undefined],
    ['its title', planted({ title: 'One panel' }), { kind: 'changed', before: 'passed' }],
    ['its level', planted({ level: 'should' }), { kind: 'changed', before: 'passed' }],
    ['its verdict', { outdated: () => 'Old.' }, { kind: 'verdict', before: 'passed' }],
    ['its id', planted({ id: 'MENU-NEW' }), { kind: 'added' }],
  ])('shows the change of a clause since then: %s', (_, change, expected) => {
    expect(reportWith({ ...change, earlier }).clause.change).toEqual(expected);
  });

  test('accepts only a report.json as the earlier report', () => {
    expect(readEarlier(JSON.stringify(earlier)).clauses).toHaveLength(1);
    for (const json of ['null', '[]', '{"format":2,"clauses":[]}'])
      expect(() => readEarlier(json)).toThrow('not a report.json');
  });
});

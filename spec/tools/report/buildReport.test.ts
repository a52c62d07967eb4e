import { describe, expect, test } from 'vitest';
import type { Judgement } from '../proof/types.ts';
import { fixtureResult } from '../fixtures.ts';
import { buildReport } from './buildReport.ts';
import { fixtureInput, planted, runsWith } from './fixtureInput.ts';
import type { ReportInput } from './readInput.ts';
import type { Verdict } from './types.ts';

/** The fixture's report with some input replaced, and its only clause. */
function reportWith(change: Partial<ReportInput> = {}) {
  const report = buildReport(fixtureInput(change));
  const [clause] = report.clauses;
  if (!clause) throw new Error('The report has no clause.');
  return { ...report, clause };
}

const id = 'PLANTED-ONE-PANEL';
const heard = { verify: ['spec', 'manual'], text: 'Listen:\n\n1. Open it.\n2. Hear it.' } as const;

/** The input with a proof of this verdict. */
function judged(verdict: Judgement['verdict']): Partial<ReportInput> {
  return { proof: { [id]: { hash: 'h1', violations: [{ verdict, kind: 'spec', why: '' }] } } };
}

/** The input with a manual clause and a tester's result of this date. */
function seen(date: string, outcome: 'passed' | 'failed' = 'passed'): Partial<ReportInput> {
  const { fingerprint } = reportWith(planted(heard)).clause;
  const walk = [fixtureResult({ date, outcome, fingerprint, comment: 'Two are open.' })];
  return { ...planted(heard), walk };
}

/** The input with a failed test, although another test gives the evidence. */
const failedTest = { ...planted({ verify: ['story'] }), ...runsWith({ outcome: 'failed' }) };

/** The input with a decision that the owner has yet to confirm. */
const toConfirm: Partial<ReportInput> = {
  register: [{ id: 'D9', title: 'Menus', words: '', confirm: true, clauses: [id] }],
};

describe('a report', () => {
  test('joins a clause with its tests, stories, sources, decisions and proof', () => {
    const { clause, ...report } = reportWith();
    expect(clause).toMatchObject({
      id,
      verdict: 'passed',
      reasons: [],
      sources: [
        { text: '§2 Top menu', statement: 0 },
        { text: 'D9', decision: 'D9' },
      ],
      decisions: ['D9'],
      tests: [
        { file: 'spec/menu/menus.test.tsx', outcome: 'passed', kinds: ['spec'] },
        { file: 'e2e/workbench.spec.ts', outcome: 'passed', kinds: ['story'] },
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

  test.each<[Verdict, string, Partial<ReportInput>, string]>([
    ['failed', 'a failed test', failedTest, 'closes Tyres” failed.'],
    ['failed', 'a control that failed', judged('control failed'), 'in the unchanged product'],
    [
      'failed',
      'a result “wrong”',
      seen('2026-11-20', 'failed'),
      'saw it wrong on /, 2026-11-20: Two',
    ],
    ['untested', 'missing evidence', planted({ verify: ['spec', 'e2e'] }), 'names e2e'],
    ['unproven', 'a violation that no test caught', judged('unproven'), 'no test failed'],
    ['unproven', 'a failure that is no assertion', judged('wrong reason'), 'not in an assertion'],
    ['unproven', 'violations that were never tried', { proof: {} }, 'never tried'],
    ['unproven', 'no violation', planted({ violations: [] }), 'has no violation'],
    ['stale', 'an outdated proof', { outdated: () => 'A helper changed.' }, 'A helper changed.'],
    ['stale', 'a violation that was not applied', judged('stale'), 'could not be applied'],
    ['manual due', 'nobody who has seen it', planted(heard), 'No person has verified it'],
    ['manual due', 'a result of 181 days ago', seen('2026-05-24'), 'more than 180 days'],
    ['manual due', 'a result without a valid date', seen('no day'), 'more than 180 days'],
    ['accepted discrepancy', 'a decision to confirm', toConfirm, 'follows D9'],
  ])('gives the verdict “%s” to a clause with %s', (verdict, _, change, why) => {
    const { clause, fit, counts } = reportWith(change);
    expect(clause).toMatchObject({ verdict, reasons: [{ why: expect.stringContaining(why) }] });
    expect(counts).toMatchObject({ passed: 0, [verdict]: 1 });
    const others: Partial<Record<Verdict, string>> = {
      'manual due': 'not yet',
      'accepted discrepancy': 'yes',
    };
    expect(fit).toBe(others[verdict] ?? 'no');
  });

  test.each<[string, Partial<ReportInput>]>([
    ['a should clause without a violation', planted({ level: 'should', violations: [] })],
    ['a manual clause with a result of 180 days ago', seen('2026-05-25')],
  ])('gives the verdict “passed” to %s', (_, change) => {
    expect(reportWith(change).clause.verdict).toBe('passed');
  });

  test('gives a clause the verdict of its worst reason, and lists all, worst first', () => {
    const skipped = runsWith({ outcome: 'skipped' });
    const all = { ...planted(heard), ...skipped, ...toConfirm, outdated: () => 'Old.' };
    const { reasons } = reportWith(all).clause;
    const order = ['stale', 'untested', 'untested', 'manual due', 'accepted discrepancy'];
    expect(reasons.map(({ verdict }) => verdict)).toEqual(order);
    expect(reasons[1]?.why).toContain('was skipped');
  });

  test.each<[string, Partial<ReportInput>]>([
    ['a runner without results', { runs: runsWith().runs.slice(0, 1) }],
    ['a failed test that cites no clause', runsWith({ outcome: 'failed', clauses: [] })],
    ['a syntax error', { specification: { ...planted().specification, problems: ['No id.'] } }],
    [
      'a commit after the run',
      { commit: { id: 'a', date: '2026-11-21T04:05:00Z', changed: false } },
    ],
  ])('says “not fit” with %s', (_, change) => {
    const { fit, faults } = reportWith(change);
    expect(fit).toBe('no');
    expect(faults).not.toEqual([]);
  });

  test('omits the judgements of an outdated proof', () => {
    const { clause, proof } = reportWith({ outdated: () => 'Its product changed.' });
    expect(proof).toMatchObject({ proven: 0, violations: 1 });
    expect(clause.violations).toEqual([{ file: 'src/Menu.tsx', from: 'auto', to: 'manual' }]);
  });

  test('ignores a tester’s result when the clause or a fact in it has changed, and nothing else', () => {
    const priced = planted({
      ...heard,
      text: 'Listen for {price.menu}:\n\n1. Open it.\n2. Hear its name.',
    });
    const printed = reportWith({ ...priced, facts: { 'price.menu': '$79' } }).clause.fingerprint;
    const verdictOf = (fingerprint: string, price: string) =>
      reportWith({
        ...priced,
        facts: { 'price.menu': price },
        walk: [fixtureResult({ fingerprint })],
      }).clause.verdict;
    expect(verdictOf('another', '$79')).toBe('manual due');
    expect(verdictOf(printed, '$79')).toBe('passed');
    expect(verdictOf(printed, '$97')).toBe('manual due');
  });

  test('fails a clause that a tester saw wrong, until the same tester sees it right', () => {
    const { fingerprint } = reportWith().clause;
    const wrong = fixtureResult({ outcome: 'failed', fingerprint });
    const walk = [fixtureResult({ tester: 'Ben', fingerprint }), wrong];
    expect(reportWith({ walk }).clause.verdict).toBe('failed');
    const again = { ...wrong, outcome: 'passed' as const, date: '2026-11-20T05:00:00Z' };
    expect(reportWith({ walk: [...walk, again] }).clause.verdict).toBe('passed');
  });
});

import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { fixtureTest, fixtureInput, planted } from './fixtureInput.ts';
import type { WalkResult } from './types.ts';

const specTest = fixtureTest(0);
const storyTest = fixtureTest(1);

/** The only clause of a report with this input. */
function clauseOf(input: ReturnType<typeof fixtureInput>) {
  const [clause] = buildReport(input).clauses;
  if (!clause) throw new Error('The report has no clause.');
  return clause;
}

describe('a report', () => {
  test('joins a clause with its tests, stories, sources, decisions and proof', () => {
    expect(clauseOf(fixtureInput())).toMatchObject({
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
      stories: [{ id: 'menu--open', file: 'stories/menu.stories.tsx', width: 'phone' }],
      violations: [
        { from: 'auto', to: 'manual', judgement: { verdict: 'proven', why: 'expected false' } },
      ],
    });
  });

  test('shows the facts that a clause names', () => {
    const named = planted({ text: 'From {price.a}.\n\n> From {price.a}.' });
    expect(clauseOf(fixtureInput({ ...named, facts: { 'price.a': '$40' } })).text).toBe(
      'From $40.\n\n> From $40.',
    );
  });

  test('counts clauses by verdict and tests by outcome, and is fit when nothing blocks it', () => {
    expect(buildReport(fixtureInput())).toMatchObject({
      fit: true,
      faults: [],
      counts: { passed: 1, failed: 0, 'manual due': 0 },
      proof: { run: true, proven: 1, violations: 1, kinds: 'spec 1 of 1' },
      runs: [
        { runner: 'spec', began: '2026-11-21T04:00:00.000Z', passed: 1, failed: 0, skipped: 0 },
        { runner: 'e2e', passed: 1 },
      ],
    });
  });

  test.each([
    ['a clause that failed', { results: [{ ...specTest, outcome: 'failed' as const }, storyTest] }],
    ['no proof', { proof: {} }],
    ['a runner without results', { results: [specTest] }],
    [
      'a failed test that cites no clause',
      {
        results: [specTest, storyTest, { ...specTest, outcome: 'failed' as const, clauses: [] }],
      },
    ],
    [
      'a skipped test that cites no clause',
      {
        results: [specTest, storyTest, { ...specTest, outcome: 'skipped' as const, clauses: [] }],
      },
    ],
    [
      'a test that cites an unknown clause',
      { results: [specTest, storyTest, { ...specTest, clauses: ['PLANTED-GONE'] }] },
    ],
    [
      'a clause that cannot be read',
      { specification: { ...planted({}).specification, problems: ['menu: no id.'] } },
    ],
    [
      'results older than the commit',
      { commit: { id: 'abc', date: '2026-11-21T04:05:00Z', changed: false } },
    ],
  ])('is not fit with %s', (_, change) => {
    expect(buildReport(fixtureInput(change)).fit).toBe(false);
  });

  test('is fit with an accepted discrepancy, which it counts', () => {
    const register = [
      { id: 'D9', title: 'Menus', words: '', confirm: true, clauses: ['PLANTED-ONE-PANEL'] },
    ];
    const report = buildReport(fixtureInput({ register }));
    expect(report.fit).toBe(true);
    expect(report.counts).toMatchObject({ passed: 0, 'accepted discrepancy': 1 });
  });

  test('does not show the failures of an outdated proof', () => {
    const input = fixtureInput({ outdated: () => 'Its product changed.' });
    const clause = clauseOf(input);
    expect(buildReport(input).proof).toMatchObject({ proven: 0, violations: 1 });
    expect(clause.verdict).toBe('stale');
    expect(clause.violations).toEqual([{ file: 'src/Menu.tsx', from: 'auto', to: 'manual' }]);
  });

  test('removes the folder of the project from the message of a failed test', () => {
    const message = 'AssertionError: expected 1 to be 2\n at /project/spec/menu/menus.test.tsx:3';
    const results = [{ ...specTest, outcome: 'failed' as const, message }, storyTest];
    expect(clauseOf(fixtureInput({ results })).tests[0]?.message).toBe(
      'AssertionError: expected 1 to be 2\n at spec/menu/menus.test.tsx:3',
    );
  });

  test('lists the numbered steps of a manual clause', () => {
    const change = {
      verify: ['manual'] as const,
      text: 'Listen:\n\n1. Open the menu.\n2. Hear its name.',
    };
    const clause = clauseOf(fixtureInput(planted(change)));
    expect(clause.steps).toEqual(['Open the menu.', 'Hear its name.']);
    expect(clause.verdict).toBe('manual due');
  });

  const seen: WalkResult = {
    clause: 'PLANTED-ONE-PANEL',
    page: '/',
    outcome: 'passed',
    tester: 'Ana',
    device: 'NVDA',
    build: 'abc1234',
    date: '2026-11-20T04:00:00Z',
    fingerprint: 'another',
  };

  test('ignores a tester’s result when the clause or the page has changed', () => {
    const heard = planted({ verify: ['spec', 'manual'], text: 'It is heard.\n\n1. Listen.' });
    const of = (fingerprint: string, hash = 'p1') =>
      fixtureInput({ ...heard, hashOfPage: () => hash, walk: [{ ...seen, fingerprint }] });
    const { fingerprint } = clauseOf(of('another'));
    expect(clauseOf(of('another')).verdict).toBe('manual due');
    expect(clauseOf(of(`${fingerprint} p1`)).verdict).toBe('passed');
    expect(clauseOf(of(`${fingerprint} p1`, 'p2')).verdict).toBe('manual due');
    expect(buildReport(of(`${fingerprint} p1`)).walk).toHaveLength(1);
  });

  test('fails a clause that a tester saw wrong, even if its tests passed', () => {
    const { fingerprint } = clauseOf(fixtureInput());
    const wrong = { ...seen, outcome: 'failed' as const, comment: 'Two are open.', fingerprint };
    const walk = [{ ...seen, tester: 'Ben', fingerprint }, wrong];
    expect(clauseOf(fixtureInput({ walk }))).toMatchObject({
      verdict: 'failed',
      reasons: [{ why: 'Ana (NVDA) saw it wrong on /, 2026-11-20: Two are open.' }],
    });
    const again = { ...wrong, outcome: 'passed' as const, date: '2026-11-20T05:00:00Z' };
    expect(clauseOf(fixtureInput({ walk: [...walk, again] })).verdict).toBe('passed');
  });

  test('reports a tester’s result for a clause that does not exist', () => {
    const { faults } = buildReport(fixtureInput({ walk: [{ ...seen, clause: 'PLANTED-GONE' }] }));
    expect(faults).toEqual(["A tester's result is of PLANTED-GONE, which is not a clause."]);
  });

  test('lists what it does not cover', () => {
    const { uncovered } = buildReport(
      fixtureInput({ stories: [], pages: [{ path: '/faq', label: 'FAQ' }] }),
    );
    expect(uncovered).toEqual([
      'The workbench was not built, so no story is linked.',
      'No clause names the page FAQ.',
    ]);
  });

  test('lists beside each block of the specification the clauses that name it as their source', () => {
    expect(buildReport(fixtureInput()).source).toMatchObject([
      { parts: ['A garage'], clauses: [] },
      { parts: ['2. Screens'], clauses: [] },
      { parts: ['Top menu'], clauses: ['PLANTED-ONE-PANEL'] },
      { parts: ['One panel.'], clauses: [] },
    ]);
  });
});

test('a report lists beside each sentence of the specification its clauses, or the reason for having none', () => {
  const report = buildReport(
    fixtureInput({
      sourceDocument: '## 2. Screens\n\n- One panel. It is for drivers.\n',
      coverage: [
        { text: 'One panel.', clauses: ['PLANTED-ONE-PANEL'] },
        { text: 'It is for drivers.', clauses: [], reason: 'outside the product' },
      ],
    }),
  );
  expect(report.coverage).toEqual({ statements: 2, held: 1 });
  const block = 's2-2';
  expect(report.source[1]?.statements).toEqual([
    { block, text: 'One panel.', clauses: ['PLANTED-ONE-PANEL'] },
    { block, text: 'It is for drivers.', clauses: [], reason: 'outside the product' },
  ]);
  // The clause is listed beside its sentence, and not again beside the block.
  expect(report.source[1]?.clauses).toEqual([]);
  expect(report.clauses[0]?.sources).toContainEqual({ text: '“One panel.”', block: 's2-2' });
});

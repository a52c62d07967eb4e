import { expect, test } from 'vitest';
import { fixtureResult } from '../fixtures.ts';
import { buildReport } from './buildReport.ts';
import { fixtureInput } from './fixtureInput.ts';
import { traceMatrix } from './trace.ts';

const report = buildReport(fixtureInput());

test('the CSV begins with a byte order mark, and quotes titles so that they are no formulas', () => {
  for (const title of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
    const clauses = report.clauses.map((each) => ({ ...each, title }));
    const table = traceMatrix({ ...report, clauses });
    expect(table.startsWith('\uFEFF"clause",')).toBe(true);
    expect(table).toContain(`,"'${title}",`);
  }
});

test('the CSV shows the date of a tester’s result, and “expired” after 180 days', () => {
  const seen = fixtureResult({ tester: 'Hēmi', date: '2026-01-02T03:04:05Z' });
  const on = (made: string) => traceMatrix({ ...report, walk: [seen], made });
  expect(on('2026-07-01T00:00:00Z')).toContain('"Hēmi, NVDA: passed on 2026-01-02"');
  expect(on('2026-07-02T00:00:00Z')).toContain('"Hēmi, NVDA: passed on 2026-01-02, expired"');
});

import { blocking, type ReportClause, type ReportData } from './types.ts';

/**
 * The report as JUnit XML, for build servers: a suite per area, a test case per clause. What stands in the way
 * of shipping is a failure, except a person's look that is due, which is skipped.
 */
export function junit({ title, made, clauses }: ReportData): string {
  const areas = [...new Set(clauses.map(({ area }) => area))];
  const suites = areas.map((area) => {
    const own = clauses.filter((clause) => clause.area === area);
    return [
      `  <testsuite name="${escape(area)}" ${totals(own)}>`,
      ...own.map(testCase),
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escape(title)}" timestamp="${made}" ${totals(clauses)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function totals(clauses: readonly ReportClause[]): string {
  const due = clauses.filter(({ verdict }) => verdict === 'manual due').length;
  const stopped = clauses.filter(({ verdict }) => blocking.includes(verdict)).length;
  return `tests="${clauses.length}" failures="${stopped - due}" skipped="${due}"`;
}

function testCase({ id, title, area, file, verdict, reasons }: ReportClause): string {
  const open = `    <testcase classname="${escape(area)}" name="${escape(`${id}: ${title}`)}" file="${escape(file)}"`;
  const why = reasons.map((reason) => reason.why).join('\n');
  if (verdict === 'passed') return `${open}/>`;
  if (verdict === 'manual due') {
    return `${open}><skipped message="${escape(why)}"/></testcase>`;
  }
  if (verdict === 'accepted discrepancy') {
    return `${open}><system-out>${escape(why)}</system-out></testcase>`;
  }
  const [first] = reasons;
  return `${open}><failure type="${verdict}" message="${escape(first?.why ?? verdict)}">${escape(why)}</failure></testcase>`;
}

/** XML has no place for most control characters, which failures of tests may carry. */
function escape(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

import type { ReportData } from './types.ts';

const head = 'clause,title,level,source,pages,evidence,verdict,tests,caught,seen by'.split(',');

/** The trace matrix as CSV: a line for each clause, from its source through its tests to its verdict. */
export function traceMatrix({ clauses, walk }: Pick<ReportData, 'clauses' | 'walk'>): string {
  const rows = clauses.map((clause) => [
    clause.id,
    clause.title,
    clause.level,
    clause.sources.map(({ text }) => text).join('; '),
    clause.pages.join(' '),
    clause.verify.join(' '),
    clause.verdict,
    clause.tests.map(({ file, title, outcome }) => `${file}: ${title} (${outcome})`).join('; '),
    `${clause.violations.filter(({ judgement }) => judgement?.verdict === 'proven').length} of ${clause.violations.length}`,
    walk
      .filter((result) => result.clause === clause.id)
      .map((one) => [`${one.tester}, ${one.device}: ${one.outcome}`, one.comment].filter(Boolean))
      .map((words) => words.join(', '))
      .join('; '),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A quoted cell. A spreadsheet would take one that begins with a sign for a formula. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
}

import type { ReportData } from './buildReport.ts';
import { isExpired } from './verdict.ts';

/** The byte order mark makes a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const head = 'clause,title,level,source,pages,evidence,verdict,tests,caught,seen by'.split(',');

/** The trace matrix as CSV: a line for each clause, from its source through its tests to its verdict. */
export function traceMatrix({
  clauses,
  walk,
  made,
}: Pick<ReportData, 'clauses' | 'walk' | 'made'>): string {
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
      .map(({ tester, device, outcome, date, comment }) =>
        [
          `${tester}, ${device}: ${outcome} on ${date.slice(0, 10)}`,
          isExpired(date, made) ? 'expired' : '',
          comment,
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('; '),
  ]);
  const lines = [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

/** A quoted cell. A spreadsheet would read text that begins with one of these characters as a formula. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}

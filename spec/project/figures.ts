/**
 * The figures of README.md: the size of the specification, from committed files. The number of proven clauses is left
 * out, because `npm test` proves what changed and prints the number itself.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { files } from '../settings.ts';
import { readSpecification } from '../tools/clauses/clauses.ts';
import { joinCoverage, parseCoverage } from '../tools/clauses/coverage.ts';
import { fingerprint } from '../tools/clauses/fingerprint.ts';
import { parseSource, readStatements } from '../tools/clauses/sourceDocument.ts';
import { readResults } from '../tools/report/walk.ts';

/** One row of the table in README.md: what is counted, and the count. */
export type Figure = readonly [what: string, count: string];

/** Counts all figures in the files of the project. */
export function readFigures(root: string): Figure[] {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { clauses } = readSpecification(root);
  const musts = clauses.filter(({ level }) => level === 'must');
  const statements = readStatements(parseSource(text(files.source)));
  const { answered } = joinCoverage(statements, parseCoverage(text(files.coverage)).entries);
  const covered = answered.filter(([, entry]) => entry && entry.clauses.length > 0);
  const manual = clauses.filter(({ verify }) => verify.every((kind) => kind === 'manual'));
  const seen = existsSync(path.join(root, files.manual)) ? readResults(text(files.manual)) : [];
  const verified = manual.filter((clause) => {
    const own = seen.filter(
      (result) => result.clause === clause.id && result.fingerprint.startsWith(fingerprint(clause)),
    );
    return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
  });
  return [
    ['Clauses', `${clauses.length}: ${musts.length} must, ${clauses.length - musts.length} should`],
    [
      'Sentences and table cells of the specification that a clause covers',
      `${covered.length} of ${statements.length}`,
    ],
    [
      'Violations: small changes of the code that each break a must clause',
      `${musts.reduce((sum, { violations }) => sum + violations.length, 0)}`,
    ],
    ['Clauses that only a person can verify', `${manual.length}: ${verified.length} verified`],
  ];
}

const begin = '<!-- figures: npm run spec:figures -->';
const end = '<!-- end of figures -->';

/**
 * A document with the table of figures between its two marks.
 *
 * @throws Error if the marks are missing
 */
export function withFigures(markdown: string, figures: readonly Figure[]): string {
  const [before, rest = ''] = markdown.split(begin);
  const after = rest.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`README.md has no place for the figures. Add the lines ${begin} and ${end}.`);
  }
  const table = [['Figure', 'Now'], ['---', '---'], ...figures];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`);
  return [before, begin, '\n\n', lines.join('\n'), '\n\n', end, after].join('');
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../settings.ts';
import { readSpecification } from '../tools/clauses/clauses.ts';
import { joinCoverage, parseCoverage } from '../tools/clauses/coverage.ts';
import { fingerprint } from '../tools/clauses/fingerprint.ts';
import { parseSource, readStatements } from '../tools/clauses/sourceDocument.ts';
import { readResults } from '../tools/report/walk.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The size of the specification, by the names in README. `npm test` prints the number of proven clauses itself. */
function countFigures(): Record<string, string> {
  const { clauses } = readSpecification(root);
  const musts = clauses.filter(({ level }) => level === 'must');
  const statements = readStatements(parseSource(read(files.source)));
  const { answered } = joinCoverage(statements, parseCoverage(read(files.coverage)).entries);
  const covered = answered.filter(([, entry]) => entry && entry.clauses.length > 0);
  const manual = clauses.filter(({ verify }) => verify.every((kind) => kind === 'manual'));
  const seen = existsSync(path.join(root, files.manual)) ? readResults(read(files.manual)) : [];
  const verified = manual.filter((clause) => {
    const own = seen.filter(
      (result) => result.clause === clause.id && result.fingerprint.startsWith(fingerprint(clause)),
    );
    return own.length > 0 && own.every(({ outcome }) => outcome === 'passed');
  });
  return {
    Clauses: `${clauses.length}: ${musts.length} must, ${clauses.length - musts.length} should`,
    'Sentences and table cells of the specification that a clause covers': `${covered.length} of ${statements.length}`,
    'Violations: small changes of the code that each break a must clause': `${musts.reduce((sum, { violations }) => sum + violations.length, 0)}`,
    'Clauses that only a person can verify': `${manual.length}: ${verified.length} verified`,
  };
}

test('the figures in README match the committed files', () => {
  const rows = [...read('README.md').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, what, count]) => [what, count]))).toMatchObject(
    countFigures(),
  );
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { facts, files } from '../settings.ts';
import { fingerprint, readSpecification } from '../tools/clauses/clauses.ts';
import { checkCoverage, joinCoverage, parseCoverage } from '../tools/clauses/coverage.ts';
import { parseRegister } from '../tools/clauses/register.ts';
import { readStatements } from '../tools/clauses/sourceDocument.ts';
import { readResults } from '../tools/report/walk.ts';
import { filesOf, read, root } from './files.ts';

const specification = readSpecification(root);
const statements = readStatements(read(files.source));
const coverage = parseCoverage(read(files.coverage));

test('every sentence and table cell of the specification has clauses or a reason', () => {
  expect(statements.length).toBe(181);
  expect([...checkCoverage(statements, coverage, specification)]).toEqual([]);
});

/** The size of the specification, by the names in README. `npm test` prints the number of proven clauses itself. */
function countFigures(): Record<string, string> {
  const { clauses } = specification;
  const musts = clauses.filter(({ level }) => level === 'must');
  const { answered } = joinCoverage(statements, coverage);
  const covered = answered.filter(([, entry]) => entry && entry.clauses.length > 0);
  const manual = clauses.filter(({ verify }) => verify.every((kind) => kind === 'manual'));
  const seen = existsSync(path.join(root, files.manual)) ? readResults(read(files.manual)) : [];
  const verified = manual.filter((clause) => {
    const own = seen.filter(
      (result) => result.clause === clause.id && result.fingerprint === fingerprint(clause, facts),
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

test('README and CONTRIBUTING name files and names that the code has', () => {
  const code = filesOf('{src,spec,e2e,stories,mocks}/**/*.{ts,tsx}', '*.{ts,json}')
    .map(read)
    .join('\n');
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    const text = read(file);
    const names = [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
    const links = [...text.matchAll(/\]\(((?:src|spec|e2e|stories|mocks)\/[^)#]+)/g)];
    expect(names.length * links.length, file).toBeGreaterThan(0);
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
    expect(links.filter(([, link = '']) => !existsSync(path.join(root, link)))).toEqual([]);
  }
});

test('the head of the register lists the decisions that the owner has to confirm', () => {
  const register = read(files.register);
  const open = parseRegister(register).filter(({ confirm }) => confirm);
  const [, named] = /before the site is published: (.+)\.\*\*/.exec(register) ?? [];
  expect(named?.split(', ')).toEqual(open.map(({ id }) => id));
});

test('the table of packages says what each package is for', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  const [, table = ''] = read('spec/docs/upgrading.md').split('## What each package is for');
  const named = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

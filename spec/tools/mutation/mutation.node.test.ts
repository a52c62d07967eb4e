import { expect, test } from 'vitest';
import {
  checkMutation,
  countMutants,
  type ExplainedSurvivor,
  type MutationReport,
} from './mutation.ts';

const source = 'const least = 3;\n  return size >= least && size < most;\n';

/** A report of one file with mutants of these outcomes, all of the same place. */
function reportOf(file: string, ...statuses: string[]): MutationReport {
  const mutants = statuses.map((status) => ({
    status,
    mutatorName: 'EqualityOperator',
    replacement: 'size > least',
    location: { start: { line: 2, column: 10 }, end: { line: 2, column: 23 } },
  }));
  return { files: { [file]: { source, mutants } } };
}

const survivor = {
  file: 'src/domain/size.ts',
  line: 'return size >= least && size < most;',
  from: 'size >= least',
  to: 'size > least',
};
const explanation: ExplainedSurvivor = {
  ...survivor,
  why: 'The caller has compared the two before.',
};

const killed = (count: number) => Array.from({ length: count }, () => 'Killed');

test('a mutant is killed, or never ends, or survives: whatever was left out survived', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
  const result = countMutants([reportOf('src/domain/size.ts', ...statuses)], [], 'abc');
  expect(result).toMatchObject({
    mutants: 6,
    killed: 1,
    timeout: 1,
    survived: 1,
    noCoverage: 1,
    ignored: 1,
    errors: 1,
    explained: 0,
    score: 33.33,
    sources: 'abc',
  });
  expect(result.survivors).toEqual(Array.from({ length: 4 }, () => survivor));
});

test('folders are counted apart, and a score is never rounded up', () => {
  const result = countMutants(
    [
      reportOf('src/domain/size.ts', ...killed(2), 'Survived'),
      reportOf('src/forms/quote/rules.ts', ...killed(4)),
    ],
    [],
    '',
  );
  expect(Object.entries(result.folders).map(([name, { score }]) => [name, score])).toEqual([
    ['src/domain', 66.66],
    ['src/forms', 100],
  ]);
  expect(result.score).toBe(85.71);
});

test('a survivor that nobody explained is a fault, and names its place', () => {
  const result = countMutants([reportOf('src/domain/size.ts', ...killed(99), 'Survived')], [], '');
  expect(checkMutation(result, [])).toEqual([
    'No test notices src/domain/size.ts: “size >= least” -> “size > least” in “return size >= least && size < most;”. Add a test, or explain it in spec/mutation/survivors.ts.',
  ]);
  expect(checkMutation(result, [explanation])).toEqual([]);
});

test('one explanation is for one mutant', () => {
  const report = reportOf('src/domain/size.ts', ...killed(98), 'Survived', 'Survived');
  const result = countMutants([report], [explanation], '');
  expect(result.explained).toBe(1);
  expect(checkMutation(result, [explanation])).toHaveLength(1);
  expect(checkMutation(result, [explanation, explanation])).toEqual([]);
});

test('an explanation of what is gone, or of few words, is a fault', () => {
  const result = countMutants([reportOf('src/domain/size.ts', ...killed(100))], [], '');
  expect(checkMutation(result, [explanation])).toEqual([
    'spec/mutation/survivors.ts explains src/domain/size.ts: “size >= least” -> “size > least” in “return size >= least && size < most;”, which did not survive. Remove the entry.',
  ]);
  const open = countMutants([reportOf('src/domain/size.ts', ...killed(99), 'Survived')], [], '');
  expect(checkMutation(open, [{ ...explanation, why: 'Equivalent.' }])).toEqual([
    'spec/mutation/survivors.ts explains src/domain/size.ts: “size >= least” -> “size > least” in “return size >= least && size < most;” in fewer than 20 letters. Say why no test can notice it.',
  ]);
});

test('explanations do not make up for a low score, and are few', () => {
  const many = Array.from({ length: 11 }, () => 'Survived');
  const result = countMutants([reportOf('src/domain/size.ts', ...killed(89), ...many)], [], '');
  const faults = checkMutation(
    result,
    many.map(() => explanation),
  );
  expect(faults).toEqual([
    'The score is 89 %, below 90 %. Add tests for the survivors.',
    '11 of 100 mutants are explained, more than 3 %. Add tests for some.',
  ]);
});

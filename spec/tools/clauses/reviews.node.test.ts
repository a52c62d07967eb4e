import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseClauses } from './clauses.ts';
import { checkReviews, fingerprint, parseReviews, renewReview } from './reviews.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const whole = `### HOME-BADGES: Three badges

In this order:

> 6 Locations

Why: visitors ask.

- source: §2 Home
- level: must
- verify: spec
- page: /
- violate: src/content/home.ts | 6 -> 7
`;
const other = whole.replace('HOME-BADGES', 'HOME-CALL');
const specificationOf = (...texts: string[]) =>
  parseClauses(['# Home\n', ...texts].join('\n'), 'spec/home/clauses.md');

/** The problems after a change of a reviewed clause. */
function problemsAfter(from: string, to: string): string[] {
  const reviews = parseReviews(renewReview(specificationOf(whole), {}, 'HOME-BADGES'));
  return checkReviews(specificationOf(whole.replace(from, to)), reviews);
}

test('a clause that has not changed since its review', () => {
  expect(problemsAfter('', '')).toEqual([]);
});

test.each([
  ['another word', 'In this order', 'In any order'],
  ['another quotation', '> 6 Locations', '> 7 Locations'],
  ['another level', 'level: must', 'level: should'],
  ['another kind of evidence', 'verify: spec', 'verify: spec, e2e'],
])('%s needs a review', (_change, from, to) => {
  expect(problemsAfter(from, to)).toEqual([
    'HOME-BADGES (spec/home/clauses.md) changed since its tests were last reviewed. Check that they still test all of it, then run npm run spec:review HOME-BADGES',
  ]);
});

test.each([
  ['another title', 'Three badges', 'The badges'],
  ['another reason', 'visitors ask', 'visitors look'],
  ['another violation', '6 -> 7', '6 -> 8'],
  ['another line break', 'In this order', 'In this\norder'],
])('%s does not', (_change, from, to) => {
  expect(problemsAfter(from, to)).toEqual([]);
});

test('a new clause needs a review, and a clause that no longer exists is reported', () => {
  const reviews = { 'HOME-OLD': '0123456789abcdef' };
  expect(checkReviews(specificationOf(whole), reviews)).toEqual([
    expect.stringContaining('HOME-BADGES (spec/home/clauses.md) is new.'),
    expect.stringContaining('HOME-OLD was reviewed but no longer exists.'),
  ]);
});

test('a review renews one clause and no other', () => {
  const specification = specificationOf(whole, other);
  const renewed = parseReviews(renewReview(specification, { 'HOME-BADGES': 'old' }, 'HOME-CALL'));
  const [, call] = specification.clauses;
  expect(renewed).toEqual({ 'HOME-BADGES': 'old', 'HOME-CALL': call && fingerprint(call) });
});

test('a review removes a clause that no longer exists from the file', () => {
  expect(renewReview(specificationOf(whole), { 'HOME-OLD': 'old' }, 'HOME-OLD')).toBe('{}\n');
});

test('a review of an unknown id', () => {
  expect(() => renewReview(specificationOf(whole), {}, 'HOME-LOST')).toThrow(
    'No clause has the id HOME-LOST.',
  );
});

test.each([[[]], [['--all']], [['HOME-HEADLINE', 'HOME-CALL']]])(
  'the command takes one id, and not %j',
  (args) => {
    const run = spawnSync(process.execPath, ['spec/tools/clauses/review.ts', ...args], {
      cwd: root,
    });
    expect(run.status).toBe(1);
  },
);

test.each(['[]', '{"HOME-BADGES": 1}', 'null'])('a lock file that reads %s', (json) => {
  expect(() => parseReviews(json)).toThrow('not an object of fingerprints');
});

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importOfPlugin, fixtureProject, fixtureClause } from './fixtureProject.ts';
import type { Proof } from './proofFile.ts';
import { prove, type ProofOptions } from './prove.ts';

// It starts another Vitest, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const ids = [
  'A-HELD',
  'A-DELETED',
  'A-COMMENTED',
  'A-LOOSE',
  'A-TWICE',
  'A-ELSEWHERE',
  'A-CRASHES',
  'A-THROWS',
  'A-BREAKS',
  'A-OUTSIDE',
  'A-RED',
  'A-WRAPPED',
  'A-MANY',
  'A-UNCITED',
];

const product = `
export const price = 79;
export const greeting = 'Good morning';
export const parting = 'Good night';
export const hours = ['8:00', '17:00'];
export const double = (amount: number) => amount * 2;
export const half = (amount: number) => amount / 2;
export const third = (amount: number) => Number((amount / 3).toFixed(2));
export const now = () => performance.now();
`;

const tests = `
import { expect, test } from 'vitest';
import { double, greeting, half, hours, now, parting, price, third } from './product.ts';

const clause = (id, title, run) => test(id + ': ' + title, { tags: [id] }, run);

clause('A-HELD', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-DELETED', 'its assertion was deleted', () => { double(4); });
clause('A-COMMENTED', 'its body is commented out', () => { /* expect(greeting).toBe('Good morning'); */ });
clause('A-LOOSE', 'it agrees with any words', () => { expect(parting).toMatch(/.*/); });
clause('A-TWICE', 'the doors open at 8:00', () => { expect(hours).toEqual(['8:00', '17:00']); });
clause('A-ELSEWHERE', 'it asks another module', () => { expect(price).toBe(79); });
clause('A-CRASHES', 'half of 4', () => { expect(half(4)).toBe(2); });
clause('A-THROWS', 'a third of 9', () => { const found = third(9); expect(found).toBe(3); });
clause('A-BREAKS', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-OUTSIDE', 'time is a number', () => { globalThis.drift = Number.isFinite(now()) ? 0 : 1; });
clause('A-WRAPPED', 'a property of any number', () => {
  try { expect(double(4)).toBe(8); }
  catch (cause) { throw new Error('Property failed after 3 tests', { cause }); }
});
clause('A-MANY', 'it crashes', () => { if (price !== 79) throw new ReferenceError('late'); });
clause('A-MANY', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-RED', 'it fails as it is', () => { expect(greeting).toBe('Good evening'); });
`;

const clauses = [
  fixtureClause('A-HELD', 'price = 79', 'price = 97'),
  fixtureClause('A-DELETED', 'amount * 2', 'amount * 3'),
  fixtureClause('A-COMMENTED', 'Good morning', 'Good day'),
  fixtureClause('A-LOOSE', 'Good night', 'Good-bye'),
  fixtureClause('A-TWICE', ':00', ':30'),
  fixtureClause('A-ELSEWHERE', 'colour = 1', 'colour = 2', { file: 'unused.ts' }),
  fixtureClause('A-CRASHES', 'amount / 2', 'amuont / 2'),
  fixtureClause('A-THROWS', 'toFixed(2)', 'toFixed(200)'),
  fixtureClause('A-BREAKS', 'price = 79', 'price = = 79'),
  fixtureClause('A-OUTSIDE', 'performance.now()', 'Number.NaN'),
  fixtureClause('A-RED', 'Good morning', 'Good day'),
  fixtureClause('A-WRAPPED', 'amount * 2', 'amount * 3'),
  fixtureClause('A-MANY', 'price = 79', 'price = 97'),
  fixtureClause('A-UNCITED', 'price = 79', 'price = 97'),
];

let root: string;
let options: ProofOptions;
let first: Proof;
let before: string;

/** A hash of every file of the fixture project with its modification time, without the tool's own folder. */
function tree(): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.*', { cwd: root }).toSorted()) {
    const whole = path.join(root, file);
    hash.update(`${file} ${statSync(whole).mtimeMs}`).update(readFileSync(whole));
  }
  return hash.digest('hex');
}

beforeAll(async () => {
  root = fixtureProject({
    'product.ts': product,
    'unused.ts': 'export const colour = 1;\n',
    'product.test.ts': tests,
    'setup.ts':
      "import { afterEach, expect } from 'vitest';\nafterEach(() => expect(globalThis.drift ?? 0).toBe(0));\n",
    'vite.config.ts': `${importOfPlugin}
export default {
  plugins: [violation()],
  test: { include: ['*.test.ts'], setupFiles: ['setup.ts'], tags: ${JSON.stringify(ids.map((name) => ({ name })))} },
};
`,
  });
  options = {
    root,
    clauses,
    vitest: { kinds: ['spec'], tests: ['*.test.ts'], assertions: ['AssertionError'] },
    cache: 'proof',
    jobs: 1,
  };
  before = tree();
  first = await prove(options);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function judgementOf(id: string) {
  return first[id]?.violations[0];
}

test('a violation that an assertion catches proves the test', () => {
  expect(judgementOf('A-HELD')).toEqual({
    verdict: 'proven',
    kind: 'vitest',
    test: 'A-HELD: the price is 79',
    why: 'expected 97 to be 79 // Object.is equality',
  });
});

test('an assertion that is wrapped in another error counts', () => {
  expect(judgementOf('A-WRAPPED')).toMatchObject({
    verdict: 'proven',
    why: 'expected 12 to be 8 // Object.is equality',
  });
});

describe('a test that agrees with anything is unproven', () => {
  test.each([
    ['its assertion was deleted', 'A-DELETED'],
    ['its body was commented out', 'A-COMMENTED'],
    ['what it expects was loosened to any words', 'A-LOOSE'],
  ])('because %s', (_, id) => {
    expect(judgementOf(id)).toEqual({
      verdict: 'unproven',
      kind: 'vitest',
      why: 'Every test passed.',
    });
  });

  test('because there is none', () => {
    expect(judgementOf('A-UNCITED')).toMatchObject({
      verdict: 'unproven',
      why: 'No test cites the clause.',
    });
  });
});

describe('a violation that cannot be applied is stale', () => {
  test('because its text is found twice', () => {
    expect(judgementOf('A-TWICE')).toMatchObject({
      verdict: 'stale',
      why: 'Its text is found 2 times in product.ts, not once.',
    });
  });

  test('because no test loads its file', () => {
    expect(judgementOf('A-ELSEWHERE')).toMatchObject({
      verdict: 'stale',
      why: 'Nothing that these tests run loads the file.',
    });
  });
});

describe('a failure that is no assertion of the test has the wrong reason', () => {
  test.each([
    ['a name that does not exist', 'A-CRASHES', 'ReferenceError: amuont is not defined'],
    ['a crash, whatever another test asserts', 'A-MANY', 'ReferenceError: late'],
    ['an error that the product throws', 'A-THROWS', 'RangeError: toFixed()'],
    ['a module that cannot be read', 'A-BREAKS', 'product.ts'],
    ['an assertion in a hook around the test', 'A-OUTSIDE', 'expected 1 to be'],
  ])('such as %s', (_, id, why) => {
    const judgement = judgementOf(id);
    expect(judgement).toMatchObject({ verdict: 'wrong reason' });
    expect(judgement?.why).toContain(why);
  });
});

test('a test that fails in the unchanged product proves nothing', () => {
  expect(judgementOf('A-RED')).toMatchObject({
    verdict: 'control failed',
    why: "expected 'Good morning' to be 'Good evening' // Object.is equality",
  });
});

test('the project is left as it was', () => {
  expect(tree()).toBe(before);
});

test('an interrupted run says what it proved, and the next one clears away its builds', async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  const three = clauses.filter(({ id }) => ['A-HELD', 'A-DELETED', 'A-LOOSE'].includes(id));
  const run = prove({
    ...options,
    clauses: three,
    signal: stop.signal,
    onProgress: ({ last }) => {
      seen.push(last?.id ?? '');
      stop.abort(new Error('interrupted'));
    },
  });
  await expect(run).rejects.toMatchObject({
    message: 'interrupted',
    proven: { 'A-HELD': first['A-HELD'] },
  });
  expect(seen).toEqual(['A-HELD']);
  writeFileSync(path.join(root, 'proof/left-behind'), '');
  await prove({ ...options, clauses: [] });
  expect(existsSync(path.join(root, 'proof/left-behind'))).toBe(false);
});

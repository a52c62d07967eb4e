import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureClause, fixtureProject, importOfPlugin } from './fixtureProject.ts';
import type { Proof } from './proofFile.ts';
import { prove, type ProofOptions } from './prove.ts';

// The proof starts another Vitest, builds and Playwright, which are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const product = `
import { colour } from './colour.js';
export const price = 79;
export const greeting = 'Good morning';
export const parting = 'Good night';
export const noon = 'Good day';
export const hues = [colour];
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
test('the price is 79', { tags: ['C-HELD', 'C-LOOSE'] }, () => { expect(price).toBe(79); });
`;

/** A fixture that reads the built product, so that no browser is needed. */
const fixtures = `
import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { buildUnderTest, isAsked } from ${JSON.stringify(path.join(import.meta.dirname, 'buildUnderTest.ts'))};
export { isAsked };
export const test = base.extend({
  siteDir: buildUnderTest(() => ''),
  text: async ({ siteDir }, use) => {
    await use(readFileSync(siteDir + '/product.js', 'utf8'));
  },
  guard: [async ({ text }, use) => {
    await use();
    expect(text, 'the guard').toContain('Good morning');
  }, { auto: true }],
});
export const clause = (id, title, run) => test(id + ': ' + title, { tag: '@' + id }, run);
`;

const browserTests = `
import { expect } from '@playwright/test';
import { clause, isAsked, test } from './fixtures.ts';
const shows = (...all) => async ({ text }) => { for (const words of all) expect(text).toContain(words); };
clause('B-HELD', 'the price is 79', shows('price = 79'));
clause('B-SOFT', 'the price is 79', async ({ text }) => { expect.soft(text).toContain('price = 79'); });
clause('B-LOOSE', 'any words', async ({ text }) => { expect(text).toMatch(/.*/); });
clause('B-THROWS', 'it looks for a price', async ({ text }) => {
  if (!text.includes('price = 79')) throw new Error('locator.click: Timeout 5000ms exceeded.');
  expect(text).toContain('price');
});
clause('B-GUARD', 'only the guard is watching', shows('price'));
clause('B-BREAKS', 'the price is 79', shows('price = 79'));
clause('B-UNUSED', 'the price is 79', shows('price = 79'));
clause('B-RED', 'it fails as it is', shows('Good evening'));
clause('B-CONFIG', 'the configuration says so', shows('from the configuration'));
clause('B-TWICE', 'the price is 79 in the morning', async ({ text }) => { expect(text).toContain('price = 79'); expect(text).toMatch(/Good (morning|day)/); });
clause('B-MANY', 'it passes', shows('price'));
clause('B-MANY', 'it presses in vain', async ({ text }) => { if (!text.includes('price = 79')) throw new Error('Timeout'); });
clause('B-MANY', 'the price is 79', shows('price = 79'));
clause('B-MANY', 'it comes too late to count', async ({ text }) => { if (!text.includes('price = 79')) throw new ReferenceError('late'); });
test('one test holds two', { tag: ['B-BOTH', 'B-OTHER'].map((id) => '@' + id) }, async ({ text }) => {
  expect(text).toContain('price = 79');
  expect(text).toContain('Good day');
});
test('one test asks', { tag: ['B-ASKED', 'B-SISTER'].map((id) => '@' + id) }, async ({ text }, info) => {
  if (isAsked('B-ASKED', info)) expect(text).toContain('price = 79');
  if (isAsked('B-SISTER', info)) expect(text).toContain('price');
});
clause('C-HELD', 'the price is 79', shows('price = 79'));
clause('C-LOOSE', 'any words', async ({ text }) => { expect(text).toMatch(/.*/); });
clause('D-MANY', 'it is not run', shows('Good evening'));
clause('D-MANY', 'the price is 79', shows('price = 79'));
clause('D-TWICE', 'the price is 79 in the morning', async ({ text }) => { expect(text).toContain('price = 79'); expect(text).toMatch(/Good (morning|day)/); });
clause('D-HELD', 'the price is 79', shows('price = 79'));
clause('D-RED', 'it fails as it is', shows('Good evening'));
clause('B-DISK', 'what a plugin reads from the disk', shows('#ff9900'));
`;

/** One case in each line: a clause, its violation, the violated file, the verdict, and a part of the reason. */
const cases = `
A-HELD | price = 79 -> price = 97 | product.ts | proven | expected 97 to be 79 // Object.is equality
A-WRAPPED | amount * 2 -> amount * 3 | product.ts | proven | expected 12 to be 8 // Object.is equality
A-DELETED | amount * 2 -> amount * 3 | product.ts | unproven | Every test passed.
A-COMMENTED | Good morning -> Good day | product.ts | unproven | Every test passed.
A-LOOSE | Good night -> Good-bye | product.ts | unproven | Every test passed.
A-UNCITED | price = 79 -> price = 97 | product.ts | unproven | No test cites the clause.
A-TWICE | :00 -> :30 | product.ts | stale | Its text is found 2 times in product.ts, not once.
A-ELSEWHERE | colour = 1 -> colour = 2 | unused.ts | stale | Nothing that these tests run loads the file.
A-CRASHES | amount / 2 -> amuont / 2 | product.ts | wrong reason | ReferenceError: amuont is not defined
A-MANY | price = 79 -> price = 97 | product.ts | wrong reason | ReferenceError: late
A-THROWS | toFixed(2) -> toFixed(200) | product.ts | wrong reason | RangeError: toFixed()
A-BREAKS | price = 79 -> price = = 79 | product.ts | wrong reason | product.ts
A-OUTSIDE | performance.now() -> Number.NaN | product.ts | wrong reason | expected 1 to be
A-RED | Good morning -> Good day | product.ts | control failed | expected 'Good morning' to be 'Good evening'
B-HELD | price = 79 -> price = 97 | product.ts | proven | toContain
B-SOFT | price = 79 -> price = 97 | product.ts | proven | toContain
B-CONFIG | from the -> against the | banner.js | proven | toContain
B-DISK | #ff9900 -> #009900 | colours.txt | proven | toContain
B-MANY | price = 79 -> price = 97 | product.ts | proven | toContain
B-BOTH | price = 79 -> price = 97 | product.ts | proven | price = 79
B-OTHER | Good day -> Good grief | product.ts | proven | Good day
B-ASKED | price = 79 -> price = 97 | product.ts | proven | price = 79
B-SISTER | price = 79 -> price = 97 | product.ts | unproven | Every test passed.
B-LOOSE | Good night -> Good-bye | product.ts | unproven | Every test passed.
B-THROWS | price = 79 -> price = 97 | product.ts | wrong reason | locator.click
B-GUARD | Good morning -> Good grief | product.ts | wrong reason | the guard
B-BREAKS | price = 79 -> price = = 79 | product.ts | wrong reason | Unexpected token
B-UNUSED | colour = 1 -> colour = 2 | unused.ts | stale | Nothing that these tests run
B-RED | Good day -> Good grief | product.ts | control failed | Good evening
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const b = { verify: ['e2e'] };
const twice = {
  ...fixtureClause('B-TWICE', '', '', b),
  violations: [
    { file: 'product.ts', from: 'price = 79', to: 'price = 97' },
    { file: 'product.ts', from: 'Good night', to: 'Good-bye' },
  ],
};
const both = { verify: ['spec', 'e2e'] };
const clauses = [
  ...cases.map(([id = '', change = '', file]) => {
    const [from = '', to = ''] = change.split(' -> ');
    return fixtureClause(id, from, to, { file, ...(id.startsWith('B-') && b) });
  }),
  twice,
  // Clauses that name both kinds of evidence.
  fixtureClause('C-HELD', 'price = 79', 'price = 97', both),
  { ...twice, ...both, id: 'C-LOOSE', text: '' },
  // Clauses with the proof of an earlier run.
  fixtureClause('D-MANY', 'price = 79', 'price = 97', b),
  { ...twice, id: 'D-TWICE', text: '' },
  fixtureClause('D-HELD', 'price = 79', 'price = 97', b),
  fixtureClause('D-RED', 'Good day', 'Good grief', b),
];
/** The proofs of the earlier run, each with the test that caught the violation. */
const lastTime: Proof = Object.fromEntries(
  [
    ['D-MANY', 'the price is 79'],
    ['D-TWICE', 'the price is 79 in the morning'],
    ['D-HELD', 'a title of another day (once)'],
    ['D-RED', 'it fails as it is'],
  ].map(([id = '', title]) => [
    id,
    {
      hash: '',
      violations: [{ verdict: 'proven', kind: 'browser', test: `${id}: ${title}`, why: '' }],
    },
  ]),
);

let root: string;
let vitestOnly: Omit<ProofOptions, 'clauses'>;
let browserOnly: Omit<ProofOptions, 'clauses'>;
let first: Proof;
let before: string;

/** A hash of all files of the fixture project and their modification times, without the tool's own folder. */
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
    'banner.js': "export const banner = '/* from the configuration */';\n",
    'colours.txt': '#ff9900\n',
    'fixtures.ts': fixtures,
    'product.test.ts': tests,
    'product.spec.ts': browserTests,
    'setup.ts':
      "import { afterEach, expect } from 'vitest';\nafterEach(() => expect(globalThis.drift ?? 0).toBe(0));\n",
    'playwright.config.ts': "export default { testDir: '.' };\n",
    // This plugin reads a file itself, as tools do that evaluate styles.
    'vite.config.ts': `${importOfPlugin}
import { readFileSync } from 'node:fs';
import { banner } from './banner.js';
const colours = {
  name: 'colours',
  resolveId: (id) => (id === './colour.js' ? '\\0colour' : null),
  load: (id) =>
    id === '\\0colour'
      ? 'export const colour = ' + JSON.stringify(readFileSync(import.meta.dirname + '/colours.txt', 'utf8'))
      : null,
};
export default {
  plugins: [violation(), colours],
  test: { include: ['*.test.ts'], setupFiles: ['setup.ts'], tags: ${JSON.stringify(clauses.map(({ id }) => ({ name: id })))} },
  build: {
    minify: false,
    rolldownOptions: { output: { banner } },
    lib: { entry: 'product.ts', formats: ['es'], fileName: 'product' },
  },
};
`,
  });
  const shared = { root, cache: 'proof', jobs: 1 };
  vitestOnly = {
    ...shared,
    vitest: { kinds: ['spec'], tests: ['*.test.ts'], assertions: ['AssertionError'] },
  };
  browserOnly = {
    ...shared,
    browser: {
      kinds: ['e2e'],
      tests: ['*.spec.ts'],
      config: path.join(root, 'playwright.config.ts'),
      buildEnv: {},
      alsoWrites: () => [],
    },
  };
  before = tree();
  first = await prove({ ...vitestOnly, ...browserOnly, clauses, before: lastTime });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const judged = (id: string) => first[id]?.violations ?? [];
const verdictsOf = (id: string) => judged(id).map(({ verdict }) => verdict);

for (const [id = '', change, , verdict, why = ''] of cases)
  test(`${id}, with ${change}, is ${verdict}: ${why}`, () => {
    expect(judged(id)).toMatchObject([{ verdict, why: expect.stringContaining(why) }]);
  });

test('a proof names the test that failed', () => {
  expect(judged('A-HELD')).toMatchObject([{ kind: 'vitest', test: 'A-HELD: the price is 79' }]);
});

test('each violation of a clause has a build of its own', () => {
  expect(verdictsOf('B-TWICE')).toEqual(['proven', 'unproven']);
});

test('builds and results are removed, and the project is left as it was', () => {
  expect(readdirSync(path.join(root, 'proof'))).toEqual([]);
  expect(tree()).toBe(before);
});

test('an interrupted run returns what all its tests proved, and the next run removes its builds', async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  const ids = ['C-HELD', 'A-HELD', 'A-DELETED', 'A-LOOSE'];
  const proven = await prove({
    ...vitestOnly,
    ...browserOnly,
    clauses: ids.flatMap((id) => clauses.find((clause) => clause.id === id) ?? []),
    signal: stop.signal,
    onProgress: ({ last }) => {
      seen.push(last?.id ?? '');
      if (seen.length === 2) stop.abort(new Error('interrupted'));
    },
  });
  // Vitest has caught the violation of C-HELD too, but its browser test did not run.
  expect(seen).toEqual(['C-HELD', 'A-HELD']);
  expect(Object.keys(proven)).toEqual(['A-HELD']);
  writeFileSync(path.join(root, 'proof/left-behind'), '');
  await prove({ ...vitestOnly, clauses: [] });
  expect(existsSync(path.join(root, 'proof/left-behind'))).toBe(false);
});

test('the test that caught a violation last time runs alone, and all tests run if it misses the violation', () => {
  expect(judged('D-MANY')).toMatchObject([{ verdict: 'proven', test: 'D-MANY: the price is 79' }]);
  expect(verdictsOf('D-TWICE')).toEqual(['proven', 'unproven']);
  expect(verdictsOf('D-HELD')).toEqual(['proven']);
  expect(verdictsOf('D-RED')).toEqual(['control failed']);
});

test('each kind of evidence that a clause names is tried and has a verdict of its own', () => {
  expect(first['C-HELD']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest' }],
    kinds: { vitest: 'proven', browser: 'proven' },
  });
  expect(first['C-LOOSE']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest' }, { verdict: 'unproven' }],
    kinds: { vitest: 'proven', browser: 'unproven' },
  });
});

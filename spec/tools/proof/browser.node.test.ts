import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importOfPlugin, fixtureProject, fixtureClause } from './fixtureProject.ts';
import type { Proof } from './proofFile.ts';
import { prove, type ProofOptions } from './prove.ts';

// It starts builds and another Playwright, which are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const product = `
import { colour } from './colour.js';
export const price = 79;
export const greeting = 'Good morning';
export const parting = 'Good night';
export const noon = 'Good day';
export const hues = [colour];
`;

/** Reads the built product without a browser. */
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

const tests = `
import { expect } from '@playwright/test';
import { clause, isAsked, test } from './fixtures.ts';
clause('B-HELD', 'the price is 79', async ({ text }) => { expect(text).toContain('price = 79'); });
clause('B-SOFT', 'the price is 79', async ({ text }) => { expect.soft(text).toContain('price = 79'); });
clause('B-LOOSE', 'any words', async ({ text }) => { expect(text).toMatch(/.*/); });
clause('B-THROWS', 'it looks for a price', async ({ text }) => {
  if (!text.includes('price = 79')) throw new Error('locator.click: Timeout 5000ms exceeded.');
  expect(text).toContain('price');
});
clause('B-GUARD', 'only the guard is watching', async ({ text }) => { expect(text).toContain('price'); });
clause('B-BREAKS', 'the price is 79', async ({ text }) => { expect(text).toContain('price = 79'); });
clause('B-UNUSED', 'the price is 79', async ({ text }) => { expect(text).toContain('price = 79'); });
clause('B-RED', 'it fails as it is', async ({ text }) => { expect(text).toContain('Good evening'); });
clause('B-CONFIG', 'the configuration says so', async ({ text }) => { expect(text).toContain('from the configuration'); });
clause('B-DELETED', 'its assertion was deleted', async ({ text }) => { text.toUpperCase(); });
clause('B-COMMENTED', 'its body is commented out', async ({ text }) => { /* expect(text).toContain('Good night'); */ });
clause('B-TWICE', 'the price is 79 in the morning', async ({ text }) => { expect(text).toContain('price = 79'); expect(text).toMatch(/Good (morning|day)/); });
clause('B-MANY', 'it passes', async ({ text }) => { expect(text).toContain('price'); });
clause('B-MANY', 'it presses in vain', async ({ text }) => { if (!text.includes('price = 79')) throw new Error('Timeout'); });
clause('B-MANY', 'the price is 79', async ({ text }) => { expect(text).toContain('price = 79'); });
clause('B-MANY', 'it comes too late to count', async ({ text }) => { if (!text.includes('price = 79')) throw new ReferenceError('late'); });
test('one test holds two', { tag: ['B-BOTH', 'B-OTHER'].map((id) => '@' + id) }, async ({ text }) => {
  expect(text).toContain('price = 79');
  expect(text).toContain('Good day');
});
test('one test asks', { tag: ['B-ASKED', 'B-SISTER'].map((id) => '@' + id) }, async ({ text }, info) => {
  if (isAsked('B-ASKED', info)) expect(text).toContain('price = 79');
  if (isAsked('B-SISTER', info)) expect(text).toContain('price');
});
clause('B-DISK', 'what a plugin reads from the disk', async ({ text }) => { expect(text).toContain('#ff9900'); });
`;

const clauses = [
  fixtureClause('B-HELD', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-SOFT', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-LOOSE', 'Good night', 'Good-bye', { verify: ['e2e'] }),
  fixtureClause('B-THROWS', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-GUARD', 'Good morning', 'Good grief', { verify: ['e2e'] }),
  fixtureClause('B-BREAKS', 'price = 79', 'price = = 79', { verify: ['e2e'] }),
  fixtureClause('B-UNUSED', 'unused = 1', 'unused = 2', { file: 'unused.ts', verify: ['e2e'] }),
  fixtureClause('B-RED', 'Good day', 'Good grief', { verify: ['e2e'] }),
  fixtureClause('B-CONFIG', 'from the', 'against the', { file: 'banner.js', verify: ['e2e'] }),
  fixtureClause('B-DELETED', 'Good night', 'Good-bye', { verify: ['e2e'] }),
  fixtureClause('B-COMMENTED', 'Good night', 'Good-bye', { verify: ['e2e'] }),
  {
    ...fixtureClause('B-TWICE', 'price = 79', 'price = 97', { verify: ['e2e'] }),
    violations: [
      { file: 'product.ts', from: 'price = 79', to: 'price = 97' },
      { file: 'product.ts', from: 'Good night', to: 'Good-bye' },
    ],
  },
  fixtureClause('B-MANY', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-BOTH', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-OTHER', 'Good day', 'Good grief', { verify: ['e2e'] }),
  fixtureClause('B-ASKED', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-SISTER', 'price = 79', 'price = 97', { verify: ['e2e'] }),
  fixtureClause('B-DISK', '#ff9900', '#009900', { file: 'colours.txt', verify: ['e2e'] }),
];

let root: string;
let found: Proof;

beforeAll(async () => {
  root = fixtureProject({
    'product.ts': product,
    'unused.ts': 'export const unused = 1;\n',
    'banner.js': "export const banner = '/* from the configuration */';\n",
    'colours.txt': '#ff9900\n',
    'fixtures.ts': fixtures,
    'product.spec.ts': tests,
    // A Vitest test of two of the clauses.
    'product.test.ts': `
import { expect, test } from 'vitest';
import { price } from './product.ts';
test('the price is 79', { tags: ['B-HELD', 'B-LOOSE'] }, () => { expect(price).toBe(79); });
`,
    'playwright.config.ts': "export default { testDir: '.' };\n",
    // Reads a file itself, as tools do that evaluate styles.
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
  test: { include: ['*.test.ts'], tags: [{ name: 'B-HELD' }, { name: 'B-LOOSE' }] },
  build: {
    minify: false,
    rolldownOptions: { output: { banner } },
    lib: { entry: 'product.ts', formats: ['es'], fileName: 'product' },
  },
};
`,
  });
  found = await prove({ ...project(), clauses });
});

function project(): Omit<ProofOptions, 'clauses'> {
  return {
    root,
    browser: {
      kinds: ['e2e'],
      tests: ['*.spec.ts'],
      config: path.join(root, 'playwright.config.ts'),
      buildEnv: {},
      alsoWrites: () => [],
    },
    cache: 'proof',
    jobs: 1,
  };
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['an assertion that fails', 'B-HELD', 'proven', 'toContain'],
  ['a soft assertion that fails', 'B-SOFT', 'proven', 'toContain'],
  ['an assertion of what the configuration wrote', 'B-CONFIG', 'proven', 'toContain'],
  ['an assertion of what a plugin read from the disk', 'B-DISK', 'proven', 'toContain'],
  ['an assertion among many tests', 'B-MANY', 'proven', 'toContain'],
  ['the first assertion of a test of two clauses', 'B-BOTH', 'proven', 'price = 79'],
  ['the second assertion of it', 'B-OTHER', 'proven', 'Good day'],
  ['the assertion of a test that asks for it', 'B-ASKED', 'proven', 'price = 79'],
  ['an assertion of its sister alone', 'B-SISTER', 'unproven', 'Every test passed.'],
  ['an assertion that agrees with anything', 'B-LOOSE', 'unproven', 'Every test passed.'],
  ['an assertion that was deleted', 'B-DELETED', 'unproven', 'Every test passed.'],
  ['a body that is commented out', 'B-COMMENTED', 'unproven', 'Every test passed.'],
  ['a click that times out', 'B-THROWS', 'wrong reason', 'locator.click'],
  ['an assertion of a fixture', 'B-GUARD', 'wrong reason', 'the guard'],
  ['a build that breaks', 'B-BREAKS', 'wrong reason', 'Unexpected token'],
  ['a module that is not built', 'B-UNUSED', 'stale', 'Nothing that these tests run'],
  ['a test that fails in the unchanged product', 'B-RED', 'control failed', 'Good evening'],
])('%s: %s is %s', (_, id, verdict, why) => {
  const judgement = found[id]?.violations[0];
  expect(judgement).toMatchObject({ verdict });
  expect(judgement?.why).toContain(why);
});

test('each violation of a clause has a build of its own', () => {
  expect(found['B-TWICE']?.violations.map(({ verdict }) => verdict)).toEqual([
    'proven',
    'unproven',
  ]);
});

test('builds and results are removed, and no file of the product is changed', () => {
  expect(readdirSync(path.join(root, 'proof'))).toEqual([]);
  expect(readFileSync(path.join(root, 'product.ts'), 'utf8')).toBe(product);
});

test('the test that caught a violation last time runs alone; where it misses, all of them run', async () => {
  const caughtBy = (title: string) => ({
    hash: '',
    violations: [{ verdict: 'proven', kind: 'browser', test: title, why: '' } as const],
  });
  const ids = ['B-MANY', 'B-TWICE', 'B-HELD', 'B-RED'];
  const proof = await prove({
    ...project(),
    clauses: clauses.filter(({ id }) => ids.includes(id)),
    before: {
      'B-MANY': caughtBy('B-MANY: the price is 79'),
      'B-TWICE': caughtBy('B-TWICE: the price is 79 in the morning'),
      'B-HELD': caughtBy('B-HELD: a title of another day (once)'),
      'B-RED': caughtBy('B-RED: it fails as it is'),
    },
  });
  const verdicts = ids.map((id) => proof[id]?.violations.map(({ verdict }) => verdict));
  expect(verdicts).toEqual([['proven'], ['proven', 'unproven'], ['proven'], ['control failed']]);
  expect(proof['B-MANY']?.violations[0]?.test).toBe('B-MANY: the price is 79');
});

test('each kind of evidence that a clause names is tried, and judged apart', async () => {
  const both = { verify: ['spec', 'e2e'] };
  const proof = await prove({
    ...project(),
    vitest: { kinds: ['spec'], tests: ['*.test.ts'], assertions: ['AssertionError'] },
    clauses: [
      fixtureClause('B-HELD', 'price = 79', 'price = 97', both),
      {
        ...fixtureClause('B-LOOSE', 'price = 79', 'price = 97', both),
        violations: [
          { file: 'product.ts', from: 'price = 79', to: 'price = 97' },
          { file: 'product.ts', from: 'Good night', to: 'Good-bye' },
        ],
      },
    ],
  });
  expect(proof['B-HELD']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest' }],
    kinds: { vitest: 'proven', browser: 'proven' },
  });
  expect(proof['B-LOOSE']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest' }, { verdict: 'unproven' }],
    kinds: { vitest: 'proven', browser: 'unproven' },
  });
});

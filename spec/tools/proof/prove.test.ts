import { globSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureProject } from './fixtureProject.ts';
import type { ClauseProof } from './proofFile.ts';
import { prove } from './prove.ts';
import type { ProjectProof, ProvableClause } from './types.ts';

// The proof starts another Vitest, builds and Playwright.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

/** The path of a module of the proof, as an import writes it. */
const toolOf = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

const product = `
import { colour } from './colour.js';
export const price = 79;
export const greeting = 'Good morning';
export const parting = 'Good night';
export const hues = [colour];
export const hours = ['8:00', '17:00'];
export const double = (amount: number) => amount * 2;
export const third = (amount: number) => Number((amount / 3).toFixed(2));
export const now = () => performance.now();
`;

const tests = `
import { expect, test } from 'vitest';
import { double, greeting, hours, now, price, third } from './product.ts';

const clause = (id, title, run) => test(id + ': ' + title, { tags: [id] }, run);

clause('A-HELD', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-DELETED', 'its assertion was deleted', () => { double(4); });
clause('A-TWICE', 'the doors open at 8:00', () => { expect(hours).toEqual(['8:00', '17:00']); });
clause('A-ELSEWHERE', 'it loads another module', () => { expect(price).toBe(79); });
clause('A-THROWS', 'a third of 9', () => { const found = third(9); expect(found).toBe(3); });
clause('A-BREAKS', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-OUTSIDE', 'time is a number', () => { globalThis.drift = Number.isFinite(now()) ? 0 : 1; });
clause('A-WRAPPED', 'a property of any number', () => {
  try { expect(double(4)).toBe(8); }
  catch (cause) { throw new Error('Property failed after 3 tests', { cause }); }
});
clause('A-MANY', 'it crashes', () => { if (price !== 79) throw new ReferenceError('late'); });
clause('A-MANY', 'the price is 79', () => { expect(price).toBe(79); });
clause('A-RED', 'it fails in the unchanged product', () => { expect(greeting).toBe('Good evening'); });
test('the price is 79', { tags: ['C-HELD', 'C-LOOSE'] }, () => { expect(price).toBe(79); });
`;

/** The fixture reads the built product, so that no browser is needed. */
const fixtures = `
import { expect, test as base } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { buildUnderTest, isAsked } from ${toolOf('buildUnderTest.ts')};
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
clause('B-SOFT', 'the price is 79', async ({ text }) => { expect.soft(text).toContain('price = 79'); });
clause('B-THROWS', 'it waits for a price', async ({ text }) => {
  if (!text.includes('price = 79')) throw new Error('locator.click: Timeout 5000ms exceeded.');
  expect(text).toContain('price');
});
clause('B-GUARD', 'only a fixture asserts the greeting', shows('price'));
clause('B-BREAKS', 'the price is 79', shows('price = 79'));
clause('B-UNUSED', 'the price is 79', shows('price = 79'));
clause('B-CONFIG', 'the banner is from the configuration', shows('from the configuration'));
test('a test with isAsked', { tag: ['B-ASKED', 'B-SISTER'].map((id) => '@' + id) }, async ({ text }, info) => {
  if (isAsked('B-ASKED', info)) expect(text).toContain('price = 79');
  if (isAsked('B-SISTER', info)) expect(text).toContain('price');
});
clause('C-HELD', 'the price is 79', shows('price = 79'));
clause('C-LOOSE', 'it accepts any words', async ({ text }) => { expect(text).toMatch(/.*/); });
clause('B-DISK', 'the colour is read from disk', shows('#ff9900'));
`;

/** One case in each line: clause, violation, violated file, verdict, a part of the reason, and the rule under test. */
const cases = `
A-HELD | price = 79 -> price = 97 | product.ts | proven | expected 97 to be 79 // Object.is equality | its test asserts the changed value
A-WRAPPED | amount * 2 -> amount * 3 | product.ts | proven | expected 12 to be 8 // Object.is equality | another error wraps the failed assertion
A-DELETED | amount * 2 -> amount * 3 | product.ts | unproven | Every test passed. | the assertion of its test was deleted
A-TWICE | :00 -> :30 | product.ts | wrong reason | found 2 times, not once | the file has the violated text twice
A-ELSEWHERE | colour = 1 -> colour = 2 | unused.ts | stale | Nothing that these tests run loads the file. | its test does not load the violated file
A-MANY | price = 79 -> price = 97 | product.ts | wrong reason | ReferenceError: late | one of its tests crashes, although another asserts
A-THROWS | toFixed(2) -> toFixed(200) | product.ts | wrong reason | RangeError: toFixed() | the product throws an error before the assertion
A-BREAKS | price = 79 -> price = = 79 | product.ts | wrong reason | product.ts | the violated module has a syntax error
A-OUTSIDE | performance.now() -> Number.NaN | product.ts | wrong reason | expected 1 to be | only an assertion of the set-up file fails
A-RED | Good morning -> Good day | product.ts | control failed | expected 'Good morning' to be 'Good evening' | its test fails in the unchanged product
B-SOFT | price = 79 -> price = 97 | product.ts | proven | toContain | a soft assertion of its browser test fails
B-CONFIG | from the -> against the | banner.js | proven | toContain | a module of the build configuration is violated
B-DISK | #ff9900 -> #009900 | colours.txt | proven | toContain | a file that a plugin reads from disk is violated
B-ASKED | price = 79 -> price = 97 | product.ts | proven | price = 79 | a test with isAsked asserts its value
B-SISTER | price = 79 -> price = 97 | product.ts | unproven | Every test passed. | a test with isAsked asserts only the value of another clause
B-THROWS | price = 79 -> price = 97 | product.ts | wrong reason | locator.click | its browser test throws an error before the assertion
B-GUARD | Good morning -> Good grief | product.ts | wrong reason | the guard | only an assertion of a fixture fails
B-BREAKS | price = 79 -> price = = 79 | product.ts | wrong reason | Unexpected token | the build fails
B-UNUSED | colour = 1 -> colour = 2 | unused.ts | stale | Nothing that these tests run | the build does not load the violated file
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const kindsByLetter: Readonly<Record<string, ProvableClause['verify']>> = {
  A: ['spec'],
  B: ['e2e'],
  C: ['spec', 'e2e'],
};
/** The cases, and two clauses that name both kinds of evidence. */
const clauses = [
  ...cases,
  ['C-HELD', 'price = 79 -> price = 97', 'product.ts'],
  ['C-LOOSE', 'price = 79 -> price = 97; Good night -> Good-bye', 'product.ts'],
].map(([id = '', changes = '', file = '']): ProvableClause => {
  const violations = changes.split('; ').map((change) => {
    const [from = '', to = ''] = change.split(' -> ');
    return { file, from, to };
  });
  return { id, area: '', text: '', verify: kindsByLetter[id.charAt(0)] ?? [], violations };
});
let root: string;
const first: Record<string, ClauseProof> = {};
let treeBefore: string[];

/** The files of the fixture project with their modification times. */
function tree(): string[] {
  const files = globSync('*.*', { cwd: root }).toSorted();
  return files.map((file) => `${file} ${statSync(path.join(root, file)).mtimeMs}`);
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
    // The plugin reads a file itself, as tools that evaluate styles do.
    'vite.config.ts': `import { violation } from ${toolOf('violation.plugin.ts')};
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
  const project: ProjectProof = {
    root,
    cache: 'proof',
    resultFiles: 'proof.json',
    clauses,
    vitest: { tests: ['*.test.ts'], assertions: ['AssertionError'] },
    browser: {
      tests: ['*.spec.ts'],
      config: path.join(root, 'playwright.config.ts'),
      buildEnv: {},
    },
  };
  treeBefore = tree();
  await prove(project, 1, {}, (id, proof) => {
    first[id] = proof;
  });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const [id = '', , , verdict, why = '', rule] of cases)
  test(`the verdict is “${verdict}” if ${rule} (${id})`, () => {
    expect(first[id]?.violations).toMatchObject([{ verdict, why: expect.stringContaining(why) }]);
  });

test('a run changes no file of the project', () => {
  expect(tree()).toEqual(treeBefore);
});

test('each kind of evidence that a clause names is tried and has its own verdict', () => {
  expect(first['C-HELD']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest', test: 'the price is 79' }],
    kinds: { vitest: 'proven', browser: 'proven' },
  });
  expect(first['C-LOOSE']).toMatchObject({
    violations: [{ verdict: 'proven', kind: 'vitest' }, { verdict: 'unproven' }],
    kinds: { vitest: 'proven', browser: 'unproven' },
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sentencesOf } from '../spec/project/readability.ts';
import { documentClause as clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';
import { linesOf } from '../spec/documents/visibleText.ts';

/** The promises by page, as a strict build prints them for the owner. */
function promisesByPage(): ReadonlyMap<string, readonly string[]> {
  const project = path.resolve(import.meta.dirname, '..');
  const root = mkdtempSync(path.join(tmpdir(), 'promises-'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(project, 'node_modules/vite/bin/vite.js'),
      'build',
      root,
      '--config',
      path.join(project, 'vite.config.ts'),
      '--configLoader',
      'native',
      '--mode',
      'strict',
    ],
    {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        VITE_FORM_ENDPOINT: 'https://forms.example/f/abc123',
        VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
      },
    },
  );
  rmSync(root, { recursive: true });
  const sections = `${stdout}${stderr}`.split(/\n(?=\/|every page\n)/).slice(1);
  return new Map(
    sections.map((section) => {
      const [page = '', ...lines] = section.split('\n');
      return [page, lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))];
    }),
  );
}

clause(
  'CONTENT-PROMISES-STAND',
  'every listed sentence stands on its pages',
  async ({ request }) => {
    const promises = promisesByPage();
    expect([...promises.values()].flat().length).toBeGreaterThan(100);
    for (const address of everyAddress) {
      const lines = linesOf(await (await request.get(address)).text(), 'header', 'main', 'footer');
      const promised = [...(promises.get('every page') ?? []), ...(promises.get(address) ?? [])];
      const missing = promised.filter(
        (sentence) => !lines.some(({ text }) => text.includes(sentence)),
      );
      expect.soft(missing, address).toEqual([]);
    }
    expect([...promises.keys()].filter((page) => !everyAddress.includes(page))).toEqual([
      'every page',
    ]);
  },
);

/** What says such a word and promises nothing of its own: the specification's words, and names. */
const noPromise: readonly (readonly [words: RegExp, source: string])[] = [
  [/GST included unless marked/, '§9 Prices (NZD)'],
  [/filter included|Up to 5 litres are included|up to 5 litres included/, '§9 Prices (NZD)'],
  [/fitting and disposal included/, '§9 Prices (NZD)'],
  [/What(?: i|’)s included/i, '§2 Tyre category pages, Service pages'],
  [/Ask (?:what’s|if it’s) included/, '§9 Prices (NZD): a question'],
  [/The filter is included with mineral oil\./, '§9 Prices (NZD)'],
  [/^Free(?: check)?$|free brake check/i, '§2 Service pages'],
  [/^Free battery test$/, '§2 Service pages'],
  [/^Interest-free doesn’t mean fee-free\.$/, 'a warning'],
  [/interest-free/i, '§9 Technical and advice figures'],
  [/Workmanship guarantee$/, '§2 Service pages'],
  [/Consumer Guarantees Act/, 'the name of an Act'],
];

const promiseWords =
  /\b(?:free|guarantees?|guaranteed|always|never|within|same[- ]day|included|in stock)\b/i;

clause('CONTENT-PROMISES-LISTED', 'no promise goes unlisted', async ({ request }) => {
  const promises = promisesByPage();
  for (const address of everyAddress) {
    const promised = [...(promises.get('every page') ?? []), ...(promises.get(address) ?? [])];
    const lines = linesOf(await (await request.get(address)).text(), 'header', 'main', 'footer');
    const left = lines
      // What stands in quotation marks are customers' words.
      .map(({ text }) => text.replace(/“[^”]*”/g, ''))
      .map((text) => promised.reduce((own, words) => own.replace(words, ''), text))
      .flatMap((text) => sentencesOf(text.trim()))
      .filter((sentence) =>
        promiseWords.test(noPromise.reduce((own, [words]) => own.replace(words, ''), sentence)),
      );
    expect.soft(left, address).toEqual([]);
  }
});

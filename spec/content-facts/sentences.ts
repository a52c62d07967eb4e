/**
 * Which text of which page has which fact. Each fact is replaced by a mark of its own before the pages are rendered, so
 * that a wrong fact, or one that is typed by hand, shows itself whatever its value is.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { buildEnv } from '../../e2e/buildSite.ts';
import type * as ServerEntry from '../../src/app/entry.server.tsx';
import { drawings } from '../../src/publishing/drawings.plugin.ts';
import { elementsOf, parseHtml, singleSpaced, textContentOf } from '../documents/parseHtml.ts';
import { documentFacts } from '../documents/readDocument.ts';
import { allTexts, linesOf } from '../documents/visibleText.ts';
import { root } from '../project/files.ts';
import { violation } from '../tools/proof/violation.plugin.ts';
import { Marks } from './marks.ts';

/** Class names do not matter, and Linaria takes most of the time of a build. */
const anyClassNames: Plugin = {
  name: 'any-class-names',
  enforce: 'pre',
  resolveId: (id) => (id === 'linaria' ? '\0linaria' : undefined),
  load: (id) =>
    id === '\0linaria' ? 'let count = 0; export const css = () => `c${(count += 1)}`;' : undefined,
};

/** The owner's closures and answers are in words of their own, so they are left out: the code to add to their files. */
const withoutOwners: Readonly<Record<string, string>> = {
  'closures.ts': 'closures.length = 0;',
  'ownersAnswers.ts': "for (const each of Object.values(ownersAnswers)) each.answer = 'unknown';",
};

/**
 * The HTML of each document by its address, such as `/about` and `/404`, after a change of the source.
 *
 * @param transform returns the new code of a module
 */
export async function renderChanged(
  transform: (code: string, file: string) => string,
): Promise<ReadonlyMap<string, string>> {
  // Node.js keeps what it imported, so each call needs a folder of its own.
  const folder = path.join(root, '.cache/changed');
  mkdirSync(folder, { recursive: true });
  const outDir = mkdtempSync(`${folder}/`);
  const define = Object.fromEntries(
    Object.entries(buildEnv).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define,
    plugins: [
      violation(),
      anyClassNames,
      drawings(),
      { name: 'change', enforce: 'pre', transform },
    ],
    build: {
      ssr: 'src/app/entry.server.tsx',
      outDir,
      copyPublicDir: false,
      // A busy machine is no reason for a warning.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const entry = pathToFileURL(path.join(outDir, 'entry.server.js')).href;
  const { files, renderDocument } = (await import(/* @vite-ignore */ entry)) as typeof ServerEntry;
  const documents = new Map<string, string>();
  for (const { path: address } of files) documents.set(address, await renderDocument(address));
  rmSync(outDir, { recursive: true });
  return documents;
}

/** The texts of structured data, each with the names of the properties that lead to it. */
function textsOfData(value: unknown, where: string): [where: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[where, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOfData(inner, Array.isArray(value) ? where : `${where} ${name.replace('@', '')}`),
  );
}

/** All texts of a document, each with where it is. */
function textsOf(html: string): [where: string, text: string][] {
  const onPage = ['header', 'main', 'footer'].flatMap((where) =>
    linesOf(html, where).map(({ text }): [string, string] => [where, text]),
  );
  const lines = new Set(linesOf(html, 'body').map(({ text }) => text));
  const hidden = allTexts(html)
    .filter((text) => !lines.has(text))
    .map((text): [string, string] => ['search and alternative texts', text]);
  const drawn = elementsOf(parseHtml(html), 'text').map((text): [string, string] => [
    'drawing',
    singleSpaced(textContentOf(text)),
  ]);
  const data = documentFacts(html).data.flatMap((json) => textsOfData(JSON.parse(json), 'data'));
  return [...onPage, ...hidden, ...drawn, ...data];
}

/** Whether a text has an amount of money that is no fact. Customers' own words, in quotation marks, may have one. */
export const amountByHand = (text: string) => /\$\s?\d/.test(text.replace(/“[^”]*”/g, ''));

/**
 * The texts that have a fact or an amount of money, in order, and the names of all facts. Each is a line of the table:
 * the addresses of its pages, where it is there (a landmark, `search and alternative texts`, a drawing, or a property of the
 * structured data), and the text with its facts by name.
 */
export async function readSentences() {
  const marks = new Marks();
  const documents = await renderChanged((code, file) =>
    marks.mark(file, code + (withoutOwners[path.basename(file)] ?? '')),
  );
  const named = marks.namer();
  const pagesByText = new Map<string, Set<string>>();
  for (const [address, html] of documents)
    for (const [where, shown] of textsOf(html)) {
      const text = named(shown);
      if (!text.includes('{') && !amountByHand(text)) continue;
      const key = `${where} | ${text}`;
      pagesByText.set(key, (pagesByText.get(key) ?? new Set()).add(address));
    }
  const sentences = [...pagesByText].map(([key, pages]) => {
    const all = pages.size === documents.size ? 'every page' : [...pages].toSorted().join(' ');
    return `${all} | ${key}`;
  });
  return { sentences: sentences.toSorted(), facts: marks.facts };
}

const tableFile = path.join(import.meta.dirname, 'sentences.txt');

const head = `# Each text of the pages with a fact of src/content: a price, a number, an hour, a name or an address.
# pages | where on the page | text, with the names of its facts in braces
# \`npm run facts -- --write\` writes this table anew: read its changes before you commit them.
`;

/** The lines of the committed table. */
export const committedLines = () =>
  readFileSync(tableFile, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('# '));

// `npm run facts` prints each fact with the pages that show it; with `--write` it writes the table.
if (import.meta.main) {
  const { sentences, facts } = await readSentences();
  if (process.argv.includes('--write')) {
    writeFileSync(tableFile, `${head}${sentences.join('\n')}\n`);
    console.log(`${sentences.length} texts with facts are in spec/content-facts/sentences.txt.`);
  } else
    for (const fact of [...facts].toSorted()) {
      const shown = sentences.filter((line) => line.includes(`{${fact}}`));
      const pages = new Set(shown.flatMap((line) => (line.split(' | ')[0] ?? '').split(/ (?=\/)/)));
      console.log(`${fact}: ${[...pages].toSorted().join(' ')}`);
    }
}

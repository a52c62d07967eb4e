/**
 * Which text of which page has which fact. Each fact is replaced by a mark of its own before the pages are rendered, so
 * that a wrong fact, or one that is typed by hand, shows itself whatever its value is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderChanged } from '../documents/changed.ts';
import { documentFacts } from '../documents/readDocument.ts';
import { allTexts, linesOf } from '../documents/visibleText.ts';
import { Marks } from './marks.ts';

/** A text with its facts by name, and the pages that have it. */
export interface Sentence {
  /** The addresses of the pages, or only `every page`. */
  readonly pages: readonly string[];
  /** Where it is on the page: a landmark, `search and alternative texts`, or a property of the structured data. */
  readonly where: string;
  readonly text: string;
}

const landmarks = ['header', 'main', 'footer'];

/** The texts of structured data, each with the names of the properties that lead to it. */
function textsOfData(value: unknown, where: string): [where: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[where, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOfData(inner, Array.isArray(value) ? where : `${where} ${name.replace('@', '')}`),
  );
}

/** All texts of a document, each with where it is. */
function textsOf(html: string): [where: string, text: string][] {
  const onPage = landmarks.flatMap((where) =>
    linesOf(html, where).map(({ text }): [string, string] => [where, text]),
  );
  const lines = new Set(linesOf(html, 'body').map(({ text }) => text));
  const hidden = allTexts(html)
    .filter((text) => !lines.has(text))
    .map((text): [string, string] => ['search and alternative texts', text]);
  const data = documentFacts(html).data.flatMap((json) => textsOfData(JSON.parse(json), 'data'));
  return [...onPage, ...hidden, ...data];
}

/** Whether a text has an amount of money that is no fact. Customers' own words, in quotation marks, may have one. */
export const amountByHand = (text: string) => /\$\s?\d/.test(text.replace(/“[^”]*”/g, ''));

/** The owner's closures and answers are in words of their own, so they are left out: the code to add to their files. */
const withoutOwners: Readonly<Record<string, string>> = {
  'closures.ts': 'closures.length = 0;',
  'ownersAnswers.ts': "for (const each of Object.values(ownersAnswers)) each.answer = 'unknown';",
};

/**
 * Renders the pages with marked facts.
 *
 * @param change changes the source further; a test plants faults with it
 * @returns the texts that have a fact or an amount of money, and all facts by name, with their values
 */
export async function readSentences(change = (_file: string, code: string) => code) {
  const marks = new Marks();
  const documents = await renderChanged((file, code) => {
    const changed = change(file, code) + (withoutOwners[path.basename(file)] ?? '');
    return marks.mark(file, changed) ?? (changed === code ? undefined : changed);
  });
  const named = marks.namer();
  const pagesByText = new Map<string, Set<string>>();
  for (const [address, html] of documents)
    for (const [where, shown] of textsOf(html)) {
      const text = named(shown);
      if (!text.includes('{') && !amountByHand(text)) continue;
      const key = `${where}\n${text}`;
      pagesByText.set(key, (pagesByText.get(key) ?? new Set()).add(address));
    }
  const sentences = [...pagesByText].map(([key, pages]): Sentence => {
    const [where = '', text = ''] = key.split('\n');
    const all = pages.size === documents.size ? ['every page'] : [...pages].toSorted();
    return { pages: all, where, text };
  });
  const inOrder = sentences.toSorted((one, other) => (lineOf(one) < lineOf(other) ? -1 : 1));
  return { sentences: inOrder, facts: marks.facts };
}

/** A line of the table. */
export const lineOf = ({ pages, where, text }: Sentence) =>
  `${pages.join(' ')} | ${where} | ${text}`;

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

/** Writes the table. */
export function writeTable(sentences: readonly Sentence[]): void {
  writeFileSync(tableFile, `${head}${sentences.map(lineOf).join('\n')}\n`);
}

/**
 * `npm run facts`: prints three Markdown tables: the value of each fact with the pages that show it, the facts that
 * changed since the source document, and what the tests expect on each page. It prints the same data that the tests
 * read. With `--write` it writes the table of texts with facts instead (`sentences.txt`).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { facts, type Fact } from './facts.ts';
import { readSentences, writeTable } from './sentences.ts';

const places = { header: 'every page, header', footer: 'every page, footer' } as const;

/** The page of a fact, and the heading above its words. */
function placeOf({ page, where, under }: Fact): string {
  if (where) return places[where];
  return under === undefined ? page : `${page}, below “${under}”`;
}

/** What the tests expect of a fact, in one line. */
function wordsOf(fact: Fact): string {
  const { id, words = [], inOrder = [], headings = [], items, times = {}, links = [] } = fact;
  return [
    ...(id === undefined ? [] : [`\`#${id}\``]),
    ...headings.map((heading) => `**${heading}**`),
    ...words,
    ...inOrder,
    ...(typeof items === 'number' ? [`${items} list items`] : (items ?? [])),
    ...(fact.rows ?? []).map((row) => row.filter(Boolean).join(', ')),
    ...(fact.pictures ?? []),
    ...Object.entries(fact.leading ?? {}).map(
      ([start, count]) => `${count} links${start && ` to ${start}`}`,
    ),
    ...Object.entries(times).map(([word, count]) => `${word} (${count} times)`),
    ...links.map(([text, href]) => `${text} → \`${href}\``),
  ].join('; ');
}

/** The lines of `spec/facts` with their former value: `rotation: '...', // was ... until 2027-02-01`. */
const changed = globSync(path.join(import.meta.dirname, '../facts/*.ts')).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [, now = '', was] = /^\s*(\S.*), \/\/ (was .+)$/.exec(line) ?? [];
      return was ? [[now, was, `spec/facts/${path.basename(file)}:${index + 1}`]] : [];
    }),
);

const print = (...[head = [], ...rows]: string[][]) =>
  console.log(
    [head, head.map(() => '---'), ...rows]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
      .join('\n'),
    '\n',
  );

const { sentences, facts: values } = await readSentences();

/** The pages with a text that has a fact. */
function pagesWith(fact: string): string {
  const pages = sentences.flatMap((each) => (each.text.includes(`{${fact}}`) ? each.pages : []));
  return pages.includes('every page') ? 'every page' : [...new Set(pages)].toSorted().join(' ');
}

if (process.argv.includes('--write')) {
  writeTable(sentences);
  console.log(`${sentences.length} texts with facts are in spec/content-facts/sentences.txt.`);
} else {
  print(
    ['Fact', 'Value', 'Pages'],
    ...[...values].map(([name, value]) => [name, value, pagesWith(name)]),
  );
  print(['Changed', 'Before', 'Where'], ...changed);
  print(
    ['Clause', 'Page', 'Words'],
    ...facts.map((fact) => [fact.clause, placeOf(fact), wordsOf(fact)]),
  );
}

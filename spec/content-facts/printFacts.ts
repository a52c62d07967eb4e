/**
 * `npm run facts`: prints three Markdown tables: the value of each named fact, the facts that changed since the source
 * document, and what the tests expect on each page. It prints the same data that the tests read.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { facts as values } from '../facts/groups.ts';
import { facts, type Fact } from './facts.ts';

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

print(['Fact', 'Value'], ...Object.entries(values));
print(['Changed', 'Before', 'Where'], ...changed);
print(
  ['Clause', 'Page', 'Words'],
  ...facts.map((fact) => [fact.clause, placeOf(fact), wordsOf(fact)]),
);

/**
 * `npm run facts`: prints two Markdown tables: the value of each fact with the pages that show it, and the facts that
 * changed since the source document. With `--write` it writes the table of texts with facts instead (`sentences.txt`).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSentences, writeTable } from './sentences.ts';

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
}

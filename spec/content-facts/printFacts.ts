/**
 * `npm run facts`: prints the facts that the tests look for in the built pages as a Markdown table: clause, page,
 * words. The rows are those of spec/content-facts/facts.ts, so the table says what is tested, and nothing else.
 */
import { facts, type Fact } from './facts.ts';

const places = { banner: 'every page, header', contentinfo: 'every page, footer' } as const;

/** The page of a fact, and the heading below which its words stand. */
function placeOf({ page, where, under }: Fact): string {
  if (where) return places[where];
  return under === undefined ? page : `${page}, below “${under}”`;
}

/** Everything that one fact asks for, in the order in which it is looked for. */
function wordsOf({ words = [], headings = [], links = [], items, times = {} }: Fact): string {
  return [
    ...headings.map((heading) => `**${heading}**`),
    ...words,
    ...(items === undefined ? [] : [`${items} list items`]),
    ...Object.entries(times).map(([word, count]) => `${word} (${count} times)`),
    ...links.map(([text, href]) => `${text} → \`${href}\``),
  ].join('; ');
}

const rows = facts.map((fact) => [fact.clause, placeOf(fact), wordsOf(fact)]);
const table = [['Clause', 'Page', 'Words'], ['---', '---', '---'], ...rows];
console.log(
  table
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n'),
);

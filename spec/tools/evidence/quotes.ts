import type { Clause } from '../clauses/clauses.ts';

/** What was built: its documents as HTML, and its scripts. */
export interface BuiltSite {
  readonly documents: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Lists quotations of clauses whose exact words are nowhere in what was built, one sentence each. In a document
 * words may run over elements, but not over two blocks that stand apart by a line; in a script a template stands
 * for any text where it puts one in, such as a telephone number.
 */
export function checkQuotes(clauses: readonly Clause[], site: BuiltSite): string[] {
  const words = [
    ...site.documents.flatMap((html) => [wordsOf(html, ''), wordsOf(html, ' ')]),
    ...site.scripts.map((script) => even(decodeScript(script))),
  ].join('\n');
  const chains = site.scripts.flatMap(chainsOf);
  return clauses.flatMap(({ id, file, quotes }) =>
    quotes
      .map((quote) => even(quote))
      .filter((quote) => !words.includes(quote) && !chains.some((chain) => makesUp(chain, quote)))
      .map((quote) => `${id} (${file}) quotes “${quote}”, which nothing that was built says.`),
  );
}

/** The words of a document, with something in place of each tag; those of its attributes come after them. */
function wordsOf(html: string, tag: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
  return even(decodeEntities([body.replace(/<[^>]*>/g, tag), ...attributes].join('\n')));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entity;
    const hex = /^#x/i.test(name);
    return String.fromCodePoint(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10));
  });
}

function decodeScript(script: string): string {
  return script
    .replace(
      /\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi,
      (_escape, long?: string, short?: string) =>
        String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
    )
    .replace(/\\n/g, ' ')
    .replace(/\\(['"`])/g, '$1');
}

/** Texts of a script that stand together, such as the parts of a sentence with a number in it. */
type Chain = readonly Piece[];

interface Piece {
  readonly text: string;
  /** Whether the product puts a text of its own between this piece and the one before. */
  readonly afterValue: boolean;
}

const literal =
  /`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;

/** What may stand between two texts of one list: a comma, or one value between commas. */
const joint = /^,(?:(?<value>[^`'";]{1,80}),)?$/;

function chainsOf(script: string): Chain[] {
  const chains: Piece[][] = [];
  let end = -1;
  for (const match of script.matchAll(literal)) {
    const between = end === -1 ? null : joint.exec(script.slice(end, match.index));
    end = match.index + match[0].length;
    const [first = '', ...others] = decodeScript(match[1] ?? match[2] ?? match[3] ?? '').split(
      /\$\{[^{}]*\}/,
    );
    if (!between) chains.push([]);
    chains
      .at(-1)
      ?.push(
        { text: first, afterValue: between?.groups?.['value'] !== undefined },
        ...others.map((text) => ({ text, afterValue: true })),
      );
  }
  return chains.filter((chain) => chain.length > 1);
}

/** The longest text, in characters, that a value may put in: an e-mail address is the longest one there is. */
const longestValue = 60;

/** Whether the pieces of a chain, from one of them on, make up the quotation from its first letter to its last. */
function makesUp(chain: Chain, quote: string): boolean {
  const from = (index: number, rest: string): boolean => {
    if (rest === '') return true;
    const piece = chain[index];
    if (!piece) return false;
    const start = rest.indexOf(piece.text);
    if (start === -1 || start > (piece.afterValue ? longestValue : 0)) return false;
    return from(index + 1, rest.slice(start + piece.text.length));
  };
  return chain.some(({ text }, index) => {
    const isStart = text.length >= 5 && quote.startsWith(text);
    return isStart && from(index + 1, quote.slice(text.length));
  });
}

/** Every kind of space as one space. */
function even(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

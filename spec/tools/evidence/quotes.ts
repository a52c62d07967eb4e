import type { Clause } from '../clauses/clauses.ts';
import { fillFacts, type Facts } from '../clauses/fillFacts.ts';

/** The built site: its HTML documents and its scripts. */
export interface BuiltSite {
  readonly documents: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Lists quotations of clauses whose exact words are nowhere in the built site, one sentence each. In a document a
 * quotation may span inline elements but not blocks; in a script the placeholder of a template matches any short text,
 * such as a telephone number.
 */
export function checkQuotes(
  clauses: readonly Clause[],
  site: BuiltSite,
  facts: Facts = {},
): string[] {
  const words = [
    ...site.documents.flatMap((html) => [wordsOf(html, ''), wordsOf(html, ' ')]),
    ...site.scripts.map((script) => even(decodeScript(script))),
  ].join('\n');
  const chains = site.scripts.flatMap(chainsOf);
  return clauses.flatMap(({ id, file, quotes }) =>
    quotes
      .map((quote) => even(fillFacts(quote, facts)))
      .filter((quote) => !words.includes(quote) && !chains.some((chain) => makesUp(chain, quote)))
      .map(
        (quote) =>
          `${id} (${file}) quotes “${quote}”, which is nowhere in the built site. Correct the quotation or the site.`,
      ),
  );
}

/** The text of a document with each tag replaced, followed by its attribute values. */
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

/** Adjacent texts of a script, such as the parts of a sentence with a number in it. */
type Chain = readonly Piece[];

interface Piece {
  readonly text: string;
  /** Whether a value is inserted before this piece. */
  readonly afterValue: boolean;
}

const literal =
  /`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;

/** What may be between two texts of one list: a comma, or one value between commas. */
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

/** The longest inserted value, in characters: an email address. */
const longestValue = 60;

/** Whether consecutive pieces of a chain make up the whole quotation. */
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

/** Collapses white space. */
function even(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

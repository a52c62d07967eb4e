import type { Clause } from '../clauses.ts';
import type { SourceBlock, SourceLink } from './types.ts';

/**
 * Reads the source document into blocks a clause can point at: headings, paragraphs, list items, table rows.
 * Their ids are made from their place, so they hold as long as the document does.
 */
export function parseSource(markdown: string): Omit<SourceBlock, 'clauses'>[] {
  const blocks: Omit<SourceBlock, 'clauses'>[] = [];
  let section = '';
  let count = 0;
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const [, hashes = '', heading = ''] = /^(#+) (.+)$/.exec(text) ?? [];
    if (!text || /^\|[-| :]+\|$/.test(text)) continue;
    if (hashes.length === 2) {
      section = /^(\d+)\. /.exec(heading)?.[1] ?? '';
      count = 0;
    }
    count += 1;
    const shared = { id: `s${section || '0'}-${count}`, section };
    if (heading) {
      blocks.push({ ...shared, kind: 'heading', level: hashes.length, parts: [heading] });
    } else if (text.startsWith('|')) {
      const parts = text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      blocks.push({ ...shared, kind: 'row', parts });
    } else if (text.startsWith('- ')) {
      blocks.push({ ...shared, kind: 'item', parts: sentencesOf(text.slice(2)) });
    } else {
      blocks.push({ ...shared, kind: 'paragraph', parts: sentencesOf(text) });
    }
  }
  return blocks;
}

/** The sentences of a paragraph. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]['’)]?) +(?=[A-Z'‘(])/);
}

/** Where a clause comes from: each part of its `source`, with the block or the decision that it names. */
export function linkSources(
  { source }: Pick<Clause, 'source'>,
  blocks: readonly Omit<SourceBlock, 'clauses'>[],
): SourceLink[] {
  return source
    .split(/[,;] (?=§|D\d|design|WCAG)/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, decision] = /^(D\d+)\b/.exec(text) ?? [];
      if (decision) return { text, decision };
      const [, section = '', words = ''] = /^§(\d+) ?(.*)$/.exec(text) ?? [];
      const block = section ? findBlock(section, words, blocks) : undefined;
      return block ? { text, block: block.id } : { text };
    });
}

/** The block that each sentence of a coverage table stands in; a sentence that is nowhere is left to its own check. */
export function placeStatements(
  coverage: readonly { readonly text: string; readonly clauses: readonly string[] }[],
  blocks: readonly Omit<SourceBlock, 'clauses'>[],
): { text: string; block: string; clauses: readonly string[] }[] {
  const bare = (text: string) => text.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim();
  const places = blocks.map(({ id, parts }) => ({
    id,
    text: bare(parts.join(' ')),
    cells: parts.map(bare),
  }));
  return coverage.flatMap(({ text, clauses }) => {
    const words = bare(text);
    const block =
      places.find((place) => place.text === words) ??
      // A cell stands behind the first cell of its row, as the coverage table writes it.
      places.find((place) => words.split(' | ').every((cell) => place.cells.includes(cell))) ??
      places.find((place) => place.text.includes(words));
    return block ? [{ text, block: block.id, clauses }] : [];
  });
}

/** The block of a section that begins with some words: a heading first, then any other, then the section itself. */
function findBlock<Block extends Omit<SourceBlock, 'clauses'>>(
  section: string,
  words: string,
  blocks: readonly Block[],
): Block | undefined {
  const inside = blocks.filter((block) => block.section === section);
  const begins = ({ parts: [first = ''] }: Block) =>
    words !== '' &&
    first
      .toLowerCase()
      .replace(/^\d+\. /, '')
      .startsWith(words.toLowerCase());
  return (
    inside.find((block) => block.kind === 'heading' && begins(block)) ??
    inside.find(begins) ??
    inside[0]
  );
}

import type { Clause } from './clauses.ts';

/** One line of the source document that has words: what a clause can come from. */
export interface SourceBlock {
  /** Made of its place, so that it holds as long as the document does: `s2-5`. */
  readonly id: string;
  /** A table's first row is its `head`, any other a `row`. */
  readonly kind: 'heading' | 'paragraph' | 'item' | 'head' | 'row';
  /** The level of a heading. */
  readonly level?: number;
  /** The number of the section it stands in; empty outside the numbered ones. */
  readonly section: string;
  /** The headings it stands below, such as `2. Screens and routes, Home`; empty outside the numbered sections. */
  readonly place: string;
  /** Its sentences, or the cells of a row, in Markdown. */
  readonly parts: readonly string[];
}

/** One sentence or table cell of the source document. */
export interface Statement {
  /** The id of the block it stands in. */
  readonly block: string;
  /** Where it stands, such as `2. Screens and routes, Home`. */
  readonly section: string;
  /** Its words. A table's cell stands behind the first cell of its row: `Oil change | mineral from $79`. */
  readonly text: string;
}

/** Where a clause says it comes from. */
export interface SourceLink {
  /** As the clause writes it: `§2 Top menu`, `D10`. */
  readonly text: string;
  /** The block of the source document, where it names one. */
  readonly block?: string;
  /** The decision, where it names one. */
  readonly decision?: string;
}

/** Reads the source document line by line into headings, paragraphs, list items and rows of tables. */
export function parseSource(markdown: string): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let title = '';
  let part = '';
  let count = 0;
  let rows = 0;
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const [, marks = '', heading = ''] = /^(#+) (.+)$/.exec(text) ?? [];
    rows = text.startsWith('|') ? rows + 1 : 0;
    // The second row of a table is the line below its head.
    if (!text || rows === 2) continue;
    if (marks.length === 2) {
      title = /^\d+\. /.test(heading) ? heading : '';
      part = '';
      count = 0;
    } else if (marks) {
      part = heading;
    }
    count += 1;
    const section = /^\d*/.exec(title)?.[0] ?? '';
    const place = title && part ? `${title}, ${part}` : title;
    const shared = { id: `s${section || '0'}-${count}`, section, place };
    if (marks) {
      blocks.push({ ...shared, kind: 'heading', level: marks.length, parts: [heading] });
    } else if (rows > 0) {
      blocks.push({ ...shared, kind: rows === 1 ? 'head' : 'row', parts: cells(text) });
    } else {
      const kind = text.startsWith('- ') ? 'item' : 'paragraph';
      blocks.push({ ...shared, kind, parts: sentences(text.replace(/^- /, '')) });
    }
  }
  return blocks;
}

/**
 * What the numbered sections state: sentences, list items and table cells. A heading says nothing itself, it is
 * where a statement stands; so are a table's head and the first cell of a row.
 */
export function readStatements(blocks: readonly SourceBlock[]): Statement[] {
  return blocks
    .filter(({ section, kind }) => section !== '' && kind !== 'heading' && kind !== 'head')
    .flatMap(({ id, kind, place, parts }) => {
      const [label, ...values] = parts;
      const texts =
        kind === 'row' ? values.filter(Boolean).map((value) => `${label} | ${value}`) : parts;
      return texts.map((text) => ({ block: id, section: place, text }));
    });
}

/** Where a clause comes from: each part of its `source`, with the block or the decision that it names. */
export function linkSources(
  { source }: Pick<Clause, 'source'>,
  blocks: readonly SourceBlock[],
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

function cells(row: string): string[] {
  return row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}

/** A sentence ends with its mark before a space, unless it stands between quotation marks or goes on in small letters. */
function sentences(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let quoted = false;
  for (const { index } of text.matchAll(/['\s]/g)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    if (text[index] === "'") {
      if (!quoted && /[\s(]/.test(before)) quoted = true;
      else if (quoted && !/\w/.test(after)) quoted = false;
    } else if (!quoted && /[.!?]['")]*$/.test(text.slice(0, index)) && !/[a-z]/.test(after)) {
      found.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, text.slice(start)]
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The block of a section that begins with some words: a heading first, then any other, then the section itself. */
function findBlock(
  section: string,
  words: string,
  blocks: readonly SourceBlock[],
): SourceBlock | undefined {
  const inside = blocks.filter((block) => block.section === section);
  const begins = ({ parts: [first = ''] }: SourceBlock) =>
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

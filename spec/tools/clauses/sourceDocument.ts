import type { Clause } from './clauses.ts';

/** A non-empty line of the specification. */
export interface SourceBlock {
  /** The number of its section and its number within the section, such as `s2-5`. */
  readonly id: string;
  /** The first row of a table is its `head`, any other a `row`. */
  readonly kind: 'heading' | 'paragraph' | 'item' | 'head' | 'row';
  readonly level?: number;
  /** The number of its section; empty outside the numbered sections. */
  readonly section: string;
  /** The headings above it, such as `2. Screens and routes, Home`; empty outside the numbered sections. */
  readonly place: string;
  /** Its sentences, or the cells of a row, in Markdown. */
  readonly parts: readonly string[];
}

/** A sentence or table cell of the specification. */
export interface Statement {
  readonly block: string;
  /** The headings above it, such as `2. Screens and routes, Home`. */
  readonly section: string;
  /** A table cell follows the first cell of its row: `Oil change | mineral from $79`. */
  readonly text: string;
}

/** A part of a clause's `source`. */
export interface SourceLink {
  /** The part as the clause writes it: `§2 Top menu`, `D10`. */
  readonly text: string;
  /** The block of the specification that it names, if any. */
  readonly block?: string;
  readonly decision?: string;
}

/** Reads the specification line by line into headings, paragraphs, list items and table rows. */
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
    // The second row of a table has only dashes.
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
 * The statements of the numbered sections: sentences, list items and table cells. Headings, table heads and the first
 * cell of a row only label statements.
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

/** The parts of a clause's `source`, each with the block or the decision that it names. */
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

/** Splits at sentence marks before a space, except before a lower-case letter. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]['")]*)\s+(?![a-z])/);
}

/** The block of a section that begins with these words: a heading, else any block, else the section's first block. */
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

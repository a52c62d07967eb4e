/** A sentence, list item or table cell of the specification, in Markdown. */
export interface Statement {
  /** The headings above it, such as `2. Screens and routes, Home`. */
  readonly section: string;
  /** A table cell follows the first cell of its row: `Oil change | mineral from $79`. */
  readonly text: string;
}

/** A part of a clause's `source`. */
export interface SourceLink {
  /** The part as the clause writes it: `§2 Top menu`, `D10`. */
  readonly text: string;
  /** The index of the statement of the specification that it names, if any. */
  readonly statement?: number;
  readonly decision?: string;
}

/** The statements of the numbered sections. Headings, table heads and the first cell of a row only label statements. */
export function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let title = '';
  let part = '';
  let rows = 0;
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const [, marks = '', heading = ''] = /^(#+) (.+)$/.exec(text) ?? [];
    rows = text.startsWith('|') ? rows + 1 : 0;
    if (marks.length === 2) {
      title = /^\d+\. /.test(heading) ? heading : '';
      part = '';
    } else if (marks) part = heading;
    // The first two rows of a table are its head and dashes.
    if (!text || !title || marks || rows === 1 || rows === 2) continue;
    const texts = rows > 0 ? valuesOf(text) : sentencesOf(text.replace(/^- /, ''));
    const section = part ? `${title}, ${part}` : title;
    statements.push(...texts.map((each) => ({ section, text: each })));
  }
  return statements;
}

/** The cells of a row of a table, each after the first one. */
function valuesOf(row: string): string[] {
  const [label, ...values] = row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
  return values.filter(Boolean).map((value) => `${label} | ${value}`);
}

/** Splits at sentence marks before a space, except before a lower-case letter. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]['")]*)\s+(?![a-z])/);
}

/**
 * The parts of a clause's `source`, each with the decision or the statement that it names: the first one whose heading
 * or text begins with its words, or else the first one of its section.
 */
export function linkSources(source: string, statements: readonly Statement[]): SourceLink[] {
  const parts = source.split(/[,;] (?=§|D\d|design|WCAG)/).map((text) => text.trim());
  return parts.filter(Boolean).map((text) => {
    const [, decision] = /^(D\d+)\b/.exec(text) ?? [];
    if (decision) return { text, decision };
    const [, section = '', words = ''] = /^§(\d+) ?(.*)$/.exec(text) ?? [];
    const isInside = (one: Statement) => one.section.startsWith(`${section}. `);
    const isNamed = (one: Statement) =>
      [...one.section.replace(/^\d+\. /, '').split(', '), one.text].some((each) =>
        each.startsWith(words),
      );
    const named = statements.findIndex((one) => isInside(one) && isNamed(one));
    const statement = named === -1 ? statements.findIndex(isInside) : named;
    return statement === -1 ? { text } : { text, statement };
  });
}

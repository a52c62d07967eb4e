/** A sentence, list item or table cell of the specification, in Markdown. */
export interface Statement {
  /** The headings above it, such as `2. Screens and routes, Home`. */
  readonly section: string;
  /** A table cell follows the first cell of its row: `Oil change | mineral from $79`. */
  readonly text: string;
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

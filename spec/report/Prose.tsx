import { Fragment, type ReactNode } from 'react';

/** The inline Markdown of a line: `code` and **strong**. */
export function Words({ children }: { readonly children: string }): ReactNode {
  return children.split(/(\*\*.+?\*\*|`[^`]+`)/).map((part, index) => {
    // The parts of a text never change their order.
    const key = `${index}${part}`;
    if (/^\*\*.+\*\*$/.test(part)) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (/^`.+`$/.test(part)) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

/** The lines that begin with this prefix, without it. */
function linesAfter(block: string, begin: RegExp): string[] {
  return block
    .split(/\n(?=\s*(?:[-*]|\d+\.|>|\|))/)
    .filter((line) => begin.test(line))
    .map((line) => line.replace(begin, '').replaceAll(/\s*\n\s*/g, ' '));
}

/** The rows of a table as lines, with each cell after a colon. */
function rowsOf(block: string): string[] {
  return block
    .split('\n')
    .filter((line) => !/^\|[-| :]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .trim()
        .replaceAll(/\s*\|\s*/g, ': '),
    );
}

/** One block of the Markdown that clauses and decisions use. */
function Block({ text }: { readonly text: string }) {
  const list = /^[-*] /.test(text)
    ? linesAfter(text, /^[-*] /)
    : /^\d+\. /.test(text)
      ? linesAfter(text, /^\d+\. /)
      : text.startsWith('|')
        ? rowsOf(text)
        : undefined;
  if (list) {
    const List = /^\d/.test(text) ? 'ol' : 'ul';
    return (
      <List>
        {list.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </List>
    );
  }
  const Paragraph = text.startsWith('>') ? 'blockquote' : 'p';
  return (
    <Paragraph>
      <Words>{text.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ')}</Words>
    </Paragraph>
  );
}

/** Markdown: paragraphs, quotations, lists. */
export function Prose({ children }: { readonly children: string }) {
  const blocks = children.split(/\n{2,}|\n(?=>)|(?<=^>.*)\n(?!>)/m).filter((block) => block.trim());
  return (
    <div className="prose">
      {blocks.map((block) => (
        <Block key={block} text={block} />
      ))}
    </div>
  );
}

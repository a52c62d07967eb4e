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

/** Joins the lines of each paragraph, list item and row of a table. */
export function unwrap(markdown: string): string {
  return markdown.replaceAll(/(?<!\n)\n(?!\n|[-*] |\d+\. |\|)/g, ' ');
}

const marker = /^(?:[-*] |\d+\. |\| )/;

/** A paragraph, quotation, list, or a table as a list. */
function Block({ text }: { readonly text: string }) {
  if (!marker.test(text)) {
    const Paragraph = text.startsWith('>') ? 'blockquote' : 'p';
    return (
      <Paragraph>
        <Words>{text.replace(/^> /, '')}</Words>
      </Paragraph>
    );
  }
  const List = /^\d/.test(text) ? 'ol' : 'ul';
  const lines = text.split('\n').filter((line) => !line.startsWith('| --'));
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <Words>
            {line
              .replace(marker, '')
              .replace(/ *\|$/, '')
              .replaceAll(/ *\| */g, ': ')}
          </Words>
        </li>
      ))}
    </List>
  );
}

/** The Markdown that clauses and decisions use. An empty line ends each block. */
export function Prose({ children }: { readonly children: string }) {
  return (
    <div className="prose">
      {unwrap(children.trim())
        .split(/\n{2,}/)
        .map((block) => (
          <Block key={block} text={block} />
        ))}
    </div>
  );
}

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

const marker = /^(?:[-*] |\d+\. )/;

function Table({ text }: { readonly text: string }) {
  const [head = [], , ...rows] = text.split('\n').map((row) => row.split('|').slice(1, -1));
  const rowOf = (Cell: 'th' | 'td', cells: readonly string[], index: number) => {
    // Two rows may be equal, and rows never change their order.
    const key = `${index}${cells.join()}`;
    return (
      <tr key={key}>
        {cells.map((cell, column) => (
          <Cell key={head[column]}>
            <Words>{cell.trim()}</Words>
          </Cell>
        ))}
      </tr>
    );
  };
  return (
    <table>
      <thead>{rowOf('th', head, 0)}</thead>
      <tbody>{rows.map((cells, index) => rowOf('td', cells, index))}</tbody>
    </table>
  );
}

/** A paragraph, quotation, table or list. */
function Block({ text }: { readonly text: string }) {
  if (text.startsWith('|')) return <Table text={text} />;
  if (!marker.test(text)) {
    const Paragraph = text.startsWith('>') ? 'blockquote' : 'p';
    return (
      <Paragraph>
        <Words>{text.replace(/^> /, '')}</Words>
      </Paragraph>
    );
  }
  const List = /^\d/.test(text) ? 'ol' : 'ul';
  return (
    <List>
      {text.split('\n').map((line) => (
        <li key={line}>
          <Words>{line.replace(marker, '')}</Words>
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

import { css } from 'linaria';
import { Fragment, type ReactNode } from 'react';
import { color } from '../../src/styles/tokens.ts';

const look = css`
  display: grid;
  gap: 0.6rem;
  max-inline-size: 68ch;

  & ul,
  & ol {
    padding-inline-start: 1.25rem;
    list-style: revert;
  }

  & blockquote {
    padding: 0.4rem 0.8rem;
    border-inline-start: 4px solid ${color.signal};
    background: ${color.backgroundDeep};
    font-weight: 600;
  }

  & code {
    overflow-wrap: anywhere;
  }
`;

const bold = /\*\*(.+?)\*\*/;
const code = /`([^`]+)`/;

/** The inline Markdown of a line: `code` and **strong**. */
export function Words({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(/(\*\*.+?\*\*|`[^`]+`)/);
  return parts.map((part, index) => {
    // The parts of a text never change their order.
    const key = `${index}${part}`;
    const strong = bold.exec(part)?.[1];
    const quoted = code.exec(part)?.[1];
    if (strong !== undefined) return <strong key={key}>{strong}</strong>;
    if (quoted !== undefined) return <code key={key}>{quoted}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}

/** Lines with the same prefix, without it. */
function linesAfter(block: string, begin: RegExp): string[] {
  return block
    .split(/\n(?=\s*(?:[-*]|\d+\.|>|\|))/)
    .filter((line) => begin.test(line))
    .map((line) => line.replace(begin, '').replaceAll(/\s*\n\s*/g, ' '));
}

/** One block of the Markdown that clauses and decisions use. */
function Block({ text }: { readonly text: string }) {
  if (text.startsWith('>')) {
    const quote = text.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ');
    return (
      <blockquote>
        <Words>{quote}</Words>
      </blockquote>
    );
  }
  if (/^[-*] /.test(text)) {
    return (
      <ul>
        {linesAfter(text, /^[-*] /).map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    );
  }
  if (/^\d+\. /.test(text)) {
    return (
      <ol>
        {linesAfter(text, /^\d+\. /).map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ol>
    );
  }
  if (text.startsWith('|')) {
    return (
      <ul>
        {text
          .split('\n')
          .filter((line) => !/^\|[-| :]+\|$/.test(line))
          .map((line) => (
            <li key={line}>
              <Words>
                {line
                  .slice(1, -1)
                  .trim()
                  .replaceAll(/\s*\|\s*/g, ': ')}
              </Words>
            </li>
          ))}
      </ul>
    );
  }
  return (
    <p>
      <Words>{text.replaceAll('\n', ' ')}</Words>
    </p>
  );
}

/** Markdown: paragraphs, quotations, lists. */
export function Prose({ children }: { readonly children: string }) {
  const blocks = children.split(/\n{2,}|\n(?=>)|(?<=^>.*)\n(?!>)/m).filter((block) => block.trim());
  return (
    <div className={look}>
      {blocks.map((block) => (
        <Block key={block} text={block} />
      ))}
    </div>
  );
}

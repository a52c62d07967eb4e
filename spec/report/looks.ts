import { css } from 'linaria';
import { color, font, layout, media, radius } from '../../src/styles/tokens.ts';

/** The report's type sizes: denser than the site's. */
export const page = css`
  :global() {
    html {
      font-size: 100%;
      scroll-padding-block-start: 5rem;
    }

    body {
      font-size: 0.9375rem;
    }

    code,
    pre {
      font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
      font-size: 0.9em;
      overflow-wrap: anywhere;
    }

    @media print {
      html {
        font-size: 80%;
      }
    }
  }
`;

/** The content of a view, up to the width of the list of clauses. */
export const view = css`
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: 1.25rem ${layout.gutter} 4rem;
`;

/** The heading of a view; it receives the focus when the view changes. */
export const viewHeading = css`
  font-size: 2rem;

  &&:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** A small heading above a list. */
export const partHeading = css`
  font-size: 1.375rem;
  line-height: 1.1;
`;

/** Secondary text. */
export const soft = css`
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`;

/** An id, in a monospaced font. */
export const idLook = css`
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.75rem;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
`;

/** A form field with its label above. */
export const field = css`
  display: grid;
  gap: 0.2rem;
  min-inline-size: 0;
  font-size: 0.8125rem;
  color: ${color.inkSoft};

  & > input,
  & > select {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius};
    background: ${color.card};
    color: ${color.ink};
    font-size: 0.9375rem;
  }
`;

/** A small, secondary button. */
export const quietButton = css`
  min-block-size: 2.5rem;
  padding: 0.35rem 0.9rem;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  font-family: ${font.display};
  font-size: 1.0625rem;
  font-weight: 700;
  cursor: pointer;

  &:hover {
    background: ${color.backgroundDeep};
  }

  @media print {
    display: none;
  }
`;

/** A chip, such as a kind of evidence. */
export const chip = css`
  display: inline-block;
  padding: 0 0.4em;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${color.inkSoft};
  white-space: nowrap;
`;

/** A column with gaps. */
export const stack = css`
  display: grid;
  gap: 0.5rem;
  align-content: start;

  & a {
    text-decoration-color: ${color.borderStrong};
  }
`;

/** A row that wraps. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.35rem 0.75rem;
`;

/** Controls, hidden in print. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** Text on one side, its clauses on the other. */
export const beside = css`
  display: grid;
  gap: 0.4rem 2.5rem;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** An entry of a list; the target of a link is highlighted. */
export const entry = css`
  margin-inline: -0.75rem;
  padding-inline: 0.75rem;
  scroll-margin-block-start: 5rem;

  &[data-here='true'] {
    background: ${color.card};
    box-shadow: inset 4px 0 0 ${color.signal};
  }
`;

import { css } from 'linaria';
import { color, font, layout, media, radius } from '../../src/styles/tokens.ts';

/** The report's own type: denser than the site's, because it is read for hours. */
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

/** A view's content: as wide as the window allows, up to what a table of clauses needs. */
export const view = css`
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: 1.25rem ${layout.gutter} 4rem;
`;

/** The heading of a view; it takes the focus when the view changes. */
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

/** Small words beside others. */
export const soft = css`
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`;

/** An id, which must be read letter by letter. */
export const idLook = css`
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.75rem;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
`;

/** A field to fill in or choose from, with its label above. */
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

/** A button that is one of many: small, quiet. */
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

/** Words in chips, such as kinds of evidence. */
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

/** Things below each other, with room between. */
export const stack = css`
  display: grid;
  gap: 0.5rem;
  align-content: start;

  & a {
    text-decoration-color: ${color.borderStrong};
  }
`;

/** Things in a row that wraps. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.35rem 0.75rem;
`;

/** What is pressed, and of no use on paper. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

/** What stands written on one side, and the clauses that hold it beside it. */
export const beside = css`
  display: grid;
  gap: 0.4rem 2.5rem;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** One of many entries that a link can lead to: the one it led to stands out. */
export const entry = css`
  margin-inline: -0.75rem;
  padding-inline: 0.75rem;
  scroll-margin-block-start: 5rem;

  &[data-here='true'] {
    background: ${color.card};
    box-shadow: inset 4px 0 0 ${color.signal};
  }
`;

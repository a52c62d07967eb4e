import { css } from 'linaria';
import { mixins } from './mixins.ts';
import { color, layout, media, size, space, tracks } from './tokens.ts';

/** Limits content to the page's width, with a gutter on both sides. */
export const container = css`
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** Sections below each other. */
export const stack = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  align-content: start;
`;

/** Two columns on wide screens: the first one is wider, or with `data-split` the `second`, or both are `even`. */
export const columns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xl};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.huge};

    &[data-split='second'] {
      grid-template-columns: ${tracks.narrowWide};
    }

    &[data-split='even'] {
      grid-template-columns: ${tracks.two};
    }
  }
`;

/** A card that overlaps the bottom of the banner above it. */
export const overBanner = css`
  position: relative;
  margin-block-start: calc(-1 * ${space.xl});

  ${media.desktop} {
    margin-block-start: calc(-1 * ${space.xxl});
  }

  @media print {
    margin: 0;
  }
`;

/** Two boxes side by side where there is room. */
export const halves = css`
  display: grid;
  gap: ${space.l};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    align-items: start;
  }
`;

/** A note below a list or a table. */
export const note = css`
  margin-block-start: ${space.s};
  max-inline-size: 36em;
  ${mixins.smallText}
  color: ${color.inkSoft};
`;

/** Left out on a phone. */
export const fromTablet = css`
  ${mixins.fromTablet}
`;

/** Short names in a row that wraps. A slash separates two; one at the start of a line is clipped at the left edge. */
export const slashes = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1.5em;
  font-size: ${size.small};
  clip-path: inset(-1rem -1rem -1rem 1.05em);

  > * {
    display: flex;
    align-items: baseline;
  }

  > *::before {
    content: '/' / '';
    inline-size: 0.4em;
    margin-inline: 0.55em;
    text-align: center;
  }
`;

/** Content for screen readers only. */
export const visuallyHidden = css`
  ${mixins.visuallyHidden}
`;

/* The values are names of their own, so that a document has only the rules of its lists. */
const inRow = (screen: 'tablet' | 'desktop') =>
  [1, 2, 3, 4, 5, 6, 7]
    .map((count) => `&[data-${screen}='row${count}'] { --in-row: ${count}; }`)
    .join(' ');

/** Sets `--in-row` to the number that a list's attributes say (`ui/fullRows.ts`). */
export const inRows = css`
  ${media.tablet} {
    ${inRow('tablet')}
  }

  ${media.desktop} {
    ${inRow('desktop')}
  }
`;

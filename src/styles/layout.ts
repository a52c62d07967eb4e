import { css } from 'linaria';
import { mixins } from './mixins.ts';
import { color, fitted, font, layout, media, space, tracks } from './tokens.ts';

/** Limits content to the page's width, with a gutter on both sides. */
export const container = css`
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** A full-width section of a page: space above and below, and one heading size. `data-tone` sets its background. */
export const section = css`
  padding-block: ${layout.sectionSpace};
  /* A drawn road may leave the window, and a picture's width includes the scroll bar. */
  overflow-x: clip;

  h2 {
    font-size: ${fitted.sectionHeading};
  }

  h2 + p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  > div > h2 ~ :is(div, ul) {
    margin-block-start: ${space.xxl};
  }

  &[data-tone='deep'] {
    background: ${color.backgroundDeep};
  }

  &[data-tone='raised'] {
    border-block: 1px solid ${color.border};
    background: ${color.card};
  }

  &[data-tone='asphalt'] {
    ${mixins.darkRoles}
  }

  /* It shares the space above with plain content before it. */
  :not([data-tone]) + &[data-tone='plain'] {
    padding-block-start: 0;
  }
`;

/** Two columns on wide screens, the first one wider; with `data-split='second'` the second one. */
export const columns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.huge};

    &[data-split='second'] {
      grid-template-columns: ${tracks.narrowWide};
    }
  }
`;

/** The large figure of a section. */
export const bigFigure = css`
  display: block;
  margin-block-end: 0.12em;
  font: ${font.headline(fitted.figure, 'figure')};
  color: ${color.ink};
`;

/** A note below a list or a table. */
export const note = css`
  margin-block-start: ${space.m};
  max-inline-size: 40em;
  color: ${color.inkSoft};
`;

/** Content for screen readers only. */
export const visuallyHidden = css`
  ${mixins.visuallyHidden}
`;

import { css } from 'linaria';
import { layout, size, visuallyHiddenRules } from './tokens.ts';

/** Holds content to the page's width, with the gutter on both sides. */
export const container = css`
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** A part of a page: room to breathe above and below, and one size of heading. */
export const section = css`
  padding-block: ${layout.sectionSpace};

  h2 {
    font-size: ${size.sectionHeading};

    /* The narrowest window holds the longest word: fourteen letters. */
    @media (width < 19rem) {
      font-size: 2.1rem;
    }
  }
`;

/** Content that only screen readers meet. */
export const visuallyHidden = css`
  ${visuallyHiddenRules}
`;

import { css } from 'linaria';
import { layout, rules, size } from './tokens.ts';

/** Limits content to the page's width, with a gutter on both sides. */
export const container = css`
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** A section of a page: space above and below, and one heading size. */
export const section = css`
  padding-block: ${layout.sectionSpace};

  h2 {
    font-size: ${size.sectionHeading};

    /* Fits the longest word, fourteen letters, in the narrowest window. */
    @media (width < 19rem) {
      font-size: 2.1rem;
    }
  }
`;

/** Content for screen readers only. */
export const visuallyHidden = css`
  ${rules.visuallyHidden}
`;

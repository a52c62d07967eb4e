import { css } from 'linaria';
import { color, layout, rules, size, space } from './tokens.ts';

/** Limits content to the page's width, with a gutter on both sides. */
export const container = css`
  max-inline-size: calc(${layout.contentWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** A section of a page: space above and below, and one heading size. `data-tone` sets its background. */
export const section = css`
  padding-block: ${layout.sectionSpace};

  h2 {
    font-size: ${size.sectionHeading};

    /* Fits the longest word, fourteen letters, in the narrowest window. */
    @media (width < 19rem) {
      font-size: 2.1rem;
    }
  }

  h2 + p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  &[data-tone='deep'] {
    background: ${color.backgroundDeep};
  }

  &[data-tone='raised'] {
    border-block: 1px solid ${color.border};
    background: ${color.card};
  }

  &[data-tone='asphalt'] {
    ${rules.darkRoles}
  }
`;

/** Content for screen readers only. */
export const visuallyHidden = css`
  ${rules.visuallyHidden}
`;

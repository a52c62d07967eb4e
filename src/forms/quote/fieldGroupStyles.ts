import { css } from 'linaria';
import { color, font, size, space } from '../../styles/tokens.ts';

/** The heading of a group of fields, and the line below it. */
export const fieldGroupStyles = css`
  margin-block-end: ${space.m};

  :where(h2) {
    font-size: ${size.cardHeading};
  }

  :where(small) {
    font-family: ${font.text};
    font-weight: 400;
    color: ${color.inkSoft};
  }

  :where(p) {
    margin-block-start: ${space.xs};
    color: ${color.inkSoft};
  }
`;

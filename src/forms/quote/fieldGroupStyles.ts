import { css } from 'linaria';
import { color, size } from '../../styles/tokens.ts';

/** The heading of a group of fields, and the line below it. */
export const fieldGroupStyles = css`
  margin-block-end: 1.1rem;

  h2 {
    font-size: clamp(1.9rem, 1.6rem + 1vw, 2.4rem);
  }

  small {
    font-family: system-ui, sans-serif;
    font-size: ${size.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }

  p {
    margin-block-start: 0.4rem;
    color: ${color.inkSoft};
  }
`;

import { css } from 'linaria';
import { color, layout } from '../../styles/tokens.ts';

/**
 * Extends a column's dark background to the window's edges. Uses `border-image`, which is painted outside the box and
 * so can't cause horizontal scrolling.
 */
export const fullBleed = css`
  padding-block: ${layout.sectionSpace};
  border-image: linear-gradient(${color.surfaceDark}, ${color.surfaceDark}) fill 0 / 0 / 0 100vmax;
  overflow-y: clip;

  @media print {
    border-image-source: none;
  }

  @media (forced-colors: active) {
    border-image-source: none;
  }
`;

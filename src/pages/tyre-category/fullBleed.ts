import { css } from 'linaria';
import { color, layout } from '../../styles/tokens.ts';

/**
 * A piece of the page's column whose asphalt runs from edge to edge of the window. The image of its border
 * does it: painted outside, it takes no room, so nothing can be scrolled sideways.
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

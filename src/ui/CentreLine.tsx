import { css } from 'linaria';
import { mixins } from '../styles/mixins.ts';
import { color } from '../styles/tokens.ts';

/* In a grid it spans all columns. */
const line = css`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: 6px;
  background: repeating-linear-gradient(to right, ${color.signal} 0 4rem, transparent 0 6.5rem);

  @media (forced-colors: active) {
    border-block-start: 6px dashed CanvasText;
  }

  ${mixins.notInPrint}
`;

/** A road's centre line across the width: below what stands on the road, or between two parts on a dark surface. */
export function CentreLine() {
  return <div className={line} />;
}

import { css } from 'linaria';
import { mixins } from '../styles/mixins.ts';
import { color } from '../styles/tokens.ts';

/* In a grid it spans all columns. */
const line = css`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: 6px;
  /* A whole number of dashes. */
  background: linear-gradient(to right, ${color.signal} 62%, transparent 0) 0 0 / 6.5rem 100% round;

  @media (forced-colors: active) {
    border-block-start: 6px dashed CanvasText;
  }

  ${mixins.notInPrint}
`;

/** A road's centre line across the width: below what stands on the road, or between two parts on a dark surface. */
export function CentreLine() {
  return <div className={line} />;
}

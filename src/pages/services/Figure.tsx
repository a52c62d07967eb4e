import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, radius } from '../../styles/tokens.ts';

const panel = css`
  padding: 1.25rem;
  border: 1px solid ${color.surfaceDarkBorder};
  border-radius: ${radius};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
  break-inside: avoid;

  figcaption {
    margin-block-start: 0.9rem;
    font-size: 0.95rem;
    color: ${color.onSurfaceDarkSoft};
    text-wrap: pretty;
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }
  }
`;

interface FigureProps {
  readonly children: ReactNode;
  /** Says what to see in the drawing. */
  readonly caption: string;
}

/** A drawing inside a page, on a piece of the banner's asphalt, with its caption. */
export function Figure({ children, caption }: FigureProps) {
  return (
    <figure className={panel}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, radius } from '../../styles/tokens.ts';

const panel = css`
  padding: 1.25rem;
  border: 1px solid ${color.asphaltEdge};
  border-radius: ${radius};
  background: ${color.asphalt};
  color: ${color.onAsphalt};
  break-inside: avoid;

  figcaption {
    margin-block-start: 0.9rem;
    font-size: 0.95rem;
    color: ${color.onAsphaltSoft};
    text-wrap: pretty;
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }
  }
`;

interface PanelProps {
  readonly children: ReactNode;
  /** Says what to see in the drawing. */
  readonly caption: string;
}

/** A drawing inside a page, on a piece of the banner's asphalt, with its caption. */
export function Panel({ children, caption }: PanelProps) {
  return (
    <figure className={panel}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

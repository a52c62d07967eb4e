import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, radius, size, space } from '../../styles/tokens.ts';

const panel = css`
  padding: ${space.l};
  border: 1px solid ${color.surfaceDarkBorder};
  border-radius: ${radius};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
  break-inside: avoid;

  figcaption {
    margin-block-start: ${space.m};
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
    text-wrap: pretty;
  }
`;

interface FigureProps {
  readonly children: ReactNode;
  readonly caption: string;
}

/** A drawing on a dark surface, with its caption. */
export function Figure({ children, caption }: FigureProps) {
  return (
    <figure className={panel}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

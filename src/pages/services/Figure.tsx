import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, rules, size, space } from '../../styles/tokens.ts';

const panel = css`
  padding: ${space.l};
  ${rules.darkCard}
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

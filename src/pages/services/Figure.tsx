import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins } from '../../styles/mixins.ts';
import { color, size, space } from '../../styles/tokens.ts';

const panel = css`
  padding: ${space.l};
  ${mixins.darkCard}

  figcaption {
    margin-block-start: ${space.m};
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
  }
`;

interface FigureProps {
  readonly children: ReactNode;
  readonly caption?: string;
}

/** A drawing on a dark surface, with its caption. */
export function Figure({ children, caption }: FigureProps) {
  return (
    <figure className={panel}>
      {children}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

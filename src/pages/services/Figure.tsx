import { css } from 'linaria';
import type { ReactNode } from 'react';
import { note } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { radius, space } from '../../styles/tokens.ts';

const panel = css`
  ${mixins.darkRoles}
  padding: ${space.l};
  border-radius: ${radius};
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
      {caption ? <figcaption className={note}>{caption}</figcaption> : null}
    </figure>
  );
}

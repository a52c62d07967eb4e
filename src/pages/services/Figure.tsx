import { css } from 'linaria';
import type { ReactNode } from 'react';
import { note } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { radius } from '../../styles/tokens.ts';

const panel = css`
  ${mixins.darkRoles}
  ${mixins.cardPadding}
  border-radius: ${radius};
`;

interface FigureProps {
  readonly children: ReactNode;
  readonly caption?: string;
}

/** A drawing on a dark surface, with its caption if it has one; it is a figure only then. */
export function Figure({ children, caption }: FigureProps) {
  if (!caption) return <div className={panel}>{children}</div>;
  return (
    <figure className={panel}>
      {children}
      <figcaption className={note}>{caption}</figcaption>
    </figure>
  );
}

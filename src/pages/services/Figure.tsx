import { css } from 'linaria';
import type { ComponentProps } from 'react';
import { note } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { cardBox } from '../../styles/tokens.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

const panel = css`
  ${mixins.darkRoles}
  ${mixins.cardPadding}
  border-radius: ${cardBox.corner};
`;

interface FigureProps extends ComponentProps<typeof Drawing> {
  readonly caption?: string;
}

/** A drawing on a dark surface, with its caption if it has one; it is a figure only then. */
export function Figure({ caption, ...drawing }: FigureProps) {
  const drawn = <Drawing {...drawing} />;
  if (!caption) return <div className={panel}>{drawn}</div>;
  return (
    <figure className={panel}>
      {drawn}
      <figcaption className={note}>{caption}</figcaption>
    </figure>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins } from '../../styles/mixins.ts';
import { color, media, size, space, tracks } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';

const panel = css`
  padding: ${space.l};
  ${mixins.darkCard}

  figcaption {
    margin-block-start: ${space.m};
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
  }
`;

const sideBySide = css`
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.xl};
    align-items: center;
  }
`;

interface FigureProps {
  readonly children: ReactNode;
  readonly caption?: string;
  /** The caption is beside the drawing where there is room; otherwise below it. */
  readonly captionBeside?: boolean;
}

/** A drawing on a dark surface, with its caption. */
export function Figure({ children, caption, captionBeside = false }: FigureProps) {
  return (
    <figure className={classNames(panel, captionBeside && sideBySide)}>
      {children}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { TyreCategory } from '../../content/tyreCategories.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { fullBleed } from './fullBleed.ts';

const styles = css`
  ${mixins.dark}

  b {
    display: block;
    font: ${font.headline(size.cardHeading, 'single')};
    text-wrap: balance;
  }

  p {
    margin-block-start: ${space.s};
    max-inline-size: 36em;
    color: ${color.onSurfaceDarkSoft};
  }

  dl {
    margin-block-start: ${space.l};
  }

  dl > div {
    display: flex;
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  dt {
    flex: none;
    inline-size: 4.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.signal};
  }

  dd {
    color: ${color.onSurfaceDarkSoft};
  }

  /* As tall as what is beside it. */
  &[data-wide='false'] {
    ${mixins.column}
    justify-content: space-between;
    block-size: 100%;
    padding: ${space.l};
    border: 1px solid ${color.surfaceDarkBorder};
    border-radius: ${radius};
  }

  &[data-wide='false'] svg {
    margin-block: auto;
  }

  /* The drawing's road comes from one edge of the panel and goes on to the other. */
  &[data-to-edges='true'] {
    --panel: ${space.l};

    overflow: clip;

    ${media.tablet} {
      --panel: ${space.xxl};
    }
  }

  &[data-to-edges='true'] svg {
    inline-size: calc(100% + var(--panel));
    max-inline-size: none;
    margin-inline-start: calc(-1 * var(--panel));
    overflow: visible;
  }

  figcaption {
    margin-block-start: ${space.xl};
  }

  &[data-wide='true'] svg {
    max-inline-size: 44rem;
  }

  /* The caption comes first: its road starts below the panel's edge and continues to the window's. */
  &[data-side='end'] {
    display: grid;
    gap: ${space.xl};
    padding-block-end: ${space.xl};
  }

  &[data-side='end'] figcaption {
    margin: 0;
  }

  &[data-side='end'] svg {
    order: 1;
    overflow: visible;
  }

  ${media.tablet} {
    &[data-wide='false'] {
      padding: ${space.xxl};
    }
  }

  ${media.desktop} {
    &[data-wide='true'] {
      display: grid;
      grid-template-columns: ${tracks.wideNarrow};
      gap: ${space.huge};
      align-items: center;
    }

    &[data-side='end'] {
      grid-template-columns: ${tracks.narrowWide};
      padding-block-end: ${layout.sectionSpace};
    }

    &[data-side='end'] svg {
      max-inline-size: none;
    }

    figcaption {
      margin: 0;
    }

    &[data-wide='false'] figcaption {
      margin-block-start: ${space.xxl};
    }
  }
`;

interface CategoryFigureProps {
  readonly caption: NonNullable<TyreCategory['caption']>;
  readonly drawing: ReactNode;
  /** Full window width with the caption beside it; otherwise a panel in a column. */
  readonly wide?: boolean;
  /** The side of the drawing, if wide. */
  readonly side?: 'start' | 'end';
  /** In a panel: the drawing reaches its edges. */
  readonly toEdges?: boolean;
}

/** A tyre category's drawing on a large dark surface, with its caption. */
export function CategoryFigure({
  caption,
  drawing,
  wide = false,
  side = 'start',
  toEdges = false,
}: CategoryFigureProps) {
  const { title, text, signs } = caption;
  return (
    <figure
      className={wide ? `${styles} ${fullBleed}` : styles}
      data-wide={wide}
      data-side={side}
      data-to-edges={toEdges || undefined}
    >
      {drawing}
      <figcaption>
        <b>{title}</b>
        <p>{text}</p>
        {signs ? (
          <dl>
            {signs.map(([sign, meaning]) => (
              <div key={sign}>
                <dt>{sign}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </figcaption>
    </figure>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { TyreCategory } from '../../content/tyreCategories.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { fullBleed } from './fullBleed.ts';

const styles = css`
  ${mixins.dark}

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

  figcaption {
    margin-block-start: ${space.xl};
  }
`;

const captionTitle = css`
  display: block;
  font: ${font.headline(size.cardHeading, 'single')};
  text-wrap: balance;
`;

/* As tall as what is beside it. */
const panel = css`
  --panel: ${space.l};

  ${mixins.column}
  justify-content: space-between;
  block-size: 100%;
  padding: var(--panel);
  border: 1px solid ${color.surfaceDarkBorder};
  border-radius: ${radius};

  svg {
    margin-block: auto;
  }

  ${media.tablet} {
    --panel: ${space.xxl};
  }

  ${media.desktop} {
    figcaption {
      margin-block-start: ${space.xxl};
    }
  }
`;

/* The drawing's road comes from one edge of the panel and goes on to the other. */
const panelToEdges = css`
  overflow: clip;

  svg {
    inline-size: calc(100% + var(--panel));
    max-inline-size: none;
    margin-inline-start: calc(-1 * var(--panel));
    overflow: visible;
  }
`;

const wide = css`
  svg {
    max-inline-size: 44rem;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.huge};
    align-items: center;

    figcaption {
      margin: 0;
    }
  }
`;

/* The caption comes first: its road starts below the panel's edge and continues to the window's. */
const wideAfterCaption = css`
  display: grid;
  gap: ${space.xl};
  padding-block-end: ${space.xl};

  figcaption {
    margin: 0;
  }

  svg {
    order: 1;
    max-inline-size: 44rem;
    overflow: visible;
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
    gap: ${space.huge};
    align-items: center;
    padding-block-end: ${layout.sectionSpace};

    svg {
      max-inline-size: none;
    }
  }
`;

const layouts = {
  panel,
  panelToEdges: classNames(panel, panelToEdges),
  wide: classNames(fullBleed, wide),
  wideAfterCaption: classNames(fullBleed, wideAfterCaption),
} as const;

interface CategoryFigureProps {
  readonly caption: NonNullable<TyreCategory['caption']>;
  readonly drawing: ReactNode;
  /**
   * A panel in a column, in which the drawing may reach the panel's edges; or the full window width, with the caption
   * behind the drawing or before it.
   */
  readonly layout: keyof typeof layouts;
}

/** A tyre category's drawing on a large dark surface, with its caption. */
export function CategoryFigure({ caption, drawing, layout: chosen }: CategoryFigureProps) {
  const { title, text, signs } = caption;
  return (
    <figure className={classNames(styles, layouts[chosen])}>
      {drawing}
      <figcaption>
        <span className={captionTitle}>{title}</span>
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

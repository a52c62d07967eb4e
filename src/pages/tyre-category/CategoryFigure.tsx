import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { TyreCategory } from '../../content/tyreCategories.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, size, space } from '../../styles/tokens.ts';

/*
 * Dark to the window's edges: `border-image` is painted outside the box and so can't cause horizontal scrolling. A drawn
 * road goes on to the edge.
 */
const styles = css`
  ${mixins.darkRoles}
  padding-block: ${layout.sectionSpace};
  border-image: linear-gradient(${color.surfaceDark}, ${color.surfaceDark}) fill 0 / 0 / 0 100vmax;
  overflow-y: clip;

  > :where(svg) {
    max-inline-size: 44rem;
    overflow: visible;
  }

  :where(b) {
    display: block;
    margin-block-end: ${space.s};
    font: ${font.headline(size.cardHeading, 'single')};
    text-wrap: balance;
  }

  :where(p) {
    color: ${color.inkSoft};
  }

  :where(dl) {
    margin-block-start: ${space.l};
  }

  :where(dl > div) {
    display: flex;
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  :where(dt) {
    flex: none;
    inline-size: 4.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.signal};
  }

  @media print, (forced-colors: active) {
    border-image-source: none;
  }
`;

interface CategoryFigureProps {
  readonly caption: NonNullable<TyreCategory['caption']>;
  readonly drawing: ReactNode;
}

/** A tyre category's drawing on a dark surface from edge to edge, with its caption. */
export function CategoryFigure({ caption, drawing }: CategoryFigureProps) {
  const { title, text, signs } = caption;
  return (
    <figure className={`${columns} ${styles}`} data-split="second">
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
      {drawing}
    </figure>
  );
}

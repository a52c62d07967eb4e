import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { TyreCategory } from '../../content/tyreCategories.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, size, space } from '../../styles/tokens.ts';
import { fullBleed } from './fullBleed.ts';

/* A drawn road goes on to the edge of the window. */
const styles = css`
  ${mixins.darkRoles}

  svg {
    max-inline-size: 44rem;
    overflow: visible;
  }

  p {
    margin-block-start: ${space.s};
    color: ${color.inkSoft};
  }

  dl {
    margin-block-start: ${space.l};
  }

  dl > div {
    display: flex;
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  dt {
    flex: none;
    inline-size: 4.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.signal};
  }
`;

const captionTitle = css`
  display: block;
  font: ${font.headline(size.cardHeading, 'single')};
  text-wrap: balance;
`;

interface CategoryFigureProps {
  readonly caption: NonNullable<TyreCategory['caption']>;
  readonly drawing: ReactNode;
}

/** A tyre category's drawing on a dark surface from edge to edge, with its caption. */
export function CategoryFigure({ caption, drawing }: CategoryFigureProps) {
  const { title, text, signs } = caption;
  return (
    <figure className={`${columns} ${styles} ${fullBleed}`} data-split="second">
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
      {drawing}
    </figure>
  );
}

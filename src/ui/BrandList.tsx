import { css } from 'linaria';
import { color, font, media, radius, size, space } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';

/* As many to a row as leave no gap; where names are too wide for that, rows break earlier. */
const list = css`
  --in-row: 2;

  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  li {
    display: grid;
    place-items: center;
    flex: 1 0 calc(100% / var(--in-row) - ${space.xs});
    padding: ${space.xs} ${space.xxs};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius};
    background-color: ${color.card};
    font: ${font.headline(`min(${size.lead}, 6 * var(--vw))`)};
    text-align: center;
  }

  /* All brands, on a dark section: seven rows of three, then two of two. */
  &[data-count='25'] {
    --in-row: 3;

    li {
      border-color: ${color.border};
    }

    li:nth-child(n + 22) {
      flex-basis: 40%;
    }
  }

  ${media.tablet} {
    --in-row: 3;

    &[data-count='7'],
    &[data-count='28'] {
      --in-row: 4;
    }

    &[data-count='10'],
    &[data-count='25'] {
      --in-row: 5;
    }

    &[data-count='25'] li:nth-child(n) {
      flex-basis: calc(100% / 5 - ${space.xs});
    }
  }

  ${media.desktop} {
    &[data-count='25'] li {
      padding-block: ${space.l};
      font-size: ${size.itemHeading};
    }

    &[data-count='28'] {
      --in-row: 7;
    }
  }
`;

const sevenToARow = css`
  ${media.tablet} {
    &[data-count] {
      --in-row: 7;
    }
  }
`;

interface BrandListProps {
  readonly names: readonly string[];
  /** Takes the full page width: seven to a row. */
  readonly wide?: boolean;
}

/** Brand names as text tiles: logos are trade marks, so none are drawn (D25). */
export function BrandList({ names, wide = false }: BrandListProps) {
  return (
    <ul className={classNames(list, wide && sevenToARow)} role="list" data-count={names.length}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

import { css } from 'linaria';
import { inRows } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { font, media, size, space } from '../styles/tokens.ts';
import { rowsOf, type Room } from './fullRows.ts';

/* The last row fills the width; where names are too wide, rows break earlier. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  > * {
    display: grid;
    place-items: center;
    flex: 1 0 calc(100% / var(--in-row, 2) - ${space.xs});
    padding: ${space.xs} ${space.xxs};
    ${mixins.card}
    font: ${font.headline(`min(${size.lead}, 6 * var(--vw))`)};
    text-align: center;
  }

  /* Large tiles on a dark section. */
  &[data-tiles] {
    ${media.phone} {
      --in-row: 3;
    }

    ${media.desktop} {
      > * {
        padding-block: ${space.l};
        font-size: ${size.itemHeading};
      }
    }
  }
`;

/** The numbers to a row for which each layout has room, on a tablet and on a desktop. */
const room = {
  beside: { tablet: [3, 4, 5], desktop: [3, 4, 5] },
  large: { tablet: [3, 4, 5], desktop: [3, 4, 5] },
  page: { tablet: [3, 4, 5], desktop: [3, 4, 5, 7] },
  rows: { tablet: [3, 4, 5, 6, 7], desktop: [3, 4, 5, 6, 7] },
} as const satisfies Readonly<Record<string, Room>>;

interface BrandListProps {
  readonly names: readonly string[];
  /**
   * In a column beside something else (default), large on a dark section, across the page, or across the page in one row
   * or a few.
   */
  readonly layout?: keyof typeof room;
}

/** Brand names as text tiles: logos are trade marks, so none are drawn (D25). */
export function BrandList({ names, layout = 'beside' }: BrandListProps) {
  return (
    <ul
      className={`${inRows} ${list}`}
      role="list"
      data-tiles={layout === 'large' || undefined}
      {...rowsOf(names.length, room[layout])}
    >
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

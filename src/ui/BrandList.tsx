import { css } from 'linaria';
import { color, font, media, radius, size, space } from '../styles/tokens.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  li {
    display: grid;
    place-items: center;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius};
    background: ${color.card};
    font: ${font.headline(size.lead)};
    text-align: center;
  }

  /* Fill complete rows like bricks: six, seven or ten leave no gap. */
  &[data-laid] {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  &[data-laid] li {
    grid-column: span 3;
    padding-inline: ${space.xxs};
    font-size: min(${size.lead}, 6vw);
  }

  &[data-laid='7'] li:nth-child(n + 5) {
    grid-column: span 2;
  }

  ${media.largeText} {
    &[data-laid] {
      display: flex;
    }

    &[data-laid] li {
      flex: 1 0 auto;
      padding-inline: ${space.s};
    }
  }

  ${media.tablet} {
    &[data-laid] {
      grid-template-columns: repeat(60, minmax(0, 1fr));
      column-gap: 0;
      row-gap: ${space.xs};
      margin-inline-end: calc(-1 * ${space.xs});
    }

    &[data-laid] li {
      margin-inline-end: ${space.xs};
    }

    &[data-laid='6'] li {
      grid-column: span 20;
    }

    &[data-laid='7'] li {
      grid-column: span 15;
    }

    &[data-laid='7'] li:nth-child(n + 5) {
      grid-column: span 20;
    }

    &[data-laid='10'] li {
      grid-column: span 12;
    }
  }

  /* All 25 in complete rows: seven of three and two of two, then four of four and three of three, then five of
     five. Items are at least as wide as their names, so narrower containers break rows earlier. */
  &[data-all='true'] li {
    flex: 1 0 calc((100% - 1.1rem) / 3);
    border-color: ${color.surfaceDarkRule};
    background: ${color.surfaceDarkRaised};
    padding-inline: ${space.xxs};
  }

  &[data-all='true'] li:nth-child(n + 22) {
    flex-basis: calc((100% - 0.6rem) / 2);
  }

  ${media.tablet} {
    &[data-all='true'] li {
      flex-basis: calc((100% - 1.6rem) / 4);
    }

    &[data-all='true'] li:nth-child(n + 17) {
      flex-basis: calc((100% - 1.1rem) / 3);
    }
  }

  ${media.desktop} {
    &[data-all='true'] {
      gap: ${space.s};
    }

    &[data-all='true'] li:nth-child(n) {
      flex-basis: calc((100% - 3.1rem) / 5);
      padding-block: ${space.l};
      font-size: ${size.itemHeading};
    }
  }
`;

interface BrandListProps {
  readonly names: readonly string[];
  /** All brands, on a dark surface, filling the width; otherwise a few, on the page background. */
  readonly all?: boolean;
  /** Lay six, seven or ten of them in complete rows. */
  readonly laid?: boolean;
}

/** Brand names as text tiles: logos are trade marks, so none are drawn (D25). */
export function BrandList({ names, all = false, laid = false }: BrandListProps) {
  return (
    <ul className={list} role="list" data-all={all} data-laid={laid ? names.length : undefined}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { classNames } from './classNames.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { color, font, layout, media, size, space, tracks } from '../styles/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: ${tracks.one};

  li {
    display: grid;
    gap: ${space.xxs} ${space.xxl};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  li:last-child {
    border-block-end: 1px solid ${color.border};
  }

  h3 {
    font: ${font.headline(size.label)};
  }

  p {
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    li {
      grid-template-columns: ${tracks.narrowWide};
      align-items: baseline;
      padding-block: ${space.l};
    }
  }
`;

const narrow = css`
  ${media.desktop} {
    li {
      grid-template-columns: ${tracks.one};
    }
  }
`;

const numbered = css`
  counter-reset: point;

  li {
    counter-increment: point;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.xs};
    align-items: baseline;
  }

  p {
    grid-column: 2;
  }

  li::before {
    content: counter(point);
    inline-size: 2.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.borderStrong};
  }
`;

interface PointListProps {
  readonly points: readonly Point[];
  /** A page's own styles of the list. */
  readonly className?: string;
}

interface FeatureListProps extends PointListProps {
  /** The accessible name of the list, if no heading above it names it. */
  readonly label?: string;
}

function Points({ points }: { readonly points: readonly Point[] }) {
  return points.map(({ id, title, text }) => (
    <li key={title} id={id}>
      <h3>{title}</h3>
      <p>{noBreakHyphens(text)}</p>
    </li>
  ));
}

/** A ruled list of titles with a text each, which is beside its title where there is room. */
export function FeatureList({ points, className, label }: FeatureListProps) {
  return (
    // An explicit role, because some browsers drop it together with the bullets.
    <ul className={classNames(list, className)} role="list" aria-label={label}>
      <Points points={points} />
    </ul>
  );
}

/** A feature list in a column that is narrow on a desktop: each text is below its title there. */
export function NarrowFeatureList({ points }: { readonly points: readonly Point[] }) {
  return <FeatureList points={points} className={narrow} />;
}

/** A numbered feature list, for steps or ranked signs. */
export function NumberedFeatureList({ points, className }: PointListProps) {
  return (
    <ol className={classNames(list, numbered, className)} role="list">
      <Points points={points} />
    </ol>
  );
}

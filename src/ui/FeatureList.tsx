import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { color, font, media, size, space, tracks } from '../styles/tokens.ts';

const list = css`
  counter-reset: point;

  li {
    display: grid;
    gap: ${space.xxs} ${space.xxl};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: 7rem;
    counter-increment: point;
  }

  li:last-child {
    border-block-end: 1px solid ${color.border};
  }

  h3 {
    font: ${font.headline(size.label)};
  }

  p {
    max-inline-size: 36em;
    text-wrap: pretty;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.3fr);
      align-items: baseline;
      padding-block: ${space.l};
    }

    &[data-large='true'] li {
      grid-template-columns: ${tracks.narrowWide};
    }
  }

  ${media.desktop} {
    &[data-narrow='true'] li {
      grid-template-columns: ${tracks.one};
    }
  }

  /* Names in large type; on wide screens a number has a column of its own. */
  &[data-large='true'] h3 {
    font-size: ${size.cardHeading};
  }

  &[data-ordered='true'] li {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    column-gap: ${space.xs};
    align-items: baseline;
  }

  &[data-ordered='true'] p {
    grid-column: 2;
  }

  &[data-ordered='true'] li::before {
    content: counter(point);
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.borderStrong};
  }

  ${media.desktop} {
    &[data-large='true'][data-ordered='true'] li {
      grid-template-columns: 4rem minmax(0, 4fr) minmax(0, 7fr);
      padding-block: ${space.m};
    }

    &[data-large='true'][data-ordered='true'] p {
      grid-column: 3;
    }
  }
`;

interface FeatureListProps {
  readonly points: readonly Point[];
  /** Numbered, for steps or ranked signs. */
  readonly ordered?: boolean;
  /** In a narrow column on wide screens: each text below its title. */
  readonly narrow?: boolean;
  /** Its titles are names to remember. */
  readonly large?: boolean;
  /** The name of the list, if no heading above it has it. */
  readonly label?: string;
}

/** A ruled list of titles with a text each. */
export function FeatureList({
  points,
  ordered = false,
  narrow = false,
  large = false,
  label,
}: FeatureListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    // An explicit role, because some browsers drop it together with the bullets.
    <List
      className={list}
      role="list"
      aria-label={label}
      data-ordered={ordered || undefined}
      data-narrow={narrow || undefined}
      data-large={large || undefined}
    >
      {points.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{noBreakHyphens(text)}</p>
        </li>
      ))}
    </List>
  );
}

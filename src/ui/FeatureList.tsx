import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { color, font, layout, media, size, space, tracks } from '../styles/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  counter-reset: point;

  li {
    display: grid;
    gap: ${space.xxs} ${space.xxl};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
    counter-increment: point;
  }

  &[data-flush='true'] li:first-child {
    padding-block-start: ${space.xxs};
    border-block-start: 0;
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

    &[data-narrow='tablet'] li {
      grid-template-columns: ${tracks.one};
    }
  }

  ${media.desktop} {
    &[data-narrow] li {
      grid-template-columns: ${tracks.one};
    }
  }

  /* Names in large type; on wide screens a number has a column of its own. */
  &[data-large='true'] h3 {
    font-size: ${size.cardHeading};
  }

  &[data-ordered='true'] li {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.xs};
    align-items: baseline;
  }

  &[data-ordered='true'] p {
    grid-column: 2;
  }

  &[data-ordered='true'] li::before {
    content: counter(point);
    flex: none;
    inline-size: 2.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.borderStrong};
  }

  ${media.desktop} {
    &[data-pairs='true'] {
      grid-template-columns: ${tracks.two};
      column-gap: ${space.xxl};
    }

    &[data-pairs='true'] li:nth-child(2) {
      padding-block-start: ${space.xxs};
      border-block-start: 0;
    }

    &[data-pairs='true'] li:nth-last-child(2) {
      border-block-end: 1px solid ${color.border};
    }

    &[data-large='true'][data-ordered='true'] li {
      display: flex;
      padding-block: ${space.m};
    }

    &[data-large='true'][data-ordered='true'] li::before {
      inline-size: 4rem;
    }

    &[data-large='true'][data-ordered='true'] h3 {
      flex: none;
      inline-size: 34%;
    }
  }
`;

interface FeatureListProps {
  readonly points: readonly Point[];
  /** Numbered, for steps or ranked signs. */
  readonly ordered?: boolean;
  /** From this width on the list is in a narrow column, so each text is below its title. */
  readonly narrow?: 'tablet' | 'desktop';
  /** Titles are in large type. */
  readonly large?: boolean;
  /** Directly below a rule, so the list does not start with one. */
  readonly flush?: boolean;
  /** On a desktop two by two, directly below a rule. */
  readonly pairs?: boolean;
  /** The accessible name of the list, if no heading above it names it. */
  readonly label?: string;
}

/** A ruled list of titles with a text each. */
export function FeatureList({
  points,
  ordered = false,
  narrow,
  large = false,
  flush = false,
  pairs = false,
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
      data-narrow={narrow}
      data-large={large || undefined}
      data-flush={flush || undefined}
      data-pairs={pairs || undefined}
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

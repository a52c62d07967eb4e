import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
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
  }

  ${media.desktop} {
    &[data-narrow='true'] li {
      grid-template-columns: ${tracks.one};
    }
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
`;

interface FeatureListProps {
  readonly points: readonly Point[];
  /** Numbered, for steps or ranked signs. */
  readonly ordered: boolean;
  /** In a narrow column on wide screens: each text below its title. */
  readonly narrow?: boolean;
}

/** A ruled list of titles with a text each. */
export function FeatureList({ points, ordered, narrow = false }: FeatureListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    // An explicit role, because some browsers drop it together with the bullets.
    <List className={list} role="list" data-ordered={ordered} data-narrow={narrow}>
      {points.map(({ id, title, text }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

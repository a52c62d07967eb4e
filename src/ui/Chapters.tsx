import { css } from 'linaria';
import type { ReactNode } from 'react';
import { breakpoint, color, layout, size, space, tracks } from '../styles/tokens.ts';

/* On wide screens a heading is in the margin, and stays in view beside its chapter. */
const chapters = css`
  display: grid;
  gap: ${space.xxxl};
  counter-reset: chapter;

  > :where(section) {
    border-block-start: 2px solid ${color.ink};
    counter-increment: chapter;
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  :where(h2) {
    padding-block: ${space.s};
    font-size: ${size.partHeading};
  }

  &[data-numbered] {
    :where(h2) {
      display: flex;
      gap: 0.5em;
    }

    :where(h2)::before {
      content: counter(chapter);
      min-inline-size: 0.55em;
      color: ${color.inkSoft};
    }
  }

  :where(section > div) {
    display: grid;
    grid-template-columns: ${tracks.one};
    gap: ${space.m};
  }

  :where(p) {
    max-inline-size: 36em;
  }

  @media screen and (min-width: ${breakpoint.desktop}) {
    gap: ${space.huge};

    > :where(section) {
      display: grid;
      grid-template-columns: 18rem minmax(0, 1fr);
      column-gap: ${space.xxxl};
      align-items: start;
    }

    :where(h2) {
      position: sticky;
      inset-block-start: 0;
      padding-block: ${space.m};
    }

    &[data-numbered] :where(section > div) {
      padding-block-start: ${space.m};
    }
  }

  @media print {
    gap: ${space.l};
  }
`;

interface ChaptersProps {
  readonly chapters: readonly {
    readonly heading: string;
    readonly id?: string;
    /** The value by which a filter finds it. */
    readonly category?: string;
    readonly content: ReactNode;
  }[];
  /** So that one can be named on the telephone. */
  readonly numbered?: boolean;
}

/** The parts of a long text, below each other, such as those of an agreement. */
export function Chapters({ chapters: parts, numbered = false }: ChaptersProps) {
  return (
    <div className={chapters} data-numbered={numbered || undefined}>
      {parts.map(({ heading, id, category, content }) => (
        <section key={heading} id={id} data-category={category}>
          <h2>{heading}</h2>
          <div>{content}</div>
        </section>
      ))}
    </div>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, media, size, space } from '../styles/tokens.ts';

const part = css`
  margin-block-start: ${space.xxxl};
  scroll-margin-block-start: 7rem;

  h2 {
    margin-block-end: ${space.l};
    font-size: ${size.partHeading};
  }

  h2 + p {
    margin-block: calc(-1 * ${space.xs}) ${space.xl};
    max-inline-size: 36em;
    font-size: ${size.lead};
    text-wrap: balance;
    color: ${color.inkSoft};
  }

  ${media.desktop} {
    &[data-layout='beside'] {
      display: grid;
      grid-template: auto 1fr auto / minmax(0, 4fr) minmax(0, 7fr);
      column-gap: ${space.huge};
    }

    &[data-layout='beside'] > div {
      grid-area: 1 / 2 / span 3;
    }

    /* What closes the part stands below its heading, and ends where the content does. */
    &[data-layout='beside'] > div + div {
      grid-area: 3 / 1;
    }
  }
`;

interface PageSectionProps {
  /** The part's fragment, and what its heading is known by. */
  readonly id: string;
  readonly heading: string;
  /** A sentence below the heading. */
  readonly lead?: string;
  /** Where there is room the heading stands above its content, or beside it. */
  readonly layout?: 'above' | 'beside';
  readonly children: ReactNode;
  /** Closes the part: below the content, and on a desk below a heading that stands beside it. */
  readonly foot?: ReactNode;
}

/** A named part of a service page: a section with a heading of its own (specification, section 2). */
export function PageSection({
  id,
  heading,
  lead,
  layout = 'above',
  children,
  foot,
}: PageSectionProps) {
  return (
    <section className={part} id={id} aria-labelledby={`${id}-heading`} data-layout={layout}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead ? <p>{lead}</p> : null}
      <div>{children}</div>
      {foot ? <div>{foot}</div> : null}
    </section>
  );
}

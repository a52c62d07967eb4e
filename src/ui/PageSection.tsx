import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, layout as pageLayout, media, size, space, tracks } from '../styles/tokens.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const section = css`
  margin-block-start: ${space.xxxl};
  scroll-margin-block-start: ${pageLayout.aboveAnchor};

  &:first-child {
    margin-block-start: 0;
  }

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
      grid-template-rows: auto 1fr auto;
      grid-template-columns: ${tracks.narrowWide};
      column-gap: ${space.huge};
    }

    &[data-layout='beside'] > div {
      grid-area: 1 / 2 / span 3;
    }

    /* The foot is below the heading, and ends where the content does. */
    &[data-layout='beside'] > div + div {
      grid-area: 3 / 1;
    }
  }
`;

interface PageSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string | undefined;
  /** On wide screens, the heading is above or beside its content. */
  readonly layout?: 'above' | 'beside' | undefined;
  readonly children: ReactNode;
  /** Shown below the content; on wide screens below a heading that is beside it. */
  readonly foot?: ReactNode;
}

/** A section of a page with its own heading (specification, section 2). */
export function PageSection({
  id,
  heading,
  lead,
  layout = 'above',
  children,
  foot,
}: PageSectionProps) {
  return (
    <section className={section} id={id} data-layout={layout}>
      <h2>{heading}</h2>
      {lead ? <p>{noBreakHyphens(lead)}</p> : null}
      <div>{children}</div>
      {foot ? <div>{foot}</div> : null}
    </section>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { container, stack } from '../styles/layout.ts';
import { layout, media, space } from '../styles/tokens.ts';

/* On wide screens the sidebar is beside the first section; on a phone it is above it, right below the card. */
const columns = css`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.xxl} ${layout.sectionSpace};

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1.7fr) minmax(0, 1fr);
    column-gap: ${space.huge};
    padding-block-start: 0;
  }
`;

/* Overlaps the bottom of the banner. */
const top = css`
  position: relative;
  margin-block-start: calc(-2 * ${space.xl});

  ${media.desktop} {
    margin-block-start: calc(-1 * ${space.xxl});
  }

  @media print {
    margin: 0;
  }
`;

const side = css`
  display: grid;
  gap: ${space.m};
  align-content: start;

  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    padding-block-start: ${space.xxxl};
  }
`;

const subject = css`
  padding-block-start: ${space.l};

  ${media.desktop} {
    grid-column: 1;
    padding-block-start: ${space.xxxl};

    &[data-on-banner] {
      position: relative;
      margin-block-start: calc(-1 * ${space.xxl});
      padding-block-start: 0;
    }
  }
`;

interface WithSidebarProps {
  /** A card that overlaps the bottom of the banner. */
  readonly card: ReactNode;
  readonly sidebar: ReactNode;
  /** The first section is cards, which overlap the banner in place of a card. */
  readonly cardsOnBanner?: boolean | undefined;
  /** The first section, or more. */
  readonly children: ReactNode;
}

/** What follows the banner of a page that sells: a card of prices, how to ask for more, and the first section. */
export function WithSidebar({ card, sidebar, cardsOnBanner, children }: WithSidebarProps) {
  return (
    <div className={container}>
      <div className={columns}>
        {card ? <div className={top}>{card}</div> : null}
        <div className={side}>{sidebar}</div>
        <div className={`${stack} ${subject}`} data-on-banner={cardsOnBanner}>
          {children}
        </div>
      </div>
    </div>
  );
}

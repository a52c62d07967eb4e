import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { Service } from '../../content/service.ts';
import { container } from '../../styles/layout.ts';
import { color, font, layout, media } from '../../styles/tokens.ts';
import { CallBox } from '../CallBox.tsx';
import { FigureCard } from '../FigureCard.tsx';
import { PageBanner } from '../PageBanner.tsx';
import { RelatedPages } from '../RelatedPages.tsx';
import { OfferedAt } from './OfferedAt.tsx';

const columns = css`
  display: grid;
  gap: 3.5rem;
  padding-block-end: ${layout.sectionSpace};

  ${media.desk} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: 4.5rem;
  }
`;

const subject = css`
  > :first-child {
    margin-block-start: 2.5rem;
  }

  &[data-card='true'] > :first-child {
    margin-block-start: -1.25rem;
  }

  ${media.desk} {
    > :first-child {
      margin-block-start: 3.75rem;
    }

    &[data-card='true'] > :first-child {
      margin-block-start: -2.25rem;
    }
  }
`;

/* Beside the first part it ends where that ends; where it has the page's width, the ways to act stand beside their words. */
const beside = css`
  ${media.desk} {
    padding-block-start: 3.75rem;
  }

  > div {
    display: grid;
    gap: 2.5rem;
  }

  ${media.tablet} {
    > div > :first-child {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
    }

    > div > :first-child :is(h2, p) {
      grid-column: 1;
    }

    > div > :first-child h2 ~ a {
      grid-column: 2;
    }

    > div > :first-child h2 ~ p {
      grid-row: 2 / span 2;
    }
  }

  ${media.desk} {
    > div {
      grid-template-rows: auto minmax(0, 1fr);
      gap: 2rem;
      block-size: 100%;
    }

    &[data-more='true'] > div {
      grid-template-rows: auto auto 1fr;
    }

    > div > :first-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }

    > div > :first-child :is(h2, p, h2 ~ a) {
      grid-area: auto;
    }
  }
`;

/* What to read next closes the page: each a line on a phone, side by side and large where there is room. */
const onward = css`
  padding-block: 2rem;
  border-block-start: 1px solid ${color.rule};

  a {
    font-family: ${font.display};
    font-size: 1.45rem;
    line-height: 1.1;
  }

  ${media.tablet} {
    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 2rem;
    }

    a {
      min-block-size: 4.5rem;
      border-block: 2px solid ${color.ink};
      border-block-end: 0;
    }
  }

  ${media.desk} {
    padding-block: 3rem;

    ul {
      column-gap: 2.5rem;
    }

    a {
      font-size: 1.6rem;
    }
  }

  @media print {
    display: none;
  }
`;

interface ServiceFrameProps {
  readonly service: Service;
  /** The service's technical drawing, chalk on the banner's asphalt. */
  readonly drawing?: ReactNode;
  /** Stands in the job card's place, over the banner's foot, where prices need more than figures. */
  readonly card?: ReactNode;
  /** The page's first part, beside the ways to act and about as long. */
  readonly children?: ReactNode;
  /** Stands below the ways to act where the first part is longer than they are. */
  readonly aside?: ReactNode;
  /** Parts that take the page's whole width, below. */
  readonly below: ReactNode;
}

/**
 * What the eleven service pages share: banner with drawing, job card, the ways to act, the branches that do
 * it, and what to read next. Each page brings its own parts (specification, section 2).
 */
export function ServiceFrame({
  service,
  drawing,
  card,
  children,
  aside,
  below,
}: ServiceFrameProps) {
  const { figures = [], priced = false } = service;
  const head =
    card ?? (figures.length > 0 ? <FigureCard figures={figures} priced={priced} /> : null);
  return (
    <>
      <PageBanner
        path={service.path}
        heading={service.heading}
        subtitle={service.subtitle}
        drawing={drawing}
      />
      <div className={container}>
        <div className={columns}>
          <div className={subject} data-card={head !== null}>
            {head}
            {children}
          </div>
          <div className={beside} data-more={aside !== undefined}>
            <div>
              <CallBox
                heading={service.callHeading}
                ready={service.ready}
                line={service.line ?? 'main'}
                contact="Book Online"
                more={service.more}
              />
              <OfferedAt service={service.offeredBy} heading={service.offeredHeading} />
              {aside}
            </div>
          </div>
        </div>
      </div>
      {below}
      <div className={onward}>
        <div className={container}>
          <RelatedPages paths={service.related} />
        </div>
      </div>
    </>
  );
}

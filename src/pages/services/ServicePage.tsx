import { css } from 'linaria';
import type { ReactNode } from 'react';
import { bookingNote } from '../../content/contact.ts';
import { bookOnline } from '../../content/partWords.ts';
import type { Service } from '../../content/summary.ts';
import { container, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, layout, media, space } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import type { DrawingFile } from '../../ui/drawing/Drawing.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { ServiceBranches } from './ServiceBranches.tsx';

/*
 * On a phone the call to action and the branches are right below the prices, or the prices below the call to action; on
 * wide screens what comes second is beside the first section, with the branches.
 */
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
`;

const sidebar = css`
  display: grid;
  gap: ${space.m};
  align-content: start;

  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    padding-block-start: ${space.xxxl};
  }
`;

const subject = css`
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

const related = css`
  ${media.phone} {
    padding-block: ${space.m} ${space.xl};
    border-block-start: 1px solid ${color.border};
  }

  ${media.tablet} {
    padding-block: ${space.xxxl};
  }

  ${mixins.notInPrint}
`;

interface ServicePageProps {
  readonly service: Service;
  /** The service's technical drawing, for the banner. */
  readonly drawing?: DrawingFile;
  /** On a phone, leaves the room of the drawing to the text. */
  readonly textFirst?: boolean;
  /** The call to action is before the key figures: what a stranded driver needs first. */
  readonly callFirst?: boolean;
  /** The first section is cards, which overlap the banner in place of key figures. */
  readonly cardsOnBanner?: boolean;
  /** The first section, beside the call to action. */
  readonly children?: ReactNode;
  /** Shown below the branches. */
  readonly aside?: ReactNode;
  /** Full-width sections below. */
  readonly below?: ReactNode;
}

/**
 * What the service pages share: banner with drawing, key figures, call to action, branches and related pages.
 * Each page adds its own sections (specification, section 2).
 */
export function ServicePage({
  service,
  drawing,
  textFirst = false,
  callFirst = false,
  cardsOnBanner,
  children,
  aside,
  below,
}: ServicePageProps) {
  const call = (
    <CallToAction
      heading={service.callHeading}
      ready={service.ready}
      line={service.line ?? 'main'}
      contact={bookOnline}
      contactNote={bookingNote}
      more={service.more}
      layout={callFirst ? 'beside' : undefined}
    />
  );
  const prices = service.figures && <KeyFigures figures={service.figures} stacked={callFirst} />;
  const [first, second] = callFirst ? [call, prices] : [prices, call];
  return (
    <>
      <PageBanner path={service.path} words={service} drawing={drawing} textFirst={textFirst} />
      <div className={container}>
        <div className={columns}>
          {first ? <div className={top}>{first}</div> : null}
          <div className={sidebar}>
            {second}
            <ServiceBranches service={service.offeredBy} heading={service.offeredHeading} />
            {aside}
          </div>
          <div className={`${stack} ${subject}`} data-on-banner={cardsOnBanner}>
            {children}
          </div>
        </div>
      </div>
      {below}
      <div className={related}>
        <div className={container}>
          <RelatedPages paths={service.related} sideBySide />
        </div>
      </div>
    </>
  );
}

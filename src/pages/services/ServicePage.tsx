import { css } from 'linaria';
import type { ReactNode } from 'react';
import { bookingNote } from '../../content/contact.ts';
import { bookOnline } from '../../content/partWords.ts';
import type { Service } from '../../content/summary.ts';
import { container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, media, space } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import type { DrawingFile } from '../../ui/drawing/Drawing.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { WithSidebar } from '../../ui/WithSidebar.tsx';
import { ServiceBranches } from './ServiceBranches.tsx';

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
      <WithSidebar
        card={first}
        sidebar={
          <>
            {second}
            <ServiceBranches service={service.offeredBy} heading={service.offeredHeading} />
            {aside}
          </>
        }
        cardsOnBanner={cardsOnBanner}
      >
        {children}
      </WithSidebar>
      {below}
      <div className={related}>
        <div className={container}>
          <RelatedPages paths={service.related} sideBySide />
        </div>
      </div>
    </>
  );
}

import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { autoServicesPage } from '../../content/autoServices.ts';
import { container, section } from '../../styles/layout.ts';
import { media, space, tracks } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Catalogue } from './Catalogue.tsx';
import { JobIndex } from './JobIndex.tsx';
import { SafetyCheck } from './SafetyCheck.tsx';

const closing = css`
  display: grid;
  gap: ${space.xl} ${space.huge};

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    align-items: start;

    > h2 {
      grid-column: 1 / -1;
    }
  }
`;

/** The Automotive services page: an index, 24 jobs in three sections, and a call to action (D6, D41). */
export function AutoServices() {
  const { heading, subtitle, why, booking } = autoServicesPage;
  return (
    <>
      <PageBanner
        path="/auto-services"
        heading={heading}
        subtitle={subtitle}
        picture={{ phone: pictures.autoServicesPhone, desk: pictures.autoServicesDesk }}
      />
      <div className={container}>
        <JobIndex />
      </div>
      <Catalogue />
      <SafetyCheck />
      <div className={section} data-tone="deep">
        <div className={container}>
          <div className={closing}>
            <h2>{why.heading}</h2>
            <FeatureList points={why.points} ordered={false} />
            <CallToAction {...booking} line="automotiveServices" />
          </div>
        </div>
      </div>
    </>
  );
}

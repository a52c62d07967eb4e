import { css } from 'linaria';
import { autoServicesDesk } from '../assets/pictures/autoServicesDesk.ts';
import { autoServicesPhone } from '../assets/pictures/autoServicesPhone.ts';
import { autoServicesPage } from '../content/autoServices.ts';
import { Catalogue } from '../sections/autoServices/Catalogue.tsx';
import { JobIndex } from '../sections/autoServices/JobIndex.tsx';
import { SafetyCheck } from '../sections/autoServices/SafetyCheck.tsx';
import { CallBox } from '../sections/CallBox.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { PointList } from '../sections/PointList.tsx';
import { container } from '../styles/layout.ts';
import { color, layout, media, size } from '../styles/tokens.ts';

const deep = css`
  background: ${color.groundDeep};
`;

const closing = css`
  display: grid;
  gap: 1.5rem 4.5rem;
  padding-block: ${layout.sectionSpace};

  > h2 {
    font-size: ${size.sectionHeading};
  }

  ${media.desk} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;

    > h2 {
      grid-column: 1 / -1;
    }
  }
`;

/** The Automotive services page: an index, 24 jobs in three sections, and the ways to book (D6, D41). */
export function AutoServices() {
  const { heading, subtitle, why, booking } = autoServicesPage;
  return (
    <>
      <PageBanner
        path="/auto-services"
        heading={heading}
        subtitle={subtitle}
        picture={{ phone: autoServicesPhone, desk: autoServicesDesk }}
      />
      <div className={container}>
        <JobIndex />
      </div>
      <Catalogue />
      <SafetyCheck />
      <div className={deep}>
        <div className={container}>
          <div className={closing}>
            <h2>{why.heading}</h2>
            <PointList points={why.points} ordered={false} />
            <CallBox {...booking} line="automotiveServices" />
          </div>
        </div>
      </div>
    </>
  );
}

import { autoServicesPage } from '../../content/autoServices.ts';
import { columns, container } from '../../styles/layout.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Catalogue } from './Catalogue.tsx';
import { JobIndex } from './JobIndex.tsx';
import { SafetyCheck } from './SafetyCheck.tsx';

/** The Automotive services page: an index, 24 jobs in three sections, and a call to action (D6, D41). */
export function AutoServices() {
  const { why, booking } = autoServicesPage;
  return (
    <>
      <PageBanner path="/auto-services" words={autoServicesPage} picture="autoServices" textFirst />
      <div className={container}>
        <JobIndex />
      </div>
      <Catalogue />
      <SafetyCheck />
      <Section tone="deep">
        <h2>{why.heading}</h2>
        <div className={columns}>
          <Points points={why.points} layout="rows" />
          <CallToAction {...booking} line="automotiveServices" />
        </div>
      </Section>
    </>
  );
}

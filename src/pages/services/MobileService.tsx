import roadside from '../../assets/drawings/roadside.svg?drawing';
import {
  mobileService,
  noAnswer,
  steps,
  vanJobs,
  waiting,
} from '../../content/services/mobileService.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Note } from '../../ui/Note.tsx';
import { ServicePage } from './ServicePage.tsx';

/**
 * Mobile service: safety before the call, what to do outside opening hours, four steps, and what the van does
 * (specification, section 2). Safety comes first for a stranded driver.
 */
export function MobileService() {
  return (
    <ServicePage
      service={mobileService}
      drawing={roadside}
      textFirst
      callFirst
      below={
        <>
          <Section tone="asphalt" id="steps" heading={steps.heading}>
            <Steps steps={steps.steps} across />
          </Section>
          <Section
            tone="plain"
            id="jobs"
            heading={vanJobs.heading}
            foot={
              <>
                <Note>{vanJobs.not}</Note>
                <ArrowLink {...vanJobs.notLink} />
              </>
            }
          >
            <Points points={vanJobs.jobs} layout="rows" />
          </Section>
        </>
      }
    >
      <Section id="no-answer" heading={noAnswer.heading}>
        <Callout>
          <p>{noBreakHyphens(noAnswer.text)}</p>
        </Callout>
      </Section>
      <Section id="waiting" heading={waiting.heading}>
        <Points points={waiting.points} layout="rows" />
      </Section>
    </ServicePage>
  );
}

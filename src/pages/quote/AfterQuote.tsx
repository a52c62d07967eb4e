import { quoteAfter } from '../../content/quote.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <Section tone="dark">
        <PageSection id="next" heading={quoteAfter.heading}>
          <Steps steps={quoteAfter.steps} across />
        </PageSection>
      </Section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}

import { quoteAfter } from '../../content/quote.ts';
import { columns } from '../../styles/layout.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <Section tone="asphalt">
        <div className={columns} data-split="second">
          <h2>{quoteAfter.heading}</h2>
          <Steps steps={quoteAfter.steps} />
        </div>
      </Section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}

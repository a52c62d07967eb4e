import { quoteAfter } from '../../content/quote.ts';
import { columns, container, section } from '../../styles/layout.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Steps } from '../../ui/Steps.tsx';

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <section className={section} data-tone="asphalt">
        <div className={container}>
          <div className={columns} data-split="second">
            <h2>{quoteAfter.heading}</h2>
            <Steps steps={quoteAfter.steps} />
          </div>
        </div>
      </section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}

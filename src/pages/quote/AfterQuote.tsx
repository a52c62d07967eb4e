import { css } from 'linaria';
import { quoteAfter } from '../../content/quote.ts';
import { container, section } from '../../styles/layout.ts';
import { space } from '../../styles/tokens.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Steps } from '../../ui/Steps.tsx';

const steps = css`
  margin-block-start: ${space.xxl};
`;

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <section className={section} data-tone="dark" aria-labelledby="next">
        <div className={container}>
          <h2 id="next">{quoteAfter.heading}</h2>
          <div className={steps}>
            <Steps steps={quoteAfter.steps} across />
          </div>
        </div>
      </section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}

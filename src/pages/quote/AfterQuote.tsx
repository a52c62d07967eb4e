import { css } from 'linaria';
import { quoteAfter } from '../../content/quote.ts';
import { container, section } from '../../styles/layout.ts';
import { media, space, tracks } from '../../styles/tokens.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Steps } from '../../ui/Steps.tsx';

const columns = css`
  display: grid;
  gap: ${space.xxl};

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
  }
`;

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <section className={section} data-tone="asphalt" aria-labelledby="next">
        <div className={container}>
          <div className={columns}>
            <h2 id="next">{quoteAfter.heading}</h2>
            <Steps steps={quoteAfter.steps} />
          </div>
        </div>
      </section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}

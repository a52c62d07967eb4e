import { css } from 'linaria';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { quoteAfter } from '../../content/quote.ts';
import { columns, container } from '../../styles/layout.ts';
import { layout, media, space } from '../../styles/tokens.ts';
import { Island } from '../../ui/Island.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { QuoteHead } from './QuoteHead.tsx';

const body = css`
  padding-block: ${space.xxl} ${layout.sectionSpace};

  /* How far the drawn wheel reaches up into the banner. */
  --drawing-offset: -26.5rem;

  ${media.tablet} {
    padding-block-start: ${space.xxxl};
  }
`;

/** The tyre quote request, and what happens to an enquiry (specification, section 2). */
export function TyreEnquiry() {
  return (
    <>
      <QuoteHead />
      <div className={container}>
        <div className={body}>
          <Island name="quote-form" hydrate="idle">
            <QuoteForm />
          </Island>
        </div>
      </div>
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

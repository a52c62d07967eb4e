import { css } from 'linaria';
import { Island } from '../components/Island.tsx';
import { QuoteForm } from '../forms/quote/QuoteForm.tsx';
import { submitEnquiry } from '../forms/submitEnquiry.ts';
import { QuoteAfter } from '../sections/quote/QuoteAfter.tsx';
import { QuoteHead } from '../sections/quote/QuoteHead.tsx';
import { container } from '../styles/layout.ts';
import { layout, media } from '../styles/tokens.ts';

const body = css`
  padding-block: 2rem ${layout.sectionSpace};

  ${media.tablet} {
    padding-block-start: 3rem;
  }
`;

/** The tyre quote request (specification, section 2). */
export function TyreEnquiry() {
  return (
    <>
      <QuoteHead />
      <div className={container}>
        <div className={body}>
          <Island name="quote-form" hydrate="idle">
            <QuoteForm send={submitEnquiry} />
          </Island>
        </div>
      </div>
      <QuoteAfter />
    </>
  );
}

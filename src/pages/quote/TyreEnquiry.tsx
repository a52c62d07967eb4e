import { css } from 'linaria';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { container } from '../../styles/layout.ts';
import { layout, media, space } from '../../styles/tokens.ts';
import { Island } from '../../ui/Island.tsx';
import { AfterQuote } from './AfterQuote.tsx';
import { QuoteHead } from './QuoteHead.tsx';

const body = css`
  padding-block: ${space.xxl} ${layout.sectionSpace};

  /* How far the drawn wheel reaches up into the banner. */
  --drawing-offset: -26.5rem;

  ${media.tablet} {
    padding-block-start: ${space.xxxl};
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
            <QuoteForm />
          </Island>
        </div>
      </div>
      <AfterQuote />
    </>
  );
}

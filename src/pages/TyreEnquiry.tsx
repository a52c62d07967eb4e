import { css } from 'linaria';
import { Still } from '../components/Still.tsx';
import { QuoteForm } from '../forms/quote/QuoteForm.tsx';
import { submitEnquiry } from '../forms/submitEnquiry.ts';
import {
  quoteAfterPart,
  quoteBranchesPart,
  quoteHeadPart,
  quotePrivacyPart,
} from '../sections/quote/quoteParts.ts';
import { container } from '../styles/layout.ts';
import { layout } from '../styles/tokens.ts';

const body = css`
  padding-block: 3rem ${layout.sectionSpace};
`;

/** Resolves when what stands around the form can be shown: at once in a prerendered document. */
export async function quoteReady(): Promise<void> {
  await Promise.all(
    [quoteHeadPart, quotePrivacyPart, quoteBranchesPart, quoteAfterPart].map((part) =>
      part.ready(),
    ),
  );
}

/** The tyre quote request (specification, section 2). Await `quoteReady()` first. */
export function TyreEnquiry() {
  return (
    <>
      <Still part={quoteHeadPart} />
      <div className={container}>
        <div className={body}>
          <QuoteForm
            send={submitEnquiry}
            privacy={<Still part={quotePrivacyPart} />}
            beside={<Still part={quoteBranchesPart} />}
          />
        </div>
      </div>
      <Still part={quoteAfterPart} />
    </>
  );
}

import { css } from 'linaria';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { quoteAfter, quoteHead } from '../../content/quote.ts';
import { columns, container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, layout, media, size, space, tracks } from '../../styles/tokens.ts';
import { Island } from '../../ui/Island.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';

/* The claims, and quietly below all of them what is true of them. */
const claims = css`
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.l};

  > :where(ul) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: ${space.m};

    ${mixins.oneColumnAtLargeText}
  }

  :where(li) {
    border-block-start: 4px solid ${color.signal};
    padding-block-start: ${space.xs};
  }

  :where(h2) {
    font: ${font.headline(size.lead)};
  }

  > :where(p) {
    ${mixins.noteOnDark}
  }

  ${media.tablet} {
    gap: ${space.l};
    margin-block-start: ${space.xl};

    > :where(ul) {
      grid-template-columns: ${tracks.two};
      gap: ${space.xl};
    }

    :where(h2) {
      font-size: ${size.itemHeading};
    }
  }

  /* As wide as the form below. */
  ${media.desktop} {
    inline-size: calc((100% - 5rem) * 1.22 / 2.22);
    margin-block-start: ${space.xxl};
  }
`;

const body = css`
  padding-block: ${space.xxl} ${layout.sectionSpace};

  /* How far the drawn wheel reaches up into the banner. */
  --drawing-offset: -26.5rem;

  ${media.tablet} {
    padding-block-start: ${space.xxxl};
  }
`;

/** The banner of the tyre quote page, with its four claims (specification, section 2). */
export function QuoteHead() {
  return (
    <PageBanner path="/tyre-enquiry" words={quoteHead} short>
      <div className={claims}>
        <ul role="list">
          {quoteHead.claims.map((claim) => (
            <li key={claim}>
              <h2>{noBreakHyphens(claim)}</h2>
            </li>
          ))}
        </ul>
        <p>{quoteHead.terms}</p>
      </div>
    </PageBanner>
  );
}

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

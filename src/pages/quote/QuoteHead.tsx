import { css } from 'linaria';
import { quoteHead } from '../../content/quote.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { PageBanner } from '../../ui/PageBanner.tsx';

/** The width of the form below. */
const besideForm = 'calc((100% - 5rem) * 1.22 / 2.22)';

const claims = css`
  display: grid;
  grid-template-columns: ${tracks.two};
  gap: ${space.s} ${space.m};
  margin-block-start: ${space.l};

  ${mixins.oneColumnAtLargeText}

  li {
    border-block-start: 4px solid ${color.signal};
    padding-block-start: ${space.xs};
  }

  h2 {
    font: ${font.headline(size.lead, 'single')};
    /* Not in the middle of 5-Star. */
    text-wrap: wrap;

    ${media.tablet} {
      font-size: ${size.itemHeading};
    }
  }

  /* Of three, the last is as wide as the two above it. */
  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    gap: ${space.xl} ${space.xxl};
    margin-block-start: ${space.xl};
  }

  ${media.desktop} {
    inline-size: ${besideForm};
    margin-block-start: ${space.xxl};
  }
`;

/* What is true of the claims, quietly, below all of them. */
const terms = css`
  margin-block-start: ${space.s};
  ${mixins.noteOnDark}

  ${media.tablet} {
    margin-block-start: ${space.l};
  }

  ${media.desktop} {
    inline-size: ${besideForm};
  }
`;

/** The banner of the tyre quote page, with its four claims (specification, section 2). */
export function QuoteHead() {
  return (
    <PageBanner
      path="/tyre-enquiry"
      heading={quoteHead.heading}
      subtitle={quoteHead.subtitle}
      short
    >
      <ul role="list" className={claims}>
        {quoteHead.claims.map((claim) => (
          <li key={claim}>
            <h2>{claim}</h2>
          </li>
        ))}
      </ul>
      <p className={terms}>{quoteHead.terms}</p>
    </PageBanner>
  );
}

import { css } from 'linaria';
import { quoteHead } from '../../content/quote.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { PageBanner } from '../../ui/PageBanner.tsx';

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

  p {
    margin-block-start: ${space.xxs};
    ${mixins.noteOnDark}
  }

  ${media.tablet} {
    gap: ${space.xl} ${space.xxl};
    margin-block-start: ${space.xl};
  }

  ${media.desktop} {
    inline-size: calc((100% - 5rem) * 1.22 / 2.22);
    margin-block-start: ${space.xxl};
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
        {quoteHead.claims.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageBanner>
  );
}

import { css } from 'linaria';
import { quoteHead } from '../../content/quote.ts';
import { color, font, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { PageBanner } from '../../ui/PageBanner.tsx';

/* The form's tyre drawing is at the right of the banner, so the banner's wheel is hidden until the form is sent. */
const styles = css`
  /* On a phone the first field has to be in the first screen, above the call bar. */
  > div {
    padding-block-end: ${space.m};
  }

  ${media.tablet} {
    > div {
      padding-block-end: ${space.xxxl};
    }
  }

  ${media.desktop} {
    > div {
      padding-block-end: ${space.xxxl};
    }

    main:has(form) & > div {
      background: ${color.surfaceDark};
    }

    > div h1 {
      margin-block-start: ${space.xxl};
    }

    > div p {
      max-inline-size: calc((100vw - 7rem) * 0.52);
    }
  }
`;

const claims = css`
  display: grid;
  grid-template-columns: ${tracks.two};
  gap: ${space.s} ${space.m};
  margin-block-start: ${space.l};

  ${media.largeText} {
    grid-template-columns: ${tracks.one};
  }

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
    font-size: ${size.small};
    line-height: ${leading.note};
    color: ${color.onSurfaceDarkSoft};
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
    <div className={styles}>
      <PageBanner path="/tyre-enquiry" heading={quoteHead.heading} subtitle={quoteHead.subtitle}>
        <ul role="list" className={claims}>
          {quoteHead.claims.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageBanner>
    </div>
  );
}

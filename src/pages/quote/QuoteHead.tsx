import { css } from 'linaria';
import { quoteHead } from '../../content/quote.ts';
import { color, media, size } from '../../styles/tokens.ts';
import { PageBanner } from '../../ui/PageBanner.tsx';

/* The tyre of the form stands at the banner's right, so the drawn wheel gives way to it until the form is sent. */
const look = css`
  /* On a phone the first field stands in the first screen, above the bar that calls. */
  > div {
    padding-block-end: 1.1rem;
  }

  ${media.tablet} {
    > div {
      padding-block-end: 2.75rem;
    }
  }

  ${media.desktop} {
    > div {
      padding-block-end: 3.25rem;
    }

    main:has(form) & > div {
      background: ${color.surfaceDark};
    }

    > div h1 {
      margin-block-start: 2.25rem;
    }

    > div p {
      max-inline-size: calc((100vw - 7rem) * 0.52);
    }
  }
`;

const claims = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem 1rem;
  margin-block-start: 1.2rem;

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    border-block-start: 4px solid ${color.signal};
    padding-block-start: 0.6rem;
  }

  h2 {
    font-size: clamp(1.25rem, 1rem + 1.2vw, 1.75rem);
    line-height: 1;
    /* Not in the middle of 5-Star. */
    text-wrap: wrap;
  }

  p {
    margin-block-start: 0.3rem;
    font-size: ${size.small};
    line-height: 1.35;
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    gap: 1.5rem 2rem;
    margin-block-start: 1.75rem;
  }

  ${media.desktop} {
    inline-size: calc((100% - 5rem) * 1.22 / 2.22);
    margin-block-start: 2.25rem;
  }
`;

/** The banner of the tyre quote page, with its four claims (specification, section 2). */
export function QuoteHead() {
  return (
    <div className={look}>
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

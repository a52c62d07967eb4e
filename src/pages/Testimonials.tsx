import { css } from 'linaria';
import { selectedReviews, testimonialsPage } from '../content/selectedReviews.ts';
import { CallBox } from '../sections/CallBox.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { container } from '../styles/layout.ts';
import { color, font, layout, media } from '../styles/tokens.ts';

/** Up to so many characters a review is a remark, and set like one: large. */
const remark = 90;

const columns = css`
  display: grid;
  gap: 3rem;
  padding-block: 1rem ${layout.sectionSpace};

  > h2 {
    grid-column: 1 / -1;
    margin-block: 2.5rem -2rem;
    font-size: 1.5rem;
  }

  ${media.desk} {
    grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr);
    column-gap: 4.5rem;
  }
`;

const voices = css`
  li {
    padding-block: 1.75rem;
    border-block-start: 1px solid ${color.rule};
    break-inside: avoid;
  }

  blockquote {
    max-inline-size: 32em;
    font-size: 1.2rem;
    line-height: 1.55;
  }

  [data-length='remark'] blockquote {
    font-family: ${font.display};
    font-size: clamp(2.4rem, 1.6rem + 3vw, 4rem);
    font-weight: 700;
    line-height: 1;
    text-wrap: balance;
  }

  figcaption {
    margin-block-start: 0.9rem;
    font-size: 0.94rem;
    color: ${color.inkSoft};
  }

  strong {
    display: block;
    font-family: ${font.display};
    font-size: 1.35rem;
    line-height: 1.2;
    color: ${color.ink};
  }

  span {
    display: block;
  }

  /* Who speaks stands in the margin, as in a visitors' book. */
  ${media.tablet} {
    figure {
      display: grid;
      grid-template-columns: 13rem minmax(0, 1fr);
      gap: 2rem;
    }

    figcaption {
      grid-area: 1 / 1;
      margin: 0;
    }
  }
`;

const keep = css`
  ${media.desk} {
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
  }
`;

/** The Testimonials page: ten reviews, named as a selection, and the ways to book (specification, section 2). */
export function Testimonials() {
  const { heading, subtitle, listLabel, call } = testimonialsPage;
  return (
    <>
      <PageBanner path="/testimonials" heading={heading} subtitle={subtitle} />
      <div className={container}>
        <div className={columns}>
          <h2>{listLabel}</h2>
          <ul className={voices} role="list" aria-label={listLabel}>
            {selectedReviews.map(({ id, name, text, rating, service, location, date }) => (
              <li key={id} id={id} data-length={text.length > remark ? 'story' : 'remark'}>
                <figure>
                  <blockquote>
                    <p>“{text}”</p>
                  </blockquote>
                  <figcaption>
                    <strong>{name}</strong> {service}{' '}
                    <span>
                      {location}, {date}
                    </span>{' '}
                    <span>{rating} out of 5 stars</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          <div className={keep}>
            <CallBox {...call} line="main" />
          </div>
        </div>
      </div>
    </>
  );
}

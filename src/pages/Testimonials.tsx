import { css } from 'linaria';
import { testimonialsDesk } from '../assets/pictures/testimonialsDesk.ts';
import { testimonialsPhone } from '../assets/pictures/testimonialsPhone.ts';
import { selectedReviews, testimonialsPage } from '../content/selectedReviews.ts';
import { CallBox } from '../sections/CallBox.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { container } from '../styles/layout.ts';
import { color, font, layout, media } from '../styles/tokens.ts';

/** Up to so many characters a review is a remark, and set like one: large. */
const remark = 90;

const head = css`
  padding-block: 2.5rem 1rem;
  font-size: 1.5rem;
`;

/**
 * A visitors' book: two hands share a line on a desk, a remark written large and a story in the margin
 * beside it, the wide side now left, now right. Nothing depends on the order of the two.
 */
const voices = css`
  li {
    padding-block: 1.75rem 2rem;
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
    font-size: clamp(2.9rem, 1.6rem + 4.4vw, 5.6rem);
    font-weight: 700;
    line-height: 0.95;
    text-wrap: balance;
  }

  figcaption {
    margin-block-start: 1.1rem;
    font-size: 0.95rem;
    color: ${color.inkSoft};
  }

  strong {
    display: block;
    font-family: ${font.display};
    font-size: 1.6rem;
    line-height: 1.2;
    color: ${color.ink};
  }

  span {
    display: block;
  }

  ${media.tablet} {
    [data-length='story'] {
      padding-inline-start: 22%;
    }
  }

  ${media.desk} {
    display: grid;
    grid-auto-flow: dense;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 2.5rem;

    li {
      grid-column: span 5;
      padding-block: 2.5rem 4rem;
      border-block-start: 2px solid ${color.ink};
    }

    li[data-length] {
      padding-inline: 0;
    }

    [data-length='remark'] {
      grid-column: span 7;
    }

    li:nth-child(3),
    li:nth-child(8) {
      grid-column: 8 / -1;
    }

    li:nth-child(4) {
      grid-column: 1 / 8;
    }

    /* Two stories on one line: the first has the wide side. */
    li:nth-child(7) {
      grid-column: 1 / 8;

      blockquote {
        font-size: 1.55rem;
        line-height: 1.45;
      }
    }
  }
`;

const ground = css`
  padding-block: ${layout.sectionSpace};
  background: ${color.groundDeep};
`;

/** The Testimonials page: ten reviews, named as a selection, and the ways to book (specification, section 2). */
export function Testimonials() {
  const { heading, subtitle, listLabel, call } = testimonialsPage;
  return (
    <>
      <PageBanner
        path="/testimonials"
        heading={heading}
        subtitle={subtitle}
        picture={{ phone: testimonialsPhone, desk: testimonialsDesk }}
      />
      <div className={container}>
        <h2 className={head}>{listLabel}</h2>
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
      </div>
      <div className={ground}>
        <div className={container}>
          <CallBox {...call} line="main" wide />
        </div>
      </div>
    </>
  );
}

import { css } from 'linaria';
import { pictures, type PictureName } from '../../assets/pictures.ts';
import { selectedReviews, testimonialsPage } from '../../content/selectedReviews.ts';
import { container, section, visuallyHidden } from '../../styles/layout.ts';
import { color, font, layout, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { StarRow } from '../../ui/Stars.tsx';

/** Reviews up to this many characters are set large. */
const longestRemark = 90;

/**
 * Pictures for two of the reviews, to break up the text. `narrow` ones only show in one column: on wide screens the
 * text beside them leaves no room.
 */
const reviewPictures: Readonly<Record<string, { name: PictureName; narrow?: true }>> = {
  'sunita-battery': { name: 'battery', narrow: true },
  'yvonne-tyres': { name: 'tread' },
};

const listHeading = css`
  padding-block: ${space.xxxl} ${space.m};
  font-size: ${size.label};
`;

/**
 * Two reviews to a row on wide screens, a short one in large type and a long one beside it, with the wide side
 * alternating. Their order doesn't matter.
 */
const reviewList = css`
  padding-block-end: ${layout.sectionSpace};

  li {
    padding-block: ${space.xl} ${space.xxxl};
    border-block-start: 2px solid ${color.ink};
    break-inside: avoid;
  }

  li:last-child {
    padding-block-end: 0;
  }

  blockquote {
    max-inline-size: 32em;
    font-size: ${size.lead};
    text-wrap: pretty;
  }

  [data-length='remark'] blockquote {
    max-inline-size: none;
    font: ${font.headline(size.sectionHeading, 'heading')};
    text-wrap: balance;
  }

  /* On a phone the stars are at the end of the name's line. */
  figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: center;
    margin-block-start: ${space.m};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  strong {
    font: ${font.headline(size.itemHeading)};
    color: ${color.ink};
  }

  strong ~ span {
    grid-column: 1 / -1;
  }

  strong ~ span:last-child {
    display: flex;
    grid-area: 1 / 2;
  }

  picture {
    display: block;
    margin-block-start: ${space.xl};
  }

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${radius};
    object-fit: cover;
    object-position: 50% 12%;
  }

  /* The stars are above the name; beside a long review both are in its margin. */
  ${media.tablet} {
    figcaption {
      grid-template-columns: ${tracks.one};
    }

    strong ~ span:last-child {
      grid-area: 1 / 1;
      margin-block-end: ${space.xxs};
    }

    strong {
      grid-row: 2;
    }

    [data-length='story'] figure {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: ${space.xxl};
    }

    [data-length='story'] figcaption {
      grid-area: 1 / 1;
      margin-block-start: ${space.xxs};
    }

    [data-length='story'] picture {
      margin-inline-start: calc(12rem + ${space.xxl});
    }
  }

  ${media.desktop} {
    display: grid;
    grid-auto-flow: dense;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.xxxl};

    li:nth-child(n) {
      display: flex;
      flex-direction: column;
      grid-column: span 5;
      padding-block: ${space.xxl} ${space.huge};
    }

    li:nth-last-child(-n + 2) {
      padding-block-end: 0;
    }

    blockquote {
      font-size: ${size.label};
    }

    [data-length='story'] figure {
      display: block;
    }

    [data-length='story'] figcaption {
      margin-block-start: ${space.m};
    }

    /* As tall as the text beside it leaves room for. */
    [data-length='story'] picture {
      position: relative;
      flex: 1;
      min-block-size: 9rem;
      margin-inline-start: 0;
    }

    img {
      position: absolute;
      block-size: 100%;
      aspect-ratio: auto;
    }

    [data-narrow] picture {
      display: none;
    }

    li[data-length='remark'] {
      grid-column: span 7;
    }

    [data-length='remark'] blockquote {
      font-size: ${size.pageHeading};
    }

    li:nth-child(3),
    li:nth-child(8) {
      grid-column: 8 / -1;
    }

    li:nth-child(4) {
      grid-column: 1 / 8;
    }

    /* Two long reviews in a row: the first has the wide side. */
    li:nth-child(7) {
      grid-column: 1 / 8;

      blockquote {
        font-size: ${size.itemHeading};
      }
    }
  }
`;

/** The Testimonials page: ten reviews, labelled as a selection, and a call to action (specification, section 2). */
export function Testimonials() {
  const { heading, subtitle, listLabel, call } = testimonialsPage;
  return (
    <>
      <PageBanner
        path="/testimonials"
        heading={heading}
        subtitle={subtitle}
        picture={{ phone: pictures.testimonialsPhone, desk: pictures.testimonialsDesk }}
      />
      <div className={container}>
        <h2 className={listHeading}>{listLabel}</h2>
        <ul className={reviewList} role="list">
          {selectedReviews.map(({ id, name, text, rating, service, location, date }) => (
            <li
              key={id}
              id={id}
              data-length={text.length > longestRemark ? 'story' : 'remark'}
              data-narrow={reviewPictures[id]?.narrow}
            >
              <figure>
                <blockquote>
                  <p>“{text}”</p>
                </blockquote>
                <figcaption>
                  <strong>{name}</strong> <span>{service}</span>{' '}
                  <span>
                    {location}, {date}
                  </span>{' '}
                  <span>
                    <StarRow rating={rating} />
                    <span className={visuallyHidden}>{rating} out of 5 stars</span>
                  </span>
                </figcaption>
              </figure>
              {reviewPictures[id] ? (
                <Picture
                  alt=""
                  sources={[
                    {
                      files: pictures[reviewPictures[id].name],
                      sizes: '(min-width: 62rem) 29rem, 94vw',
                    },
                  ]}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      <div className={section} data-tone="deep">
        <div className={container}>
          <CallToAction {...call} line="main" wide />
        </div>
      </div>
    </>
  );
}

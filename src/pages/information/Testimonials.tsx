import { css } from 'linaria';
import { starsOutOfFive } from '../../content/partWords.ts';
import { testimonialsPage } from '../../content/reviewWords.ts';
import { selectedReviews } from '../../content/selectedReviews.ts';
import { container, visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  color,
  font,
  layout,
  media,
  pictureMedia,
  radius,
  size,
  space,
} from '../../styles/tokens.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { StarRow } from '../../ui/Stars.tsx';
import { picturesOf } from './reviewPictures.ts';

/** Reviews up to this many characters are set large. */
const longestRemark = 90;

/** In two columns where there is room, short reviews in large type. */
const reviews = css`
  padding-block-end: ${layout.sectionSpace};

  :where(h2) {
    padding-block: ${space.m};
    font-size: ${size.label};
  }

  :where(li) {
    padding-block: ${space.m} ${space.xl};
    border-block-start: 2px solid ${color.ink};
  }

  :where(blockquote) {
    max-inline-size: 36em;
    font-size: ${size.lead};
  }

  /* On a phone the stars are at the end of the name's line. */
  :where(figcaption) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    margin-block-start: ${space.m};
    ${mixins.quietText}
  }

  :where(figcaption > span) {
    grid-column: 1 / -1;
  }

  :where(figcaption > div) {
    grid-area: 1 / 2;
  }

  :where(strong) {
    font: ${font.headline(size.itemHeading)};
    color: ${color.ink};
  }

  :where(picture) {
    margin-block-start: ${space.xl};
  }

  :where(img) {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius};
    object-fit: cover;
    object-position: 50% 12%;
  }

  ${media.tablet} {
    :where(h2) {
      padding-block-start: ${space.xxxl};
    }
  }

  ${media.tablet} {
    :where(ul) {
      columns: 2 13rem;
      column-gap: ${space.xxxl};
    }

    /* Until what follows it has arrived, because the reviews move from column to column. */
    &:not(:has(+ *)) :where(ul) {
      visibility: hidden;
    }
  }
`;

const remark = css`
  max-inline-size: none;
  font: ${font.headline(size.sectionHeading, 'single')};
  text-wrap: balance;
`;

/** Punctuation for screen readers: on the screen the lines of a caption are apart. */
const aloud = (mark: string) => <span className={visuallyHidden}>{mark}</span>;

/** The Testimonials page: reviews, labelled as a selection, and a call to action (specification, section 2). */
export function Testimonials() {
  const { listLabel, call } = testimonialsPage;
  const withPicture = picturesOf(selectedReviews);
  return (
    <>
      <PageBanner
        path="/testimonials"
        words={testimonialsPage}
        picture="testimonials"
        textFirst
        short
      />
      <div className={`${container} ${reviews}`}>
        <h2>{listLabel}</h2>
        <ul role="list">
          {selectedReviews.map(({ id, name, text, rating, service, location, date }) => {
            const picture = withPicture.get(id);
            return (
              <li key={id} id={id}>
                <figure>
                  <blockquote className={text.length > longestRemark ? undefined : remark}>
                    <p>“{text}”</p>
                  </blockquote>
                  <figcaption>
                    <strong>
                      {name}
                      {aloud(',')}
                    </strong>{' '}
                    <span>
                      {service}
                      {aloud(',')}
                    </span>{' '}
                    <span>
                      {location}, {date}
                      {aloud('.')}
                    </span>{' '}
                    <div>
                      <StarRow rating={rating} />
                      <span className={visuallyHidden}>{`${rating} ${starsOutOfFive}`}</span>
                    </div>
                  </figcaption>
                </figure>
                {picture ? (
                  <Picture
                    sources={[
                      { files: picture, sizes: `${pictureMedia.tablet} min(46vw, 34rem), 94vw` },
                    ]}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
      <Section tone="deep">
        <CallToAction {...call} line="main" layout="wide" />
      </Section>
    </>
  );
}

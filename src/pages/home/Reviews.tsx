import { css } from 'linaria';
import { reviewWords, testimonialsPage } from '../../content/reviewWords.ts';
import { testimonials } from '../../content/testimonials.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stars } from '../../ui/Stars.tsx';

/** How many reviews Home shows (specification, section 9). */
const reviewCount = 3;

/** The first review is large; two more are beside it. */
const list = css`
  display: grid;
  gap: ${space.m};
  margin-block-end: ${space.m};

  :where(li + li) {
    padding-block-start: ${space.m};
    border-block-start: 1px solid ${color.border};
  }

  :where(blockquote) {
    margin-block: ${space.xs};
    font: ${font.headline(size.label)};
  }

  :where(figcaption) {
    ${mixins.smallText}
    color: ${color.inkSoft};
  }

  :where(strong) {
    color: ${color.ink};
  }

  ${media.tablet} {
    :where(blockquote) {
      font-size: ${size.itemHeading};
    }

    [data-large] :where(blockquote) {
      font: ${font.headline(size.partHeading, 'single')};
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.xxxl};

    [data-large] {
      grid-row: span 2;
    }

    /* Beside the large one, not below it. */
    :where([data-large] + li) {
      padding: 0;
      border: 0;
    }

    /* The quotation mark hangs in the margin, if there is one. */
    :where(blockquote) {
      text-indent: -0.42em;
    }
  }
`;

/** The first three of the six reviews, labelled as a selection, because they are not an average. */
export function Reviews() {
  return (
    <Section tone="raised">
      <h2>{testimonialsPage.heading}</h2>
      <p>{testimonialsPage.listLabel}</p>
      <ul className={list} role="list">
        {testimonials
          .slice(0, reviewCount)
          .map(({ id, name, text, rating, service, location, date }, index) => (
            <li key={id} data-large={index === 0 || undefined}>
              <figure>
                <Stars rating={rating} />
                <blockquote>
                  <p>“{text}”</p>
                </blockquote>
                <figcaption>
                  <strong>{name}</strong>, {location}. {service}, {date}
                </figcaption>
              </figure>
            </li>
          ))}
      </ul>
      <ArrowLink label={reviewWords.read} to="/testimonials" />
    </Section>
  );
}

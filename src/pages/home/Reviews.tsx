import { css } from 'linaria';
import { reviews } from '../../content/home.ts';
import { testimonials } from '../../content/testimonials.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media } from '../../styles/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Stars } from '../../ui/Stars.tsx';

/** Display limit of Home (specification, section 9). */
const shown = 3;

const ground = css`
  background: ${color.card};
  border-block: 1px solid ${color.border};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 2rem;

  p {
    color: ${color.inkSoft};
  }
`;

/** The first review speaks up; two more stand beside it. */
const columns = css`
  display: grid;
  gap: 1.75rem;
  margin-block: 1.75rem 1.25rem;

  li + li {
    padding-block-start: 1.75rem;
    border-block-start: 1px solid ${color.border};
  }

  blockquote {
    margin-block: 0.8rem;
    font-family: ${font.display};
    font-size: 1.6rem;
    font-weight: 700;
    line-height: 1.1;
    text-wrap: pretty;
  }

  li:first-child blockquote {
    font-size: clamp(1.75rem, 1.15rem + 3vw, 3.3rem);
    line-height: 1.04;
  }

  figcaption {
    font-size: 0.95rem;
    color: ${color.inkSoft};
  }

  strong {
    color: ${color.ink};
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    grid-template-rows: auto 1fr;
    gap: 2.25rem 4.5rem;
    margin-block: 2.25rem;

    li:first-child {
      grid-row: span 2;
    }

    li:nth-child(2) {
      padding: 0;
      border: 0;
    }
  }

  /* The quotation mark hangs where there is a margin to hang in. */
  @media (min-width: 80rem) {
    blockquote p {
      text-indent: -0.42em;
    }
  }
`;

const more = css`
  display: inline-block;
  padding-block: 0.6rem;
  font-weight: 600;
`;

/** The first three of the six reviews, named as a selection (field practice: they are not an average). */
export function Reviews() {
  return (
    <div className={ground}>
      <section className={section}>
        <div className={container}>
          <div className={head}>
            <h2>{reviews.heading}</h2>
            <p>{reviews.label}</p>
          </div>
          <ul className={columns} role="list">
            {testimonials
              .slice(0, shown)
              .map(({ id, name, text, rating, service, location, date }) => (
                <li key={id}>
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
          <Link className={more} to="/testimonials">
            {reviews.more}
          </Link>
        </div>
      </section>
    </div>
  );
}

import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { services } from '../../content/home.ts';
import type { RoutePath } from '../../content/routes.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, pictureMedia, size, space, tracks } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { WofLabelDrawing } from '../../ui/drawing/lineDrawings.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/** One large card, two of equal size, and one across below them. On a phone pictures are narrow strips. */
const cards = css`
  display: grid;
  gap: ${space.m};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }

  ${media.desktop} {
    grid-template-columns: 1.35fr 1fr 1fr;
    gap: ${space.l};
  }
`;

const card = css`
  ${mixins.card}
  ${mixins.pressableCard}
  ${mixins.column}

  h3 {
    font-size: ${size.cardHeading};
  }

  img {
    inline-size: 100%;
    aspect-ratio: 16 / 6;
    object-fit: cover;

    ${media.tablet} {
      aspect-ratio: auto;
    }
  }

  @media print {
    svg {
      display: none;
    }
  }
`;

const darkCard = css`
  background-color: ${color.surfaceDarkRaised};
  border-color: ${color.surfaceDarkBorder};
  color: ${color.onSurfaceDark};

  ${media.tablet} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: ${tracks.two};
    align-items: end;
  }

  @media print {
    .${card}& {
      display: block;
      grid-area: auto;
    }
  }
`;

const mobileCard = css`
  ${media.desktop} {
    grid-column: 2 / -1;
    grid-template-columns: ${tracks.wideNarrow};
    align-items: center;
  }
`;

/* The render's own background colour, so that the text above it is on the same wall. As cool as the dark surfaces. */
const tyresCard = css`
  background: linear-gradient(#292b2e, #323539 45%, #272a2d);

  ${media.desktop} {
    display: flex;
    grid-column: 1;
    grid-row: span 2;
    align-items: stretch;

    h3 {
      font-size: ${size.partHeading};
    }

    > div:first-child {
      flex-grow: 0;
    }
  }
`;

const cardText = css`
  ${mixins.column}
  flex-grow: 1;
  padding: ${space.l} ${space.l} ${space.xs};

  h3 + p {
    margin-block: ${space.xs} ${space.l};
    max-inline-size: 32em;
    text-wrap: balance;
  }

  ${media.desktop} {
    padding: ${space.xl} ${space.xl} ${space.xs};
  }
`;

const price = css`
  ${mixins.baselineRow}
  justify-content: space-between;
  gap: 0 ${space.m};
  margin-block-start: auto;
  padding-block: ${space.xs} ${space.m};
  border-block-start: 1px solid ${color.border};
  font-size: ${size.small};

  strong {
    font: ${font.headline(size.cardHeading)};
  }

  .${darkCard} & {
    border-color: ${color.surfaceDarkRule};
  }
`;

const drawingBox = css`
  background-color: ${color.backgroundDeep};
  color: ${color.inkSoft};

  ${media.phone} {
    svg {
      block-size: 7.5rem;
    }
  }

  ${mixins.notInPrint}
`;

/* The days are on the dashes of a road's centre line; the van itself is in the footer. */
const week = css`
  margin: 0 ${space.l} ${space.l};
  padding-block-end: ${space.m};
  background: repeating-linear-gradient(90deg, ${color.signal} 0 2rem, transparent 0 3.5rem) 0
    100% / 100% 4px no-repeat;
  font: ${font.headline(size.cardHeading, 'single')};

  ${media.tablet} {
    margin-block-start: ${space.l};
  }
`;

const tyresPicture = css`
  margin-block-start: calc(-1 * ${space.xs});

  /* Tints the render's light to the card's grey. */
  img {
    mix-blend-mode: luminosity;
    mask-image: linear-gradient(to bottom, transparent, #000 26%);
  }

  ${media.tablet} {
    margin: 0;

    img {
      mask-image: linear-gradient(to right, transparent, #000 26%);
    }
  }

  /* Fills the height left by its neighbours, zoomed in. */
  ${media.desktop} {
    position: relative;
    flex: 1 0 24rem;
    margin-block-start: calc(-1 * ${space.m});

    img {
      position: absolute;
      inset: 0;
      block-size: 100%;
      object-fit: cover;
      object-position: 22% 100%;
      mask-image: linear-gradient(to bottom, transparent, #000 30%);
    }
  }

  ${mixins.notInPrint}
`;

interface CardTextProps {
  readonly title: string;
  readonly path: RoutePath;
  readonly text: string;
  readonly priceLabel?: string;
  readonly price?: string;
  /** Small text after the price: `+ GST`. */
  readonly priceNote?: string;
}

function CardText({ title, path, text, priceLabel, price: amount, priceNote }: CardTextProps) {
  return (
    <div className={cardText}>
      <h3>
        <Link to={path}>{title}</Link>
      </h3>
      <p>{text}</p>
      {amount ? (
        <p className={price}>
          {priceLabel}{' '}
          <span>
            <strong>{amount}</strong> {priceNote}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** The four service cards (specification, section 2); tyres have the largest. */
export function Services() {
  return (
    <Section tone="plain">
      <h2>{services.heading}</h2>
      <div className={cards}>
        <article className={classNames(card, darkCard, tyresCard)}>
          <CardText {...services.tyres} />
          <div className={tyresPicture}>
            <Picture
              alt=""
              sources={[
                {
                  files: pictures.stack,
                  sizes: `${pictureMedia.desktop} 760px, ${pictureMedia.tablet} 50vw, 94vw`,
                },
              ]}
            />
          </div>
        </article>
        <article className={card}>
          <Picture
            alt=""
            sources={[
              {
                files: pictures.brake,
                sizes: `${pictureMedia.desktop} min(29vw, 370px), ${pictureMedia.tablet} 46vw, 94vw`,
              },
            ]}
          />
          <CardText {...services.repairs} />
        </article>
        <article className={card}>
          <div className={drawingBox}>
            <WofLabelDrawing />
          </div>
          <CardText {...services.wof} />
        </article>
        <article className={classNames(card, darkCard, mobileCard)}>
          <CardText {...services.mobile} />
          <p className={week}>{services.mobileDays}</p>
        </article>
      </div>
    </Section>
  );
}

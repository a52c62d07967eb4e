import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { services } from '../../content/home.ts';
import type { RoutePath } from '../../content/routes.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  color,
  font,
  leading,
  media,
  pictureMedia,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { WofLabelDrawing } from '../../ui/drawing/lineDrawings.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/* One large card, two of equal size, and one across below them. */
const cards = css`
  display: grid;
  gap: ${space.s};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }

  ${media.desktop} {
    grid-template-columns: 1.35fr 1fr 1fr;
    gap: ${space.l};
  }
`;

/* On a phone the picture is beside the text; otherwise above it. */
const card = css`
  ${mixins.card}
  ${mixins.pressableCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem;
  color: ${color.ink};

  > picture,
  > svg {
    grid-area: 1 / 2;
  }

  > svg {
    block-size: 100%;
    padding-inline: ${space.xxs};
    background-color: ${color.backgroundDeep};
    color: ${color.inkSoft};
    ${mixins.notInPrint}
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.largeText} {
    > picture,
    > svg {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template: auto 1fr / ${tracks.one};

    > picture,
    > svg {
      grid-area: 1 / 1;
    }
  }

  @media print {
    display: block;
  }
`;

/* The render's own background colour, so that the text above it is on the same wall. As cool as the dark surfaces. */
const tyresCard = css`
  ${mixins.darkRoles}
  border-color: ${color.surfaceDarkBorder};
  background: linear-gradient(#292b2e, #323539 45%, #272a2d);

  > picture {
    mask-image: linear-gradient(to right, transparent, #000 40%);
  }

  /* Tints the render's light to the card's grey. */
  img {
    object-position: 30% 100%;
    mix-blend-mode: luminosity;
  }

  ${media.tablet} {
    grid-column: 1 / -1;
    grid-template: auto / ${tracks.two};

    > picture {
      grid-area: 1 / 2;
    }
  }

  /* The picture fills the height left by its neighbours, zoomed in. */
  ${media.desktop} {
    grid-area: 1 / 1 / span 2;
    grid-template: auto 1fr / ${tracks.one};

    > picture {
      position: relative;
      grid-area: 2 / 1;
      min-block-size: 24rem;
      mask-image: linear-gradient(to bottom, transparent, #000 30%);
    }

    img {
      position: absolute;
      inset: 0;
      object-position: 22% 100%;
    }

    h3 {
      font-size: ${size.partHeading};
    }
  }
`;

/* Its days are on the dashes of a road's centre line; the van itself is in the footer. */
const mobileCard = css`
  ${mixins.darkRoles}
  grid-template-columns: ${tracks.one};
  border-color: ${color.surfaceDarkRule};
  background-color: ${color.surfaceDark};

  > p {
    margin: 0 ${space.l} ${space.l};
    padding-block-end: ${space.m};
    background: repeating-linear-gradient(90deg, ${color.signal} 0 2rem, transparent 0 3.5rem) 0
      100% / 100% 4px no-repeat;
    font: ${font.headline(size.cardHeading, 'single')};
  }

  ${media.tablet} {
    grid-column: 1 / -1;
    grid-template: auto / ${tracks.wideNarrow};
    align-items: center;

    > p {
      margin-block-start: ${space.l};
    }
  }

  ${media.desktop} {
    grid-column: 2 / -1;
  }
`;

const cardText = css`
  ${mixins.column}
  padding: ${space.m} ${space.l} ${space.xs};

  h3 + p {
    margin-block: ${space.xxs} ${space.s};
    max-inline-size: 32em;
    font-size: ${size.small};
    line-height: ${leading.note};
  }

  ${media.tablet} {
    h3 {
      font-size: ${size.cardHeading};
    }

    h3 + p {
      margin-block: ${space.xs} ${space.m};
      font-size: 1rem;
      text-wrap: balance;
    }
  }

  ${media.desktop} {
    padding: ${space.xl} ${space.xl} ${space.xs};
  }
`;

const price = css`
  margin-block-start: auto;
  padding-block: ${space.xs};
  border-block-start: 1px solid ${color.border};
  font-size: ${size.small};
  line-height: ${leading.note};

  strong {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  ${media.tablet} {
    ${mixins.baselineRow}
    justify-content: space-between;
    gap: 0 ${space.m};

    strong {
      font-size: ${size.cardHeading};
    }
  }
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
        <article className={classNames(card, tyresCard)}>
          <CardText {...services.tyres} />
          <Picture
            alt=""
            sources={[
              {
                files: pictures.stack,
                sizes: `${pictureMedia.desktop} 760px, ${pictureMedia.tablet} 50vw, 32vw`,
              },
            ]}
          />
        </article>
        <article className={card}>
          <Picture
            alt=""
            sources={[
              {
                files: pictures.brake,
                sizes: `${pictureMedia.desktop} min(29vw, 370px), ${pictureMedia.tablet} 46vw, 80vw`,
              },
            ]}
          />
          <CardText {...services.repairs} />
        </article>
        <article className={card}>
          <WofLabelDrawing />
          <CardText {...services.wof} />
        </article>
        <article className={classNames(card, mobileCard)}>
          <CardText {...services.mobile} />
          <p>{services.mobileDays}</p>
        </article>
      </div>
    </Section>
  );
}

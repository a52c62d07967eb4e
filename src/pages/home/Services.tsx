import { css } from 'linaria';
import wofLabel from '../../assets/drawings/wofLabel.svg?drawing';
import { services } from '../../content/home.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, pictureMedia, size, space, tracks } from '../../styles/tokens.ts';
import { CentreLine } from '../../ui/CentreLine.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureCard } from '../../ui/PictureCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

/** How wide the pictures are shown. */
const stackSizes = `${pictureMedia.desktop} 760px, 50vw`;
const brakeSizes = `${pictureMedia.desktop} min(29vw, 370px), ${pictureMedia.tablet} 46vw, 80vw`;

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

/* The render's own background colour, so that the text above it is on the same wall. As cool as the dark surfaces. */
const tyresCard = css`
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

    > picture img {
      position: absolute;
      inset: 0;
      block-size: 100%;
    }
  }
`;

const mobileCard = css`
  display: block;

  ${media.tablet} {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-column: span 2;
  }
`;

/* The days are above a road's centre line; the van itself is in the footer. */
const week = css`
  padding-block-end: ${space.xs};
  font: ${font.headline(size.cardHeading, 'single')};
`;

const price = css`
  margin-block-start: auto;
  padding-block-start: ${space.xs};
  border-block-start: 1px solid ${color.border};
  ${mixins.smallText}

  strong {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  /* The amount is below its words, so that it stands level in cards side by side. */
  span {
    display: block;
  }

  ${media.tablet} {
    strong {
      font-size: ${size.cardHeading};
    }
  }
`;

interface PriceProps {
  readonly priceLabel: string;
  readonly price: string;
  /** Small text after the price: `+ GST`. */
  readonly priceNote?: string;
}

function Price({ priceLabel, price: amount, priceNote }: PriceProps) {
  return (
    <div className={price}>
      {priceLabel}{' '}
      <span>
        <strong>{amount}</strong> {priceNote}
      </span>
    </div>
  );
}

/** The four service cards (specification, section 2); tyres have the largest. */
export function Services() {
  const { tyres, repairs, wof, mobile } = services;
  return (
    <Section tone="plain">
      <h2>{services.heading}</h2>
      <div className={cards}>
        <PictureCard
          {...tyres}
          onDark
          place={tyresCard}
          picture={<Picture sources={[{ files: 'stack', sizes: stackSizes }]} />}
        >
          <Price {...tyres} />
        </PictureCard>
        <PictureCard
          {...repairs}
          picture={<Picture sources={[{ files: 'brake', sizes: brakeSizes }]} />}
        >
          <Price {...repairs} />
        </PictureCard>
        <PictureCard {...wof} picture={<Drawing svg={wofLabel} />}>
          <Price {...wof} />
        </PictureCard>
        <PictureCard {...mobile} onDark place={mobileCard}>
          <div className={week}>{services.mobileDays}</div>
          <CentreLine />
        </PictureCard>
      </div>
    </Section>
  );
}

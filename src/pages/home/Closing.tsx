import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { business } from '../../content/business.ts';
import { bookingNote } from '../../content/contact.ts';
import { closing } from '../../content/home.ts';
import { telephoneHref } from '../../domain/telephone.ts';
import { container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  color,
  drawn,
  font,
  media,
  pictureMedia,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';

const stage = css`
  position: relative;
  background-color: ${drawn.shade};
  color: ${color.onSurfaceDark};

  img {
    inline-size: 100%;
    aspect-ratio: 16 / 5;
    object-fit: cover;
    mask-image: linear-gradient(to bottom, #000 60%, transparent);
  }

  ${media.tablet} {
    display: grid;
    align-items: center;
    min-block-size: 26rem;
    overflow: clip;

    > div {
      inline-size: 100%;
    }

    picture {
      position: absolute;
      inset-block: 0;
      inset-inline: 46% max(0px, (100% - 112rem) / 2);
    }

    img {
      block-size: 100%;
      aspect-ratio: auto;
      mask-image: linear-gradient(to right, transparent, #000 35%, #000 88%, transparent);
    }
  }

  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }

  @media print {
    min-block-size: 0;
  }
`;

const text = css`
  position: relative;
  padding-block: ${space.xs} ${space.xxl};

  h2 {
    font: ${font.headline(size.pageHeading, 'figure')};
  }

  p {
    margin-block: ${space.s} ${space.l};
    max-inline-size: 24em;
    color: ${color.onSurfaceDarkSoft};
  }

  div {
    display: grid;
    grid-template-columns: ${tracks.two};
    gap: ${space.s};

    ${mixins.oneColumnAtLargeText}
  }

  small {
    align-self: center;
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    padding-block: ${space.xxxl};
    max-inline-size: 52%;

    div {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

/** The end of Home: call, or book online. */
export function Closing() {
  return (
    <section className={stage}>
      <Picture
        alt=""
        sources={[
          {
            files: pictures.tread,
            sizes: `${pictureMedia.desktop} 54vw, ${pictureMedia.tablet} 115vw, 100vw`,
          },
        ]}
      />
      <div className={container}>
        <div className={text}>
          <h2>{closing.heading}</h2>
          <p>
            {closing.lead} {business.telephones.main.replaceAll(' ', '\u00a0')}
          </p>
          <div>
            <a className={buttonStyles} href={telephoneHref(business.telephones.main)}>
              {closing.call}
            </a>
            <Link className={buttonStyles} data-tone="outline" to="/contact">
              {closing.book}
            </Link>
            <small>{bookingNote}</small>
          </div>
        </div>
      </div>
    </section>
  );
}

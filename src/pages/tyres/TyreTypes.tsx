import { css } from 'linaria';
import { pictures, type PictureName } from '../../assets/pictures.ts';
import { routeFor, type TyreCategoryPath } from '../../content/routes.ts';
import { tyreTypes } from '../../content/tyres.ts';
import { mixins } from '../../styles/mixins.ts';
import { media, pictureMedia, size, space, tracks } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/**
 * In the specification's order, each with its picture. Run-flat tyres have a drawing, as on their own page, because a
 * picture can't show what is inside them.
 */
const types: readonly (readonly [TyreCategoryPath, PictureName | undefined])[] = [
  ['/tyres/passenger', 'tread'],
  ['/tyres/4wd-suv', 'allTerrain'],
  ['/tyres/performance', 'lowProfile'],
  ['/tyres/commercial', 'commercial'],
  ['/tyres/run-flat', undefined],
  ['/tyres/fuel-efficient', 'eco'],
];

/** On a phone six rows with a small picture each; otherwise two rows of three, the common ones wider. */
const tiles = css`
  display: grid;
  gap: ${space.s};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.four};
    gap: ${space.l};
  }
`;

const tile = css`
  ${mixins.darkCard}
  ${mixins.pressableCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;

  div {
    padding: ${space.m} ${space.xs} ${space.m} ${space.m};
  }

  p {
    margin-block-start: ${space.xxs};
    ${mixins.noteOnDark}
  }

  img {
    block-size: 7rem;
    object-fit: cover;
    object-position: 55% 45%;
    mask-image:
      linear-gradient(to right, transparent, #000 30%),
      linear-gradient(transparent, #000 14% 86%, transparent);
    mask-composite: intersect;
  }

  figure {
    padding-inline: ${space.xxs} ${space.s};
  }

  /* Too small for its words to be readable there; the text beside it says the same. */
  ${media.phone} {
    > :not(div) {
      inline-size: 7.5rem;
    }

    figure text {
      display: none;
    }
  }

  ${media.largeText} {
    > :not(div) {
      inline-size: 4.5rem;
    }
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.one};
    align-content: space-between;

    figure {
      justify-self: center;
      inline-size: min(100%, 20rem);
      padding: ${space.xs} ${space.m} ${space.s};
    }

    div {
      padding: ${space.l} ${space.l} ${space.xs};
    }

    h3 {
      font-size: ${size.cardHeading};
    }

    img {
      inline-size: 100%;
      block-size: 13rem;
      mask-image: linear-gradient(to bottom, transparent, #000 30%);
    }
  }

  ${media.desktop} {
    figure {
      inline-size: 100%;
      padding: 0 ${space.xs} ${space.s};
    }

    img {
      block-size: 12rem;
    }
  }
`;

const wideTile = css`
  ${media.desktop} {
    grid-column: span 2;

    h3 {
      font-size: ${size.partHeading};
    }

    img {
      block-size: 19rem;
    }
  }
`;

/** The six tyre categories, each linked, with its tyre (specification, section 2). */
export function TyreTypes() {
  return (
    <Section tone="plain">
      <h2>{tyreTypes.heading}</h2>
      <ul className={tiles} role="list">
        {types.map(([path, picture], index) => (
          <li className={classNames(tile, index < 2 && wideTile)} key={path}>
            <div>
              <h3>
                <Link to={path}>{routeFor(path).label}</Link>
              </h3>
              <p>{noBreakHyphens(tyreTypes.lines[path])}</p>
            </div>
            {picture ? (
              <Picture
                alt=""
                sources={[
                  {
                    files: pictures[picture],
                    // On a phone a wide picture fills the height of its tile.
                    sizes:
                      index < 2
                        ? `${pictureMedia.desktop} 590px, ${pictureMedia.tablet} 48vw, ${index === 0 ? '210px' : '136px'}`
                        : `${pictureMedia.desktop} 290px, ${pictureMedia.tablet} 48vw, 136px`,
                  },
                ]}
              />
            ) : (
              <figure>
                <WithoutAir />
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

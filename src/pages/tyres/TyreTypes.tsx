import { css } from 'linaria';
import { allTerrain } from '../../assets/pictures/allTerrain.ts';
import { commercial } from '../../assets/pictures/commercial.ts';
import { eco } from '../../assets/pictures/eco.ts';
import { lowProfile } from '../../assets/pictures/lowProfile.ts';
import { tread } from '../../assets/pictures/tread.ts';
import { routeFor } from '../../content/routes.ts';
import type { TyreCategoryPath } from '../../content/tyreCategoryPath.ts';
import { tyreTypes } from '../../content/tyres.ts';
import type { PictureFiles } from '../../domain/picture.ts';
import { container, section } from '../../styles/layout.ts';
import { color, media, radius } from '../../styles/tokens.ts';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Picture } from '../../ui/Picture.tsx';

/**
 * In the specification's order, each with the tyre it is about. What makes a run flat one is inside it: no
 * picture shows it, so it is drawn, as on its own page.
 */
const types: readonly (readonly [TyreCategoryPath, PictureFiles | undefined])[] = [
  ['/tyres/passenger', tread],
  ['/tyres/4wd-suv', allTerrain],
  ['/tyres/performance', lowProfile],
  ['/tyres/commercial', commercial],
  ['/tyres/run-flat', undefined],
  ['/tyres/fuel-efficient', eco],
];

/** On a phone six lines with a small picture each; then two rows of three, the everyday ones wider. */
const tiles = css`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 1.9rem;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 1.25rem;
  }
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  align-items: center;
  border-radius: ${radius};
  background: ${color.surfaceDark};
  border: 1px solid ${color.surfaceDarkBorder};
  color: ${color.onSurfaceDark};
  overflow: clip;
  break-inside: avoid;

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr) 4.5rem;
  }

  h3 {
    font-size: 1.6rem;
  }

  a {
    text-decoration: none;
  }

  /* The whole tile can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.12em;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${color.signal};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.surfaceDark};
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  div {
    padding: 1rem 0.5rem 1rem 1.1rem;
  }

  p {
    margin-block-start: 0.3rem;
    font-size: 0.95rem;
    line-height: 1.35;
    color: ${color.onSurfaceDarkSoft};
  }

  img {
    inline-size: 7.5rem;
    block-size: 7rem;
    object-fit: cover;
    object-position: 55% 45%;
    mask-image:
      linear-gradient(to right, transparent, #000 30%),
      linear-gradient(transparent, #000 14% 86%, transparent);
    mask-composite: intersect;

    ${media.largeText} {
      inline-size: 4.5rem;
    }
  }

  figure {
    padding-inline: 0.25rem 0.75rem;
  }

  /* Too small to be read there; the words beside it say the same. */
  @media (width < 40rem) {
    figure text {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;

    figure {
      justify-self: center;
      inline-size: min(100%, 20rem);
      padding: 0.5rem 1rem 0.75rem;
    }

    div {
      padding: 1.25rem 1.25rem 0.5rem;
    }

    h3 {
      font-size: 1.9rem;
    }

    img {
      inline-size: 100%;
      block-size: 13rem;
      mask-image: linear-gradient(to bottom, transparent, #000 30%);
    }
  }

  ${media.desktop} {
    grid-column: span 3;

    &[data-wide='true'] {
      grid-column: span 6;
    }

    figure {
      inline-size: 100%;
      padding: 0 0.5rem 0.75rem;
    }

    &[data-wide='true'] h3 {
      font-size: 2.6rem;
    }

    img {
      block-size: 12rem;
    }

    &[data-wide='true'] img {
      block-size: 19rem;
    }
  }

  @media print {
    background: none;
    color: #000;

    picture {
      display: none;
    }

    p {
      color: #000;
    }
  }
`;

/** Browse by tyre type: the six categories, each a link with its tyre (specification, section 2). */
export function TyreTypes() {
  return (
    <section className={section} aria-labelledby="types">
      <div className={container}>
        <h2 id="types">{tyreTypes.heading}</h2>
        <ul className={tiles} role="list">
          {types.map(([path, files], index) => (
            <li className={tile} key={path} data-wide={index < 2}>
              <div>
                <h3>
                  <Link to={path}>{routeFor(path).label}</Link>
                </h3>
                <p>{noBreakHyphens(tyreTypes.lines[path])}</p>
              </div>
              {files ? (
                <Picture
                  alt=""
                  sources={[
                    {
                      files,
                      // On a phone a wide picture fills the height of its tile.
                      sizes:
                        index < 2
                          ? `(min-width: 62rem) 590px, (min-width: 40rem) 48vw, ${index === 0 ? '210px' : '136px'}`
                          : '(min-width: 62rem) 290px, (min-width: 40rem) 48vw, 136px',
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
      </div>
    </section>
  );
}

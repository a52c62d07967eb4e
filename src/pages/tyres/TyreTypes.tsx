import { css } from 'linaria';
import withoutAir from '../../assets/drawings/withoutAir.svg?drawing';
import type { PictureName } from '../../assets/pictures.ts';
import { routeFor, type TyreCategoryPath } from '../../content/routes.ts';
import { tyreTypes } from '../../content/tyres.ts';
import { media, pictureMedia, space, tracks } from '../../styles/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PictureCard } from '../../ui/PictureCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

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

/** On a phone six rows; otherwise two rows of three, the common ones wider. */
const tiles = css`
  display: grid;
  gap: ${space.s};

  > :where(li) {
    display: grid;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.four};
    gap: ${space.l};

    > :nth-child(-n + 2) {
      grid-column: span 2;
    }
  }

  /* The words of a drawing are too small there; the text beside it says the same. */
  ${media.phone} {
    :where(svg text) {
      display: none;
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
          <li key={path}>
            <PictureCard
              title={routeFor(path).label}
              path={path}
              text={tyreTypes.lines[path]}
              onDark
              picture={
                picture ? (
                  <Picture
                    sources={[
                      {
                        files: picture,
                        // On a phone a picture fills the height of its card, and most of its width is cut off.
                        sizes: `${pictureMedia.desktop} ${index < 2 ? '590px' : '360px'}, ${pictureMedia.tablet} 48vw, 160px`,
                      },
                    ]}
                  />
                ) : (
                  <Drawing svg={withoutAir} />
                )
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

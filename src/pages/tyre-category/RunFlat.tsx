import { css } from 'linaria';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media, space } from '../../styles/tokens.ts';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Included } from './Included.tsx';
import { AskForPrice, CategoryBrands, Part, Points, TyreCategory } from './TyreCategory.tsx';

const path = '/tyres/run-flat';
const words = tyreCategories[path];

const layout = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  [data-part='call'] > nav {
    margin-block-start: ${space.xl};
  }

  ${media.tablet} {
    grid-template-areas: 'figures figures' 'points points' 'call call' 'included included';

    /* The box to ask, and what to read next below it. */
    > [data-part='call'] {
      display: block;
    }
  }

  ${media.desktop} {
    grid-template-areas: 'figures figures' 'points call' 'included included';

    /* The banner's drawing stands above it. */
    > [data-part='figures'] {
      margin-block-start: calc(-1 * ${space.huge});
    }
  }
`;

/** Run-flat tyres: how far and how fast. What makes them so is inside, so the banner has a drawing, not a picture. */
export function RunFlat() {
  return (
    <TyreCategory
      path={path}
      words={words}
      drawing={<WithoutAir />}
      layout={layout}
      end={<CategoryBrands brands={words.brands} brandsLead={words.brandsLead} layout="beside" />}
    >
      <Part area="figures">
        <KeyFigures figures={words.figures} priced={false} />
      </Part>
      <Points words={words}>
        <FeatureList points={words.points} />
      </Points>
      <Part area="call">
        <AskForPrice ready={words.ready} />
        <RelatedPages paths={words.related} />
      </Part>
      <Part area="included">
        <Included lines={words.included} wide />
      </Part>
    </TyreCategory>
  );
}

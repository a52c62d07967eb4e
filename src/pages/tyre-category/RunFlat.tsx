import { css } from 'linaria';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media, space } from '../../styles/tokens.ts';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Included } from './Included.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/run-flat';
const words = tyreCategories[path];

const layout = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figures figures' 'points points' 'call call' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figures figures' 'points call' 'included included';

    /* The banner's drawing is above it. */
    > [data-part='figures'] {
      margin-block-start: calc(-1 * ${space.huge});
    }

    > [data-part='call'] {
      display: block;
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
      end={
        <CategoryEnd>
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <CategorySection area="figures">
        <KeyFigures figures={words.figures} priced={false} />
      </CategorySection>
      <Points words={words}>
        <FeatureList points={words.points} />
      </Points>
      <CategorySection area="call">
        <AskForPrice ready={words.ready} />
      </CategorySection>
      <CategorySection area="included">
        <Included also={words.alsoIncluded} wide />
      </CategorySection>
    </TyreCategory>
  );
}

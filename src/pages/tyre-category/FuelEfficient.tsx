import { css } from 'linaria';
import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media, space } from '../../styles/tokens.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Island } from '../../ui/Island.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { RollOut } from './drawings/rollOut.tsx';
import { Included } from './Included.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/fuel-efficient';
const words = tyreCategories[path];

const layout = css`
  ${media.tablet} {
    grid-template-areas: 'figures figures' 'figure figure' 'call call' 'points points' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figure figures' 'figure call' 'points included';

    > [data-part='figures'] {
      margin-block: 0 calc(-1 * ${space.xxl});
    }
  }
`;

/** Fuel efficient tyres: the saving in figures, beside why such tyres roll further. */
export function FuelEfficient() {
  return (
    <TyreCategory
      path={path}
      words={words}
      picture={{ phone: pictures.ecoPhone, desk: pictures.ecoDesk }}
      layout={layout}
      end={
        <CategoryEnd>
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <CategorySection area="figures">
        <KeyFigures figures={words.figures} priced={false} stacked />
      </CategorySection>
      <CategorySection area="figure">
        <CategoryFigure caption={words.caption} drawing={<RollOut />} toEdges />
      </CategorySection>
      <CategorySection area="call">
        <AskForPrice ready={words.ready} />
      </CategorySection>
      <Points words={words}>
        <FeatureList points={words.points} />
        <Island name="fuel-saving" hydrate="use">
          <FuelSaving />
        </Island>
      </Points>
      <CategorySection area="included">
        <Included also={words.alsoIncluded} />
      </CategorySection>
    </TyreCategory>
  );
}

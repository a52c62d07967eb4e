import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media } from '../../styles/tokens.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { AxleUnderLoad } from './drawings/load.tsx';
import { Included } from './Included.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/commercial';
const words = tyreCategories[path];

/* The drawing beside the list, then what is included from edge to edge. */
const layout = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figure figure' 'points points' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figure points' 'included included';
  }
`;

/* The contact options come first; on wide screens they are beside the brands and related pages. */
const endLayout = css`
  ${media.desktop} {
    > :first-child {
      grid-area: 1 / 2 / 3 / 3;
      align-self: stretch;
    }
  }
`;

/** Commercial and van tyres: where the load goes, beside how to choose. */
export function Commercial() {
  return (
    <TyreCategory
      path={path}
      words={words}
      picture={{ phone: pictures.commercialPhone, desk: pictures.commercialDesk }}
      layout={layout}
      end={
        <CategoryEnd layout={endLayout}>
          <AskForPrice ready={words.ready} />
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <CategorySection area="figure">
        <CategoryFigure caption={words.caption} drawing={<AxleUnderLoad />} />
      </CategorySection>
      <Points words={words}>
        <FeatureList points={words.points} narrow="desktop" />
      </Points>
      <CategorySection area="included">
        <Included also={words.alsoIncluded} wide />
      </CategorySection>
    </TyreCategory>
  );
}

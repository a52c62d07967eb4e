import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media, tracks } from '../../styles/tokens.ts';
import { FeatureGrid } from '../../ui/FeatureGrid.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { Bend } from './drawings/bend.tsx';
import { Included } from './Included.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/performance';
const words = tyreCategories[path];

const layout = css`
  ${media.tablet} {
    grid-template-areas: 'points points' 'figure figure' 'call included';
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
  }
`;

/** High performance tyres: a bend on short and on tall sidewalls, from edge to edge. */
export function Performance() {
  return (
    <TyreCategory
      path={path}
      words={words}
      picture={{ phone: pictures.lowProfilePhone, desk: pictures.lowProfileDesk }}
      layout={layout}
      end={
        <CategoryEnd>
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <Points words={words}>
        <FeatureGrid points={words.points} />
      </Points>
      <CategorySection area="figure">
        <CategoryFigure caption={words.caption} drawing={<Bend />} wide side="end" />
      </CategorySection>
      <CategorySection area="call">
        <AskForPrice ready={words.ready} />
      </CategorySection>
      <CategorySection area="included">
        <Included also={words.alsoIncluded} />
      </CategorySection>
    </TyreCategory>
  );
}

import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media } from '../../styles/tokens.ts';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Included } from './Included.tsx';
import { TreadBenefits } from './TreadBenefits.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/4wd-suv';
const words = tyreCategories[path];

const layout = css`
  ${media.tablet} {
    grid-template-areas: 'points points' 'included call';
  }
`;

/** 4WD and SUV tyres: three treads, each with what it is good for. */
export function FourWheelDrive() {
  return (
    <TyreCategory
      path={path}
      words={words}
      picture={{ phone: pictures.allTerrainPhone, desk: pictures.allTerrainDesk }}
      layout={layout}
      end={
        <CategoryEnd>
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <Points words={words}>
        <TreadBenefits points={words.points} />
      </Points>
      <CategorySection area="included">
        <Included also={words.alsoIncluded} />
      </CategorySection>
      <CategorySection area="call">
        <AskForPrice ready={words.ready} />
      </CategorySection>
    </TyreCategory>
  );
}

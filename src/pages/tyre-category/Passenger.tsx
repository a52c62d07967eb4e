import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media } from '../../styles/tokens.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { SizeRead } from './drawings/sizeRead.tsx';
import { Included } from './Included.tsx';
import {
  AskForPrice,
  CategoryBrands,
  CategoryEnd,
  CategorySection,
  Points,
  TyreCategory,
} from './TyreCategory.tsx';

const path = '/tyres/passenger';
const words = tyreCategories[path];

/* Prices and benefits beside the contact options, then the sidewall from edge to edge. */
const layout = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figures figures' 'points points' 'call included' 'figure figure';
  }

  ${media.desktop} {
    grid-template-areas: 'figures call' 'points call' 'points included' 'figure figure';
    grid-template-rows: auto auto 1fr auto;

    > [data-part='call'] {
      display: block;
    }
  }
`;

/** Passenger tyres: what they cost, and how to read the size on a sidewall. */
export function Passenger() {
  return (
    <TyreCategory
      path={path}
      words={words}
      picture={{ phone: pictures.passengerPhone, desk: pictures.passengerDesk }}
      layout={layout}
      end={
        <CategoryEnd>
          <CategoryBrands brands={words.brands} brandsLead={words.brandsLead} />
          <RelatedPages paths={words.related} />
        </CategoryEnd>
      }
    >
      <CategorySection area="figures">
        <KeyFigures figures={words.figures} priced={words.priced} />
      </CategorySection>
      <Points words={words}>
        <FeatureList points={words.points} />
      </Points>
      <CategorySection area="call">
        <AskForPrice ready={words.ready} />
      </CategorySection>
      <CategorySection area="included">
        <Included />
      </CategorySection>
      <CategorySection area="figure">
        <CategoryFigure caption={words.caption} drawing={<SizeRead />} wide />
      </CategorySection>
    </TyreCategory>
  );
}

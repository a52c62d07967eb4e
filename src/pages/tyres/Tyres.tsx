import { css } from 'linaria';
import { brands } from '../../content/brands.ts';
import { tyreServices } from '../../content/menu.ts';
import { brandGrid, features, tyreCall, tyres } from '../../content/tyres.ts';
import { columns, container, overBanner } from '../../styles/layout.ts';
import { media, space, tracks } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Points } from '../../ui/Points.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Section } from '../../ui/Section.tsx';
import { Signs } from './Signs.tsx';
import { TyreTypes } from './TyreTypes.tsx';

const aside = css`
  display: grid;
  gap: ${space.xxl};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    align-items: start;
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.one};
  }
`;

/** The tyres landing page: types, signs, brands, features, and contact options (specification, section 2; D35, D38). */
export function Tyres() {
  const { servicesHeading, ...call } = tyreCall;
  return (
    <>
      <PageBanner path="/tyres" words={tyres} picture="tyres" />
      <div className={container}>
        <div className={overBanner}>
          <KeyFigures figures={tyres.figures} />
        </div>
      </div>
      <TyreTypes />
      <Signs />
      <Section tone="asphalt">
        <h2>{brandGrid.heading}</h2>
        <p>{brandGrid.lead}</p>
        <BrandList names={brands} layout="large" />
      </Section>
      <Section tone="plain">
        <div className={columns}>
          <Section id="features" heading={features.heading}>
            <Points points={features.points} layout="rows" />
          </Section>
          <div className={aside}>
            <CallToAction {...call} line="main" />
            <RelatedPages paths={tyreServices.paths} heading={servicesHeading} />
          </div>
        </div>
      </Section>
    </>
  );
}

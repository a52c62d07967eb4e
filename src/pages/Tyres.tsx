import { css } from 'linaria';
import { tyresDesk } from '../assets/pictures/tyresDesk.ts';
import { tyresPhone } from '../assets/pictures/tyresPhone.ts';
import { BrandPlates } from '../components/BrandPlates.tsx';
import { brands } from '../content/brands.ts';
import { tyreServices } from '../content/menu.ts';
import { brandGrid, tyreCall, tyres } from '../content/tyres.ts';
import { CallBox } from '../sections/CallBox.tsx';
import { FigureCard } from '../sections/FigureCard.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { RelatedPages } from '../sections/RelatedPages.tsx';
import { Features } from '../sections/tyres/Features.tsx';
import { Signs } from '../sections/tyres/Signs.tsx';
import { TyreTypes } from '../sections/tyres/TyreTypes.tsx';
import { container, section } from '../styles/layout.ts';
import { color, media } from '../styles/tokens.ts';

const figures = css`
  margin-block: -1.25rem;

  ${media.desk} {
    margin-block-start: -2.25rem;
  }
`;

const names = css`
  background: ${color.asphalt};
  color: ${color.onAsphalt};

  h2 + p {
    margin-block: 0.6rem 1.75rem;
    color: ${color.onAsphaltSoft};
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }
  }
`;

const columns = css`
  display: grid;
  gap: 3rem;

  ${media.desk} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    gap: 4.5rem;
    align-items: start;
  }
`;

const aside = css`
  display: grid;
  gap: 2rem;

  h2 {
    font-size: 2.1rem;
  }

  h2 + nav {
    margin-block-start: 0.75rem;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The tyres landing: types, signs, brands, features, and the ways to a price (specification, section 2; D35). */
export function Tyres() {
  return (
    <>
      <PageBanner
        path="/tyres"
        heading={tyres.heading}
        subtitle={tyres.subtitle}
        picture={{ phone: tyresPhone, desk: tyresDesk }}
      />
      <div className={container}>
        <div className={figures}>
          <FigureCard figures={tyres.figures} priced />
        </div>
      </div>
      <TyreTypes />
      <Signs />
      <div className={names}>
        <section className={section}>
          <div className={container}>
            <h2>{brandGrid.heading}</h2>
            <p>{brandGrid.lead}</p>
            <BrandPlates names={brands} all />
          </div>
        </section>
      </div>
      <section className={section}>
        <div className={container}>
          <div className={columns}>
            <div>
              <Features />
            </div>
            <div className={aside}>
              <CallBox
                heading={tyreCall.heading}
                ready={tyreCall.ready}
                line="main"
                contact={tyreCall.contact}
                more={tyreCall.more}
              />
              <div>
                <h2>{tyreCall.servicesHeading}</h2>
                <RelatedPages paths={tyreServices.paths} />
              </div>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

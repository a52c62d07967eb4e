import { css } from 'linaria';
import { allTerrain } from '../assets/pictures/allTerrain.ts';
import { commercial } from '../assets/pictures/commercial.ts';
import { eco } from '../assets/pictures/eco.ts';
import { lowProfile } from '../assets/pictures/lowProfile.ts';
import { stack } from '../assets/pictures/stack.ts';
import { BrandPlates } from '../components/BrandPlates.tsx';
import { WithoutAir } from '../components/drawing/runFlat.tsx';
import { categoryActions, tyreCategories } from '../content/tyreCategories.ts';
import type { TyreCategoryPath } from '../content/tyreCategoryPath.ts';
import type { PictureFiles } from '../domain/picture.ts';
import { Band } from '../sections/services/Band.tsx';
import { Part } from '../sections/services/Part.tsx';
import { tick } from '../styles/marks.ts';
import { color, radius } from '../styles/tokens.ts';
import { SummaryPage } from './SummaryPage.tsx';

/* What makes a run flat one is inside it: a picture cannot show it, so it is drawn. */
const pictures: Readonly<Record<Exclude<TyreCategoryPath, '/tyres/run-flat'>, PictureFiles>> = {
  '/tyres/passenger': stack,
  '/tyres/4wd-suv': allTerrain,
  '/tyres/performance': lowProfile,
  '/tyres/commercial': commercial,
  '/tyres/fuel-efficient': eco,
};

/** A job card that has been worked through: its black head, and one ticked line for each thing done. */
const card = css`
  margin-block-start: 3rem;
  border: 1px solid ${color.rule};
  border-radius: ${radius};
  background: ${color.card};
  overflow: clip;
  break-inside: avoid;

  h2 {
    margin: 0;
    padding: 0.85rem 1.25rem 0.95rem;
    background: ${color.asphalt};
    color: ${color.onAsphalt};
  }

  li {
    position: relative;
    padding: 0.85rem 1.25rem 0.85rem 3.4rem;
  }

  li + li {
    border-block-start: 1px solid ${color.rule};
  }

  li::before {
    ${tick}
    inset-block-start: 1.05rem;
    inset-inline-start: 1.5rem;
    color: ${color.valid};
  }
`;

/** A tyre category: benefits, what is included, brands, and the ways to ask (specification, section 2). */
export function TyreCategory({ path }: { readonly path: TyreCategoryPath }) {
  const { included, brands, brandsLead, ...words } = tyreCategories[path];
  return (
    <>
      <SummaryPage
        path={path}
        summary={{ ...words, ...categoryActions }}
        {...(path === '/tyres/run-flat'
          ? { drawing: <WithoutAir /> }
          : { picture: pictures[path] })}
      >
        <div className={card}>
          <h2 id="included">What is included</h2>
          <ul role="list" aria-labelledby="included">
            {included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </SummaryPage>
      <Band>
        <Part id="brands" heading="Brands" lead={brandsLead}>
          <BrandPlates names={brands} />
        </Part>
      </Band>
    </>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { allTerrainDesk } from '../../assets/pictures/allTerrainDesk.ts';
import { allTerrainPhone } from '../../assets/pictures/allTerrainPhone.ts';
import { commercialDesk } from '../../assets/pictures/commercialDesk.ts';
import { commercialPhone } from '../../assets/pictures/commercialPhone.ts';
import { ecoDesk } from '../../assets/pictures/ecoDesk.ts';
import { ecoPhone } from '../../assets/pictures/ecoPhone.ts';
import { lowProfileDesk } from '../../assets/pictures/lowProfileDesk.ts';
import { lowProfilePhone } from '../../assets/pictures/lowProfilePhone.ts';
import { passengerDesk } from '../../assets/pictures/passengerDesk.ts';
import { passengerPhone } from '../../assets/pictures/passengerPhone.ts';
import { categoryActions, tyreCategories } from '../../content/tyreCategories.ts';
import type { TyreCategoryPath } from '../../content/tyreCategoryPath.ts';
import type { PicturePair } from '../../domain/picture.ts';
import { container } from '../../styles/layout.ts';
import { color, layout, media, size, space, tracks } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { FeatureGrid } from '../../ui/FeatureGrid.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { Section } from '../../ui/Section.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { Bend } from './drawings/bend.tsx';
import { AxleUnderLoad } from './drawings/load.tsx';
import { RollOut } from './drawings/rollOut.tsx';
import { SizeRead } from './drawings/sizeRead.tsx';
import { Included } from './Included.tsx';
import { TreadBenefits } from './TreadBenefits.tsx';

/** What a category page is made of, between its banner and its brands. */
type PartName = 'figures' | 'points' | 'figure' | 'included' | 'call';

/** How a category page is composed. */
interface Plan {
  /** The layout's name in the styles: where each part stands on a desk. */
  readonly name: 'sheet' | 'treads' | 'bend' | 'load' | 'distance' | 'sum';
  /** The parts in the order in which they are read. */
  readonly parts: readonly PartName[];
  readonly points: 'rows' | 'narrow' | 'columns' | 'treads';
  /** Stands on asphalt inside the page. */
  readonly drawing?: ReactNode;
  /** The drawing takes the window's width. */
  readonly wide?: true;
  readonly picture?: PicturePair;
  /** Stands in the banner, in the picture's place. */
  readonly banner?: ReactNode;
}

/** Six subjects, six compositions: a category without one does not compile. */
const plans: Readonly<Record<TyreCategoryPath, Plan>> = {
  '/tyres/passenger': {
    name: 'sheet',
    parts: ['figures', 'points', 'call', 'included', 'figure'],
    points: 'rows',
    drawing: <SizeRead />,
    wide: true,
    picture: { phone: passengerPhone, desk: passengerDesk },
  },
  '/tyres/4wd-suv': {
    name: 'treads',
    parts: ['points', 'included', 'call'],
    points: 'treads',
    picture: { phone: allTerrainPhone, desk: allTerrainDesk },
  },
  '/tyres/performance': {
    name: 'bend',
    parts: ['points', 'figure', 'call', 'included'],
    points: 'columns',
    drawing: <Bend />,
    wide: true,
    picture: { phone: lowProfilePhone, desk: lowProfileDesk },
  },
  '/tyres/commercial': {
    name: 'load',
    parts: ['figure', 'points', 'included'],
    points: 'narrow',
    drawing: <AxleUnderLoad />,
    picture: { phone: commercialPhone, desk: commercialDesk },
  },
  // What makes a run flat one is inside it: a picture cannot show it, so it is drawn.
  '/tyres/run-flat': {
    name: 'distance',
    parts: ['figures', 'points', 'call', 'included'],
    points: 'rows',
    banner: <WithoutAir />,
  },
  '/tyres/fuel-efficient': {
    name: 'sum',
    parts: ['figures', 'figure', 'call', 'points', 'included'],
    points: 'rows',
    drawing: <RollOut />,
    picture: { phone: ecoPhone, desk: ecoDesk },
  },
};

const page = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  padding-block: ${space.xxxl} ${layout.sectionSpace};

  [data-part='points'] > h2 {
    margin-block-end: ${space.l};
    font-size: ${size.partHeading};
  }

  [data-part='points'] > h2 + p {
    margin-block: calc(-1 * ${space.xs}) ${space.xl};
    max-inline-size: 36em;
    font-size: ${size.lead};
    text-wrap: balance;
    color: ${color.inkSoft};
  }

  [data-part='call'] > nav {
    margin-block-start: ${space.xl};
  }

  /* The job card lies over the banner's foot. */
  > [data-part='figures'] {
    margin-block-start: calc(-1 * (${space.xxxl} + ${space.l}));
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    gap: ${space.xxxl};

    > * {
      grid-column: 1 / -1;
    }

    &:not([data-plan='load'], [data-plan='distance'], [data-plan='sum']) > [data-part='call'],
    &:not([data-plan='load'], [data-plan='distance'], [data-plan='sum']) > [data-part='included'] {
      grid-column: auto;
    }

    /* As tall as the list beside it. */
    &:not([data-plan='distance']) > [data-part='call'] {
      display: grid;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.huge};
    padding-block-start: ${space.huge};

    > [data-part='figures'] {
      grid-area: figures;
      margin-block-start: calc(-1 * (${space.huge} + ${space.xxl}));
    }

    > [data-part='points'] {
      grid-area: points;
    }

    > [data-part='figure'] {
      grid-area: figure;
    }

    > [data-part='included'] {
      grid-area: included;
    }

    > [data-part='call'] {
      grid-area: call;
    }

    /* Prices and benefits beside the ways to ask, then the sidewall from edge to edge. */
    &[data-plan='sheet'] > [data-part='call'] {
      display: block;
    }

    &[data-plan='sheet'] {
      grid-template-areas: 'figures call' 'points call' 'points included' 'figure figure';
      grid-template-rows: auto auto 1fr auto;
    }

    &[data-plan='treads'] {
      grid-template-areas: 'points points' 'included call';
    }

    &[data-plan='bend'] {
      grid-template-columns: ${tracks.narrowWide};
      grid-template-areas: 'points points' 'figure figure' 'call included';
    }

    &[data-plan='load'] {
      grid-template-areas: 'figure points' 'included included';
    }

    &[data-plan='distance'] {
      grid-template-areas: 'figures figures' 'points call' 'included included';
    }

    &[data-plan='sum'] {
      grid-template-areas: 'figure figures' 'figure call' 'points included';
    }

    /* The banner's drawing stands above it. */
    &[data-plan='distance'] > [data-part='figures'] {
      margin-block-start: calc(-1 * (${space.huge} + ${space.s}));
    }

    &[data-plan='sum'] > [data-part='figures'] {
      margin-block: 0 calc(-1 * ${space.xxl});
    }

    /* The list is as long as the drawing beside it. */
    &[data-plan='load'] > [data-part='points'] {
      display: grid;
      grid-template-rows: auto 1fr;
    }

    &[data-plan='load'] > [data-part='points'] ul {
      display: grid;
    }
  }

  /* The slope comes from the panel's edge and goes on to the other. */
  &[data-plan='sum'] figure {
    overflow: clip;
  }

  &[data-plan='sum'] figure svg {
    --panel: 1.25rem;

    max-inline-size: none;
    inline-size: calc(100% + var(--panel));
    margin: auto 0 auto calc(-1 * var(--panel));
    overflow: visible;

    ${media.tablet} {
      --panel: 2rem;
    }
  }

  ${media.desktop} {
    &[data-plan='sum'] figure p {
      font-size: ${size.lead};
    }
  }

  /* Asphalt meets the next ground without a gap. */
  &[data-plan='sheet'],
  &[data-plan='load'],
  &[data-plan='distance'] {
    padding-block-end: 0;
  }
`;

const ending = css`
  display: grid;
  gap: ${space.xxxl};

  > * {
    margin: 0;
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.xxl} ${space.huge};
    align-items: end;

    &[data-alone='true'] {
      grid-template-columns: ${tracks.one};
    }

    /* The plates keep the width they have elsewhere, beside what is said of them. */
    &[data-alone='true'] > section {
      display: grid;
      grid-template: auto 1fr / ${tracks.narrowWide};
      column-gap: ${space.huge};
    }

    &[data-alone='true'] > section > div {
      grid-area: 1 / 2 / span 2;
      align-self: end;
    }

    &[data-call='true'] > :first-child {
      grid-area: 1 / 2 / 3 / 3;
      align-self: stretch;
    }
  }
`;

/** A tyre category: benefits, what is included, brands, and the ways to ask (specification, section 2). */
export function TyreCategory({ path }: { readonly path: TyreCategoryPath }) {
  const { heading, subtitle, figures, priced, caption, ...words } = tyreCategories[path];
  const { name, parts, points, drawing, wide, picture, banner } = plans[path];
  const related = <RelatedPages paths={words.related} />;
  /* Beside the long list of benefits there is room for it. */
  const relatedBeside = name === 'distance';
  const content: Readonly<Record<PartName, ReactNode>> = {
    figures: figures ? (
      <KeyFigures figures={figures} priced={priced ?? false} stacked={name === 'sum'} />
    ) : null,
    points: (
      <>
        <h2>{words.pointsHeading}</h2>
        {words.pointsLead ? <p>{words.pointsLead}</p> : null}
        {points === 'treads' ? (
          <TreadBenefits points={words.points} />
        ) : points === 'columns' ? (
          <FeatureGrid points={words.points} />
        ) : (
          <FeatureList points={words.points} ordered={false} narrow={points === 'narrow'} />
        )}
      </>
    ),
    figure: caption ? (
      <CategoryFigure
        caption={caption}
        drawing={drawing}
        wide={wide ?? false}
        side={name === 'bend' ? 'end' : 'start'}
      />
    ) : null,
    included: <Included lines={words.included} wide={name === 'load' || name === 'distance'} />,
    call: (
      <>
        <CallToAction {...categoryActions} ready={words.ready} line="main" />
        {relatedBeside ? related : null}
      </>
    ),
  };
  const callsLast = !parts.includes('call');
  return (
    <>
      <PageBanner
        path={path}
        heading={heading}
        subtitle={subtitle}
        picture={picture}
        drawing={banner}
      />
      <div className={container}>
        <div className={page} data-plan={name}>
          {parts.map((part) => (
            <div key={part} data-part={part}>
              {content[part]}
            </div>
          ))}
        </div>
      </div>
      <Section>
        <div className={ending} data-call={callsLast} data-alone={relatedBeside}>
          {callsLast ? content.call : null}
          <PageSection id="brands" heading="Brands" lead={words.brandsLead}>
            <BrandList names={words.brands} laid />
          </PageSection>
          {relatedBeside ? null : related}
        </div>
      </Section>
    </>
  );
}

import { css } from 'linaria';
import type { ReactNode } from 'react';
import { categoryActions, type TyreCategory as Words } from '../../content/tyreCategories.ts';
import type { TyreCategoryPath } from '../../content/tyreCategoryPath.ts';
import type { PicturePair } from '../../domain/picture.ts';
import { columns, container } from '../../styles/layout.ts';
import { layout, media, space, tracks } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { Section } from '../../ui/Section.tsx';

/** The parts of a page, as the grid areas of a category's layout name them. */
const areas = ['figures', 'points', 'figure', 'included', 'call'] as const;

const areaRules = areas.map((area) => `> [data-part='${area}'] { grid-area: ${area}; }`).join(' ');

const page = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  padding-block: ${space.xxxl} ${layout.sectionSpace};

  > [data-part='points'] > section {
    margin: 0;
  }

  /* The card of key figures overlaps the bottom of the banner. */
  > [data-part='figures'] {
    margin-block-start: calc(-1 * ${space.huge});
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    ${areaRules}

    /* As tall as the list beside it. */
    > [data-part='call'] {
      display: grid;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.huge};
    padding-block-start: ${space.huge};

    > [data-part='figures'] {
      margin-block-start: calc(-1 * (${space.huge} + ${space.xxl}));
    }
  }
`;

const ending = css`
  row-gap: ${space.xxl};
  align-items: end;

  > * {
    margin: 0;
  }
`;

interface TyreCategoryProps {
  readonly path: TyreCategoryPath;
  readonly words: Words;
  /** The banner's picture; a category without one has a drawing in its place. */
  readonly picture?: PicturePair;
  readonly drawing?: ReactNode;
  /** The class that says where each part stands on a tablet and on wide screens. */
  readonly layout: string;
  /** The parts, in the order in which they are read: each a `CategorySection`. */
  readonly children: ReactNode;
  /** What closes the page: a `CategoryEnd`. */
  readonly end: ReactNode;
}

/** What the six tyre categories share: the banner, a grid for their parts, and an end (specification, section 2). */
export function TyreCategory({
  path,
  words: { heading, subtitle },
  picture,
  drawing,
  layout: placement,
  children,
  end,
}: TyreCategoryProps) {
  return (
    <>
      <PageBanner
        path={path}
        heading={heading}
        subtitle={subtitle}
        picture={picture}
        drawing={drawing}
      />
      <div className={container}>
        <div className={`${page} ${placement}`}>{children}</div>
      </div>
      <Section>{end}</Section>
    </>
  );
}

interface CategorySectionProps {
  /** The grid area on wide screens, as a category's layout names it. */
  readonly area: (typeof areas)[number];
  readonly children: ReactNode;
}

/** A part of a category's page, between its banner and its end. */
export function CategorySection({ area, children }: CategorySectionProps) {
  return <div data-part={area}>{children}</div>;
}

interface PointsProps {
  readonly words: Pick<Words, 'pointsHeading' | 'pointsLead'>;
  /** The list of the points, in the form that suits the category. */
  readonly children: ReactNode;
}

/** The part that says what such tyres are good for. */
export function Points({ words: { pointsHeading, pointsLead }, children }: PointsProps) {
  return (
    <CategorySection area="points">
      <PageSection id="points" heading={pointsHeading} lead={pointsLead}>
        {children}
      </PageSection>
    </CategorySection>
  );
}

/** The ways to ask for a price, with what to have at hand. */
export function AskForPrice({ ready }: Pick<Words, 'ready'>) {
  return <CallToAction {...categoryActions} ready={ready} line="main" />;
}

/** Manufacturers of such tyres, by name. */
export function CategoryBrands({ brands, brandsLead }: Pick<Words, 'brands' | 'brandsLead'>) {
  return (
    <PageSection id="brands" heading="Brands" lead={brandsLead}>
      <BrandList names={brands} />
    </PageSection>
  );
}

interface CategoryEndProps {
  /** The class that says where its parts stand, where they are not two side by side. */
  readonly layout?: string;
  readonly children: ReactNode;
}

/** What closes a category's page: its brands, and what to read next. */
export function CategoryEnd({ layout: placement = '', children }: CategoryEndProps) {
  return <div className={`${columns} ${ending} ${placement}`}>{children}</div>;
}

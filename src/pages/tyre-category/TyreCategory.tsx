import { css } from 'linaria';
import type { ReactNode } from 'react';
import {
  brandsHeading,
  categoryActions,
  tyreCategories,
  type TyreCategory as Words,
} from '../../content/tyreCategories.ts';
import type { TyreCategoryPath } from '../../content/routes.ts';
import type { PicturePair } from '../../domain/picture.ts';
import { columns, container } from '../../styles/layout.ts';
import { layout, media, space, tracks } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';

/** The parts of a page, as the grid areas of a category's layout name them. */
const areas = ['figures', 'points', 'figure', 'included', 'call'] as const;

const areaRules = areas.map((area) => `> [data-part='${area}'] { grid-area: ${area}; }`).join(' ');

const page = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  padding-block: ${space.xxxl} ${layout.sectionSpace};

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
`;

/* The contact options come first; on wide screens they are beside the brands and related pages. */
const endsWithCall = css`
  ${media.desktop} {
    > :first-child {
      grid-area: 1 / 2 / 3 / 3;
      align-self: stretch;
    }
  }
`;

interface TyreCategoryProps {
  readonly path: TyreCategoryPath;
  /** The banner's picture; a category without one has a drawing in its place. */
  readonly picture?: PicturePair;
  readonly drawing?: ReactNode;
  /** The class that places each part on a tablet and on wide screens. */
  readonly layout: string;
  /** The parts between banner and end, in the order in which they are read. */
  readonly parts: Readonly<Partial<Record<(typeof areas)[number], ReactNode>>>;
  /** The contact options, where they are not among the parts. */
  readonly end?: ReactNode;
}

/**
 * What the six tyre categories share: the banner, a grid for their parts, and an end with brands and what to read next
 * (specification, section 2).
 */
export function TyreCategory({
  path,
  picture,
  drawing,
  layout: placement,
  parts,
  end,
}: TyreCategoryProps) {
  const words: Words = tyreCategories[path];
  return (
    <>
      <PageBanner
        path={path}
        heading={words.heading}
        subtitle={words.subtitle}
        picture={picture}
        drawing={drawing}
      />
      <div className={container}>
        <div className={`${page} ${placement}`}>
          {Object.entries(parts).map(([part, content]) => (
            <div key={part} data-part={part}>
              {part === 'points' ? (
                <Section id="points" heading={words.pointsHeading} lead={words.pointsLead}>
                  {content}
                </Section>
              ) : (
                content
              )}
            </div>
          ))}
        </div>
      </div>
      <SectionGroup tone="deep">
        <div className={`${columns} ${ending} ${end ? endsWithCall : ''}`}>
          {end}
          <Section id="brands" heading={brandsHeading} lead={words.brandsLead}>
            <BrandList names={words.brands} />
          </Section>
          <RelatedPages paths={words.related} />
        </div>
      </SectionGroup>
    </>
  );
}

/** The ways to ask for a price, with what to have at hand. */
export function AskForPrice({ ready }: Pick<Words, 'ready'>) {
  return <CallToAction {...categoryActions} ready={ready} line="main" />;
}

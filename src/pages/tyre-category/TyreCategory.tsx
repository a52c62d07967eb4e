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

/** The parts of a page. */
type Part = 'figures' | 'points' | 'figure' | 'included' | 'call';

/* What fitting includes and how to ask are side by side where there is room; all else is as wide as the page. */
const page = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxxl};
  padding-block: ${space.xxl} ${layout.sectionSpace};

  /* The card of key figures overlaps the bottom of the banner. */
  > [data-part='figures'] {
    margin-block-start: calc(-1 * ${space.xxxl});
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    grid-auto-flow: dense;

    > :not([data-part='included'], [data-part='call']) {
      grid-column: 1 / -1;
    }

    /* As tall as the list beside it. */
    > [data-part='call'] {
      display: grid;
    }
  }

  ${media.desktop} {
    gap: ${layout.sectionSpace} ${space.huge};
    padding-block-start: ${layout.sectionSpace};

    > [data-part='figures'] {
      margin-block-start: calc(-1 * (${layout.sectionSpace} + ${space.xxl}));
    }
  }
`;

interface TyreCategoryProps {
  readonly path: TyreCategoryPath;
  /** The banner's picture; a category without one has a drawing in its place. */
  readonly picture?: PicturePair;
  readonly drawing?: ReactNode;
  /** The parts between banner and end, in the order in which they are read. */
  readonly parts: Readonly<Partial<Record<Part, ReactNode>>>;
}

/**
 * What the six tyre categories share: the banner, a grid for their parts, and an end with brands and what to read next
 * (specification, section 2).
 */
export function TyreCategory({ path, picture, drawing, parts }: TyreCategoryProps) {
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
        <div className={page}>
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
        <div className={columns}>
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

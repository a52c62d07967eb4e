import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PairName } from '../../assets/pictures.ts';
import {
  brandsHeading,
  categoryActions,
  fitting,
  tyreCategories,
  type TyreCategory as Words,
} from '../../content/tyreCategories.ts';
import type { TyreCategoryPath } from '../../content/routes.ts';
import { columns } from '../../styles/layout.ts';
import { color, font, size, space } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import { WithSidebar } from '../../ui/WithSidebar.tsx';
import { Drawing, type DrawingFile } from '../../ui/drawing/Drawing.tsx';

/* A drawn road goes on to the edge of the window. */
const figureStyles = css`
  > :where(svg) {
    max-inline-size: 44rem;
    overflow: visible;
  }

  :where(b) {
    display: block;
    margin-block-end: ${space.s};
    font: ${font.headline(size.cardHeading, 'single')};
    text-wrap: balance;
  }

  :where(p) {
    color: ${color.inkSoft};
  }

  :where(dl) {
    margin-block-start: ${space.l};
  }

  :where(dl > div) {
    display: flex;
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  :where(dt) {
    flex: none;
    inline-size: 4.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.signal};
  }
`;

interface CategoryFigureProps {
  readonly caption: NonNullable<Words['caption']>;
  readonly svg: DrawingFile;
}

/** A tyre category's drawing with its caption. */
export function CategoryFigure({ caption, svg }: CategoryFigureProps) {
  const { title, text, signs } = caption;
  return (
    <figure className={`${columns} ${figureStyles}`} data-split="second">
      <figcaption>
        <b>{title}</b>
        <p>{text}</p>
        {signs ? (
          <dl>
            {signs.map(([sign, meaning]) => (
              <div key={sign}>
                <dt>{sign}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </figcaption>
      <Drawing svg={svg} />
    </figure>
  );
}

interface TyreCategoryProps {
  readonly path: TyreCategoryPath;
  /** The banner's picture; a category without one has a drawing in its place. */
  readonly picture?: PairName;
  readonly drawing?: DrawingFile;
  /** The drawing that the content's caption explains. */
  readonly figure?: DrawingFile;
  /** Shows the benefits in another way than a list. */
  readonly children?: ReactNode;
}

/**
 * What the six tyre categories share: the banner, the key figures, how to ask for a price and what fitting includes
 * beside the benefits, the drawing, and an end with brands and what to read next (specification, section 2).
 */
export function TyreCategory({ path, picture, drawing, figure, children }: TyreCategoryProps) {
  const words: Words = tyreCategories[path];
  const { figures, caption, alsoIncluded = [] } = words;
  return (
    <>
      <PageBanner path={path} words={words} picture={picture} drawing={drawing} />
      <WithSidebar
        card={figures && <KeyFigures figures={figures} />}
        sidebar={
          <>
            <CallToAction {...categoryActions} ready={words.ready} line="main" />
            <Card title={fitting.heading} level="h2" below={noBreakHyphens(fitting.price)}>
              <CheckList lines={[...fitting.lines, ...alsoIncluded]} inCard />
            </Card>
          </>
        }
      >
        <Section id="points" heading={words.pointsHeading} lead={words.pointsLead}>
          {children ?? <Points points={words.points} layout="rows" roomy={!figures} />}
        </Section>
      </WithSidebar>
      {caption && figure ? (
        <SectionGroup tone="asphalt">
          <CategoryFigure caption={caption} svg={figure} />
        </SectionGroup>
      ) : null}
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

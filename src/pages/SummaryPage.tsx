import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import type { Summary } from '../content/summary.ts';
import type { PictureFiles } from '../domain/picture.ts';
import { CallBox } from '../sections/CallBox.tsx';
import { FigureCard } from '../sections/FigureCard.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { PointList } from '../sections/PointList.tsx';
import { RelatedPages } from '../sections/RelatedPages.tsx';
import { container } from '../styles/layout.ts';
import { layout, media } from '../styles/tokens.ts';

const columns = css`
  display: grid;
  gap: 3rem;
  padding-block-end: ${layout.sectionSpace};

  ${media.desk} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 4.5rem;
  }
`;

const subject = css`
  padding-block-start: 2.5rem;

  &[data-card='true'] {
    margin-block-start: -1.25rem;
    padding-block-start: 0;
  }

  h2 {
    margin-block: 0 1.25rem;
    font-size: clamp(2.25rem, 1.8rem + 2vw, 3.25rem);
  }

  &[data-card='true'] > h2 {
    margin-block-start: 3rem;
  }

  ${media.desk} {
    padding-block-start: 3.75rem;

    &[data-card='true'] {
      margin-block-start: -2.25rem;
    }
  }
`;

const beside = css`
  ${media.desk} {
    padding-block-start: 3.75rem;
  }
`;

/** Stays in view while a longer list beside it is read. */
const keep = css`
  display: grid;
  gap: 1.5rem;
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 2.5rem;
  }

  ${media.desk} {
    position: sticky;
    inset-block-start: 7rem;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
`;

interface SummaryPageProps {
  readonly path: RoutePath;
  readonly summary: Summary;
  readonly picture?: PictureFiles | undefined;
  /** A technical drawing, in the picture's place. */
  readonly drawing?: ReactNode;
  /** What a template says below the points. */
  readonly children?: ReactNode;
}

/** A page that is its banner, what a visitor most needs to know, and the ways to act on it. */
export function SummaryPage({ path, summary, picture, drawing, children }: SummaryPageProps) {
  const { figures = [] } = summary;
  return (
    <>
      <PageBanner
        path={path}
        heading={summary.heading}
        subtitle={summary.subtitle}
        picture={picture}
        drawing={drawing}
      />
      <div className={container}>
        <div className={columns}>
          <div className={subject} data-card={figures.length > 0}>
            {figures.length > 0 ? (
              <FigureCard figures={figures} priced={summary.priced ?? false} />
            ) : null}
            <h2>{summary.pointsHeading}</h2>
            <PointList points={summary.points} ordered={summary.ordered ?? false} />
            {children}
          </div>
          <div className={beside}>
            <div className={keep}>
              <CallBox
                heading={summary.callHeading}
                ready={summary.ready}
                line={summary.line ?? 'main'}
                contact={summary.contact}
                more={summary.more}
              />
              <RelatedPages paths={summary.related} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

import { css } from 'linaria';
import { WofReminder } from '../../answers/WofReminder.tsx';
import {
  areas,
  beforehand,
  failed,
  included,
  intervals,
  reasons,
  wofInspection,
} from '../../content/services/wofInspection.ts';
import { tyreAgeQuestion } from '../../content/tyreAge.ts';
import { bigFigure, note } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { arrowLinkStyles } from '../../ui/ArrowLink.tsx';
import { FeatureList, NumberedFeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { AreasOnCar, DaysLeft, LabelOnWindscreen } from './drawings/wof.tsx';
import { Figure } from './Figure.tsx';
import { ServicePage } from './ServicePage.tsx';
import { Table } from '../../ui/Table.tsx';

/* The car across the page, and below it the nine items, with the same numbers. */
const areasLayout = css`
  svg {
    max-inline-size: 52rem;
    margin-inline: auto;
  }

  ol {
    display: grid;
    gap: 0 ${space.xxxl};
    margin-block-start: ${space.xl};
    counter-reset: area;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.s};
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.surfaceDarkRule};
    counter-increment: area;
  }

  li::before {
    ${mixins.numberBadge}
    content: counter(area);
    ${square('1.75rem')}
    background-color: ${color.signal};
    font-size: ${size.lead};
  }

  h3 {
    font: ${font.headline(size.label)};
  }

  li p {
    margin-block-start: ${space.xxs};
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    ol {
      grid-template-columns: ${tracks.two};
    }

    /* An item that would be alone takes a whole row. */
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    ol {
      grid-template-columns: ${tracks.three};
      margin-block-start: ${space.xxxl};
    }

    li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/* Two sections side by side where there is room: how often, and why. */
const twoColumns = css`
  display: grid;
  gap: ${space.xxxl};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }
`;

/* In a narrow column on all wide screens. */
const reasonList = css`
  ${media.tablet} {
    li {
      grid-template-columns: ${tracks.one};
    }
  }
`;

const afterFail = css`
  display: grid;
  gap: ${space.xxxl};

  > div > p {
    margin-block-end: ${space.xl};
    font-size: ${size.lead};
  }

  /* On a phone the number is enough, without the drawing. */
  figure {
    display: none;
    max-inline-size: 26rem;
  }

  ${media.tablet} {
    figure {
      display: block;
    }

    grid-template-columns: ${tracks.two};
    align-items: start;
  }
`;

/** The nine areas, as a drawing and as text (specification, section 2). */
function Areas() {
  return (
    <div className={areasLayout}>
      <AreasOnCar areas={areas.areas} />
      <ol role="list">
        {areas.areas.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{noBreakHyphens(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How often a WOF is due, by year of first registration, and a link to the official rule (D26). */
function Intervals() {
  return (
    <>
      <Table
        caption={intervals.caption}
        columns={intervals.columns}
        rows={intervals.rows.map(({ registered, every }) => ({ name: registered, cells: [every] }))}
        layout="columns"
      />
      <p className={note}>{noBreakHyphens(intervals.early)}</p>
      <NewTabLink className={arrowLinkStyles} href={intervals.link.href}>
        {intervals.link.label}
        <Icon name="arrow" />
      </NewTabLink>
      <Island name="wof-reminder" hydrate="use">
        <WofReminder />
      </Island>
    </>
  );
}

/**
 * WOF inspection: what the price includes, nine areas, how often, why, and what happens after a fail (specification,
 * section 2).
 */
export function WofInspection() {
  return (
    <ServicePage
      service={wofInspection}
      drawing={<LabelOnWindscreen />}
      textFirst
      below={
        <>
          <Section tone="asphalt" id="areas" heading={areas.heading} lead={areas.lead}>
            <Areas />
            <p className={note}>{areas.since}</p>
            <p className={note}>{areas.note}</p>
          </Section>
          <SectionGroup tone="plain">
            <div className={twoColumns}>
              <Section id="how-often" heading={intervals.heading} lead={intervals.lead}>
                <Intervals />
              </Section>
              <Section id="why" heading={reasons.heading}>
                <FeatureList points={reasons.points} className={reasonList} />
              </Section>
            </div>
          </SectionGroup>
          <Section tone="deep" id="failed" heading={failed.heading}>
            <div className={afterFail}>
              <div>
                <p>
                  {failed.before} <span className={bigFigure}>{failed.figure}</span>{' '}
                  {noBreakHyphens(failed.rest)}
                </p>
                <Figure>
                  <DaysLeft days={failed.days} />
                </Figure>
              </div>
              <NumberedFeatureList points={failed.points} />
            </div>
          </Section>
          <Section
            tone="plain"
            id="beforehand"
            heading={beforehand.heading}
            lead={beforehand.lead}
            foot={
              <Link className={arrowLinkStyles} to="/tyres#tyre-age">
                {tyreAgeQuestion.question}
              </Link>
            }
          >
            <CheckList lines={beforehand.lines} columns={2} />
          </Section>
        </>
      }
    >
      <Section id="included" heading={included.heading}>
        <CheckList lines={included.lines} />
      </Section>
    </ServicePage>
  );
}

import { css } from 'linaria';
import areasOnCar from '../../assets/drawings/areasOnCar.svg?drawing';
import labelOnWindscreen from '../../assets/drawings/labelOnWindscreen.svg?drawing';
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
import { columns, stack } from '../../styles/layout.ts';
import { media } from '../../styles/tokens.ts';
import { arrowLinkStyles } from '../../ui/ArrowLink.tsx';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { Link } from '../../ui/Link.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { daysLeft } from './daysLeft.ts';
import { Figure } from './Figure.tsx';
import { ServicePage } from './ServicePage.tsx';
import { Table } from '../../ui/Table.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { Note } from '../../ui/Note.tsx';

/* The car across the page, above the nine items with the same numbers. */
const carAcross = css`
  max-inline-size: 44rem;
  margin-inline: auto;
`;

/* Below the number; without room beside the steps the number is enough. */
const calendar = css`
  max-inline-size: 26rem;

  ${media.belowDesktop} {
    display: none;
  }
`;

/** The places of the drawing in the order of the list below it, whose numbers they have. */
const places = 'tyres brakes steering lights windscreen doors seatBelts structure exhaust'.split(
  ' ',
);
const numberOfArea = Object.fromEntries(places.map((place, index) => [place, index + 1]));

/**
 * WOF inspection: what the price includes, nine areas as a drawing and as text, how often, with a link to the official
 * rule (D26), why, and what happens after a fail (specification, section 2).
 */
export function WofInspection() {
  return (
    <ServicePage
      service={wofInspection}
      drawing={labelOnWindscreen}
      textFirst
      below={
        <>
          <Section tone="asphalt" id="areas" heading={areas.heading} lead={areas.lead}>
            <div className={carAcross}>
              <Drawing svg={areasOnCar} words={numberOfArea} />
            </div>
            <Points points={areas.points} layout="columns" numbered="badges" dense />
            <Note>{areas.since}</Note>
            <Note>{areas.note}</Note>
          </Section>
          <SectionGroup tone="plain">
            <div className={columns} data-split="even">
              <Section id="how-often" heading={intervals.heading} lead={intervals.lead}>
                <Table {...intervals} layout="columns" />
                <Note>{intervals.early}</Note>
                <NewTabLink className={arrowLinkStyles} href={intervals.link.href}>
                  {intervals.link.label}
                  <Icon name="arrow" />
                </NewTabLink>
                <Island name="wof-reminder" hydrate="use">
                  <WofReminder />
                </Island>
              </Section>
              <Section id="why" heading={reasons.heading}>
                <Points points={reasons.points} dense />
              </Section>
            </div>
          </SectionGroup>
          <Section tone="deep" id="failed" heading={failed.heading}>
            <div className={columns} data-split="even">
              <div className={stack}>
                <p>
                  {failed.before} <BigFigure>{failed.figure}</BigFigure>{' '}
                  {noBreakHyphens(failed.rest)}
                </p>
                <div className={calendar}>
                  <Figure svg={daysLeft(failed.days)} />
                </div>
              </div>
              <Points points={failed.points} numbered="numbers" dense />
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

import { css } from 'linaria';
import pouredToTheMark from '../../assets/drawings/pouredToTheMark.svg?drawing';
import {
  benefits,
  comparison,
  included,
  intervals,
  oilChange,
} from '../../content/services/oilChange.ts';
import { stack, visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Table } from '../../ui/Table.tsx';
import { Note } from '../../ui/Note.tsx';
import { ServicePage } from './ServicePage.tsx';

/*
 * Distance as a road: the longer the oil lasts, the longer the road. All roads start at the same place, and the
 * longest one leaves the page. On a desktop the figure is at the end of its road.
 */
const roads = css`
  display: block;

  :where(thead, tbody) {
    display: block;
    text-align: start;
  }

  :where(thead th) {
    font-weight: 400;
    color: ${color.inkSoft};
  }

  :where(thead tr) {
    ${mixins.spread}
    padding-block: ${space.xxs} ${space.xs};
    font-size: ${size.small};
  }

  :where(tbody tr) {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 ${space.m};
    padding-block: ${space.m} ${space.xl};
  }

  :where(tbody th) {
    font: ${font.headline(size.label)};
    text-align: start;
  }

  :where(td) {
    font: ${font.headline(size.sectionHeading, 'single')};
    text-align: end;
  }

  :where(tbody tr)::after {
    content: '';
    position: absolute;
    inset-block-end: ${space.xs};
    inset-inline: 0 var(--beyond, -50vw);
    block-size: 6px;
    background: linear-gradient(to right, ${color.signal} 32%, transparent 0 68%, ${color.signal} 0)
      0 0 / 5rem 100% round;
  }

  :where(thead tr),
  [data-thirds='1'] {
    --beyond: 66.6%;
  }

  [data-thirds='2'] {
    --beyond: 33.3%;
  }

  ${media.desktop} {
    :where(tbody th) {
      font-size: ${size.cardHeading};
    }

    :where(tr) {
      padding-inline-end: var(--beyond, 0);
    }
  }

  @media print, (forced-colors: active) {
    :where(tbody tr)::after {
      background: none;
      border-block-end: 6px dashed;
    }
  }
`;

/** How far each kind of oil lasts, as a road. */
function Roads() {
  const [oil, every] = intervals.columns;
  return (
    <table className={roads}>
      <caption className={visuallyHidden}>{intervals.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{oil}</th>
          <th scope="col">{every}</th>
        </tr>
      </thead>
      <tbody>
        {intervals.rows.map((row) => (
          <tr key={row.oil} data-thirds={row.share}>
            <th scope="row">{row.oil}</th>
            <td>{row.distance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Oil change: intervals, what is included, benefits, and which oil for whom (specification, section 2). */
export function OilChange() {
  return (
    <ServicePage
      service={oilChange}
      drawing={pouredToTheMark}
      below={
        <>
          <Section tone="asphalt" id="intervals" heading={intervals.heading}>
            <div className={stack}>
              <Roads />
              <Points points={intervals.points} layout="grid" />
            </div>
          </Section>
          <Section tone="plain" id="comparison" heading={comparison.heading} lead={comparison.lead}>
            <Table {...comparison} />
            <Note>{comparison.note}</Note>
          </Section>
          <Section
            tone="asphalt"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: 'oil' }}
          >
            <Points points={benefits.points} layout="grid" narrow />
          </Section>
        </>
      }
    >
      <Section id="included" heading={included.heading}>
        <CheckList lines={included.lines} />
        <Note>{included.more}</Note>
      </Section>
    </ServicePage>
  );
}

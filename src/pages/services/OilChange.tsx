import { css } from 'linaria';
import pouredToTheMark from '../../assets/drawings/pouredToTheMark.svg?drawing';
import { pictures } from '../../assets/pictures.ts';
import {
  benefits,
  comparison,
  included,
  intervals,
  oilChange,
} from '../../content/services/oilChange.ts';
import { note, stack } from '../../styles/layout.ts';
import { color, font, media, paper, size, space } from '../../styles/tokens.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Table } from '../../ui/Table.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ServicePage } from './ServicePage.tsx';

/*
 * Distance as a road: the longer the oil lasts, the longer the road. The roads start at the page's edge, and the
 * longest one leaves it.
 */
const roads = css`
  display: block;

  caption {
    display: block;
    text-align: start;
    color: ${color.inkSoft};
  }

  thead,
  tbody {
    display: block;
  }

  thead tr {
    display: flex;
    justify-content: space-between;
    padding-block: ${space.xxs} ${space.xs};
    font-size: ${size.small};
  }

  thead th {
    font-weight: 400;
    color: ${color.inkSoft};
  }

  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 ${space.m};
    padding-block: ${space.m} ${space.xxxl};
  }

  tbody th {
    text-align: start;
    font: ${font.headline(size.label)};
  }

  td {
    font: ${font.headline(size.sectionHeading, 'single')};
    text-align: end;
  }

  tbody tr::after {
    content: '';
    position: absolute;
    inset-block-end: 1rem;
    inset-inline: -50vw;
    block-size: 8px;
    background: repeating-linear-gradient(
      to left,
      ${color.signal} 0 3.2rem,
      transparent 3.2rem 5rem
    );
  }

  ${media.desktop} {
    tbody th {
      font-size: ${size.cardHeading};
    }

    thead tr {
      inline-size: 33.4%;
    }
  }

  @media (forced-colors: active) {
    tbody tr::after {
      background: none;
      border-block-start: 6px dashed CanvasText;
    }
  }

  @media print {
    tbody tr::after {
      inset-inline: 0;
      border-block-start: 4px dashed ${paper.black};
    }
  }
`;

/* On a desktop the figure is at the end of its road. */
const aThird = css`
  .${roads} &::after {
    inset-inline-end: 66.6%;
  }

  ${media.desktop} {
    inline-size: 33.4%;

    .${roads} &::after {
      inset-inline-end: 0;
    }
  }
`;

const twoThirds = css`
  .${roads} &::after {
    inset-inline-end: 33.3%;
  }

  ${media.desktop} {
    inline-size: 66.7%;

    .${roads} &::after {
      inset-inline-end: 0;
    }
  }
`;

/** The class of a row by the length of its road; the whole one leaves the page. */
const lengths = { 1: aThird, 2: twoThirds, 3: '' } as const;

/** Oil change: intervals, what is included, benefits, and which oil for whom (specification, section 2). */
export function OilChange() {
  return (
    <ServicePage
      service={oilChange}
      drawing={<Drawing svg={pouredToTheMark} />}
      below={
        <>
          <Section tone="asphalt" id="intervals" heading={intervals.heading}>
            <div className={stack}>
              <Table
                {...intervals}
                rows={intervals.rows.map(({ oil, distance, share }) => ({
                  name: oil,
                  cells: [distance],
                  look: lengths[share],
                }))}
                look={roads}
              />
              <Points points={[intervals.severe, intervals.handbook]} layout="grid" />
            </div>
          </Section>
          <Section tone="plain" id="comparison" heading={comparison.heading} lead={comparison.lead}>
            <Table {...comparison} />
            <p className={note}>{comparison.note}</p>
          </Section>
          <Section
            tone="asphalt"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: pictures.oil }}
          >
            <Points points={benefits.points} layout="grid" narrow />
          </Section>
        </>
      }
    >
      <Section id="included" heading={included.heading}>
        <CheckList lines={included.lines} />
        <p className={note}>{included.more}</p>
      </Section>
    </ServicePage>
  );
}

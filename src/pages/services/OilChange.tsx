import { css } from 'linaria';
import { PouredToTheMark } from '../../components/drawing/oil.tsx';
import {
  benefits,
  comparison,
  included,
  intervals,
  oilChange,
} from '../../content/services/oilChange.ts';
import { Band } from '../../sections/services/Band.tsx';
import { FactTable } from '../../sections/services/FactTable.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { Ticks } from '../../sections/services/Ticks.tsx';
import { color, font, media, radius } from '../../styles/tokens.ts';

/* The distance is a stretch of road: the longer the oil lasts, the longer its centre line. */
const roads = css`
  display: block;
  padding: 1.25rem;
  border: 1px solid ${color.asphaltEdge};
  border-radius: ${radius};
  background: ${color.asphalt};
  color: ${color.onAsphalt};

  caption {
    display: block;
    font-size: 0.95rem;
    text-align: start;
    color: ${color.onAsphaltSoft};
  }

  thead,
  tbody {
    display: block;
  }

  thead tr {
    display: flex;
    justify-content: space-between;
    padding-block: 0.25rem 0.5rem;
    font-size: 0.95rem;
  }

  thead th {
    font-weight: 400;
    color: ${color.onAsphaltSoft};
  }

  tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0 1rem;
    padding-block: 0.9rem 1.4rem;
    border-block-start: 1px solid ${color.asphaltLine};
  }

  tbody th {
    text-align: start;
    font-family: ${font.display};
    font-size: 1.45rem;
    line-height: 1.1;
  }

  td {
    font-family: ${font.display};
    font-size: clamp(2.4rem, 1.8rem + 2vw, 3.4rem);
    font-weight: 700;
    line-height: 1;
    text-align: end;
  }

  /* Drawn below the row, from its start. */
  tbody tr::after {
    content: '';
    grid-column: 1 / -1;
    block-size: 8px;
    margin-block-start: 0.9rem;
    background: repeating-linear-gradient(
      to right,
      ${color.line} 0 1.6rem,
      transparent 1.6rem 2.4rem
    );
  }

  [data-share='1']::after {
    inline-size: 33.3%;
  }

  [data-share='2']::after {
    inline-size: 66.6%;
  }

  @media (forced-colors: active) {
    tbody tr::after {
      background: none;
      border-block-start: 6px dashed CanvasText;
    }
  }

  @media print {
    background: none;

    &,
    * {
      color: #000 !important;
    }

    tbody tr::after {
      background: none;
      border-block-start: 4px dashed #000;
    }
  }
`;

const asides = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  margin-block-start: 1.75rem;

  h3 {
    font-size: 1.45rem;
  }

  p {
    margin-block-start: 0.3rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const note = css`
  margin-block-start: 1rem;
  max-inline-size: 40em;
  color: ${color.inkSoft};
`;

const four = css`
  display: grid;
  gap: 0 2.5rem;

  li {
    padding-block: 1.1rem;
    border-block-start: 1px solid ${color.rule};
  }

  h3 {
    font-size: 1.6rem;
    line-height: 1.1;
  }

  p {
    margin-block-start: 0.35rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How far each oil goes, as a table whose rows are roads (specification, section 9). */
function Intervals() {
  return (
    <table className={roads}>
      <caption>{intervals.caption}</caption>
      <thead>
        <tr>
          {intervals.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {intervals.rows.map(({ oil, distance, share }) => (
          <tr key={oil} data-share={share}>
            <th scope="row">{oil}</th>
            <td>{distance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Oil change: how far on one fill, what is included, what it does, and which oil for whom (specification, section 2). */
export function OilChange() {
  return (
    <ServiceFrame
      service={oilChange}
      drawing={<PouredToTheMark />}
      below={
        <Band>
          <Part id="comparison" heading={comparison.heading} lead={comparison.lead}>
            <FactTable {...comparison} />
            <p className={note}>{comparison.note}</p>
          </Part>
        </Band>
      }
    >
      <Part id="intervals" heading={intervals.heading}>
        <Intervals />
        <div className={asides}>
          {[intervals.severe, intervals.handbook].map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part id="included" heading={included.heading}>
        <Ticks labelledBy="included-heading" lines={included.lines} />
        <p className={note}>{included.more}</p>
      </Part>
      <Part id="benefits" heading={benefits.heading}>
        <ul className={four} role="list" aria-labelledby="benefits-heading">
          {benefits.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Part>
    </ServiceFrame>
  );
}

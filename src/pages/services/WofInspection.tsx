import { css } from 'linaria';
import { FourWeeks, LabelOnWindscreen, NineAreas } from '../../components/drawing/wof.tsx';
import {
  areas,
  beforehand,
  days,
  failed,
  included,
  reasons,
  wofInspection,
} from '../../content/services/wofInspection.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Band } from '../../sections/services/Band.tsx';
import { Panel } from '../../sections/services/Panel.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { Ticks } from '../../sections/services/Ticks.tsx';
import { color, font, media, roundNumber } from '../../styles/tokens.ts';

/* The car across the page, and below it the nine lines, numbered with the car's own plates. */
const sheet = css`
  svg {
    max-inline-size: 52rem;
    margin-inline: auto;
  }

  ol {
    display: grid;
    gap: 0 2.5rem;
    margin-block-start: 1.5rem;
    counter-reset: area;
  }

  li {
    display: grid;
    grid-template-columns: 2.6rem minmax(0, 1fr);
    padding-block: 1rem;
    border-block-start: 1px solid ${color.asphaltLine};
    counter-increment: area;
    break-inside: avoid;
  }

  li::before {
    ${roundNumber}
    content: counter(area);
    inline-size: 1.75rem;
    block-size: 1.75rem;
    background: ${color.line};
    font-size: 1.2rem;
    font-weight: 700;
  }

  h3 {
    font-size: 1.45rem;
    line-height: 1.15;
  }

  li p {
    margin-block-start: 0.25rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* The ninth takes the whole line. */
    li:last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desk} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin-block-start: 3rem;
    }

    li:last-child {
      grid-column: auto;
    }
  }

  @media (forced-colors: active) {
    li::before {
      border: 2px solid CanvasText;
    }
  }

  @media print {
    li::before {
      border: 2px solid #000;
      background: none;
    }
  }
`;

const note = css`
  margin-block-start: 0.9rem;
  font-size: 0.95rem;
  color: ${color.inkSoft};
`;

const week = css`
  display: grid;
  gap: 0.5rem 2rem;
  align-items: baseline;

  b {
    font-family: ${font.display};
    font-size: clamp(2.9rem, 2rem + 3.4vw, 4.6rem);
    line-height: 1;
  }

  p {
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const after = css`
  display: grid;
  gap: 2.5rem;

  > div > p {
    margin-block-end: 1.75rem;
    font-size: 1.1rem;
  }

  b {
    display: block;
    margin-block-end: 0.12em;
    font-family: ${font.display};
    font-size: clamp(5rem, 2rem + 6vw, 8.5rem);
    line-height: 1;
  }

  figure {
    max-inline-size: 26rem;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: start;
  }

  ${media.desk} {
    column-gap: 4.5rem;
  }
`;

/** The nine areas, drawn on a car and said in words (specification, section 2). */
function Areas() {
  return (
    <div className={sheet}>
      <NineAreas label={areas.drawing} />
      <ol role="list" aria-labelledby="areas-heading">
        {areas.areas.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** WOF inspection: nine areas, what the price holds, why, on which days, and what a fail means (specification, section 2). */
export function WofInspection() {
  return (
    <ServiceFrame
      service={wofInspection}
      drawing={<LabelOnWindscreen />}
      below={
        <>
          <Band ground="asphalt">
            <Part id="areas" heading={areas.heading} lead={areas.lead}>
              <Areas />
              <p className={note}>{areas.note}</p>
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="why" heading={reasons.heading}>
              <PointList points={reasons.points} ordered={false} />
            </Part>
          </Band>
          <Band>
            <Part id="failed" heading={failed.heading}>
              <div className={after}>
                <div>
                  <p>
                    <b>{failed.figure}</b> {failed.rest}
                  </p>
                  <Panel caption={failed.caption}>
                    <FourWeeks label={failed.drawing} />
                  </Panel>
                </div>
                <PointList points={failed.points} ordered />
              </div>
            </Part>
          </Band>
          <Band ground="plain">
            <Part
              id="beforehand"
              heading={beforehand.heading}
              lead={beforehand.lead}
              layout="beside"
            >
              <Ticks labelledBy="beforehand-heading" lines={beforehand.lines} columns={2} />
            </Part>
          </Band>
        </>
      }
    >
      <Part id="included" heading={included.heading}>
        <Ticks labelledBy="included-heading" lines={included.lines} />
      </Part>
      <Part id="days" heading={days.heading}>
        <div className={week}>
          <b>{days.value}</b> <p>{days.text}</p>
        </div>
      </Part>
    </ServiceFrame>
  );
}

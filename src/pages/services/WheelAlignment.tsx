import { css } from 'linaria';
import { alignment } from '../../assets/pictures/alignment.ts';
import { Camber, Caster, Toe, ToeFromAbove } from '../../components/drawing/alignment.tsx';
import {
  angles,
  benefits,
  included,
  pricing,
  signs,
  wheelAlignment,
} from '../../content/services/wheelAlignment.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Band } from '../../sections/services/Band.tsx';
import { Columns } from '../../sections/services/Columns.tsx';
import { FactTable } from '../../sections/services/FactTable.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { Ticks } from '../../sections/services/Ticks.tsx';
import { color, font, media, radius } from '../../styles/tokens.ts';

const done = css`
  display: grid;
  gap: 2rem;

  ${media.desk} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 4.5rem;
    align-items: start;
  }
`;

/* Nine beams, one for each machine. */
const machines = css`
  padding: 1.25rem;
  border: 1px solid ${color.asphaltEdge};
  border-radius: ${radius};
  background:
    repeating-linear-gradient(to right, ${color.line} 0 3px, transparent 3px 1.1rem) right 1.25rem
      top 1.75rem / 9.1rem 4rem no-repeat,
    ${color.asphalt};
  color: ${color.onAsphaltSoft};

  b {
    display: block;
    font-family: ${font.display};
    font-size: 6rem;
    line-height: 0.9;

    ${media.largeText} {
      font-size: 4.9rem;
    }

    color: ${color.onAsphalt};
  }

  strong {
    display: block;
    margin-block-start: 0.5rem;
    font-family: ${font.display};
    font-size: 1.6rem;
    line-height: 1.1;
    color: ${color.onAsphalt};
  }

  @media print {
    background: none;

    * {
      color: #000;
    }
  }
`;

/** Wheel alignment: two prices, what goes wrong, and what is done about it (specification, section 2). */
export function WheelAlignment() {
  const { machines: owned } = included;
  return (
    <ServiceFrame
      service={wheelAlignment}
      drawing={<ToeFromAbove />}
      below={
        <>
          <Band ground="asphalt" picture={alignment}>
            <Part id="signs" heading={signs.heading}>
              <PointList points={signs.points} ordered />
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="angles" heading={angles.heading}>
              <Plates
                columns={3}
                plates={[
                  { ...angles.toe, drawing: <Toe /> },
                  { ...angles.camber, drawing: <Camber /> },
                  { ...angles.caster, drawing: <Caster /> },
                ]}
              />
            </Part>
            <Part id="benefits" heading={benefits.heading}>
              <Columns points={benefits.points} />
            </Part>
          </Band>
          <Band>
            <Part id="included" heading={included.heading}>
              <div className={done}>
                <p className={machines}>
                  <b>{owned.count}</b> <strong>{owned.name}</strong> {owned.note}
                </p>
                <Ticks lines={included.lines} />
              </div>
            </Part>
          </Band>
        </>
      }
    >
      <Part id="pricing" heading={pricing.heading} lead={pricing.lead}>
        <FactTable {...pricing.table} />
      </Part>
    </ServiceFrame>
  );
}

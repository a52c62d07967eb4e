import { css } from 'linaria';
import { RotationPattern, RoundTheCar } from '../../components/drawing/rotation.tsx';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Band } from '../../sections/services/Band.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { color, font, media } from '../../styles/tokens.ts';

const when = css`
  display: grid;
  gap: 2rem;

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 4.5rem;
    align-items: start;
  }
`;

const interval = css`
  color: ${color.inkSoft};

  b {
    display: block;
    font-family: ${font.display};
    font-size: clamp(3.6rem, 2rem + 6vw, 6.4rem);
    line-height: 0.95;
    color: ${color.ink};
  }

  span {
    display: block;
    margin-block-start: 0.75rem;
  }
`;

/** Tyre rotation: what it gains, the pattern for each drive, and when (specification, section 2). */
export function TyreRotation() {
  return (
    <ServiceFrame
      service={tyreRotation}
      drawing={<RoundTheCar />}
      below={
        <Band>
          <Part id="when" heading={timing.heading}>
            <div className={when}>
              <p className={interval}>
                <b>{timing.every}</b> {timing.or} <b>{timing.months}</b> <span>{timing.note}</span>
              </p>
              <PointList points={timing.points} ordered={false} />
            </div>
          </Part>
        </Band>
      }
    >
      <Part id="patterns" heading={patterns.heading} lead={patterns.lead}>
        <Plates
          labelledBy="patterns-heading"
          columns={2}
          tall
          plates={(['front', 'rear', 'all', 'directional'] as const).map((pattern) => ({
            ...patterns[pattern],
            drawing: <RotationPattern pattern={pattern} />,
          }))}
        />
      </Part>
      <Part id="benefits" heading={benefits.heading}>
        <PointList points={benefits.points} ordered={false} />
      </Part>
    </ServiceFrame>
  );
}

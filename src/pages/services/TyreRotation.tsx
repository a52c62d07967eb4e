import { css } from 'linaria';
import { lugnuts } from '../../assets/pictures/lugnuts.ts';
import { RotationPattern, RoundTheCar } from '../../components/drawing/rotation.tsx';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Band } from '../../sections/services/Band.tsx';
import { Columns } from '../../sections/services/Columns.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { color, font } from '../../styles/tokens.ts';

const interval = css`
  margin-block-end: 2rem;
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
        <>
          <Band ground="asphalt">
            <Part id="patterns" heading={patterns.heading} lead={patterns.lead}>
              <Plates
                labelledBy="patterns-heading"
                columns={4}
                tall
                bare
                plates={(['front', 'rear', 'all', 'directional'] as const).map((pattern) => ({
                  ...patterns[pattern],
                  drawing: <RotationPattern pattern={pattern} />,
                }))}
              />
            </Part>
          </Band>
          <Band ground="plain" picture={lugnuts} side="start">
            <Part id="when" heading={timing.heading}>
              <p className={interval}>
                <b>{timing.every}</b> {timing.or} <b>{timing.months}</b> <span>{timing.note}</span>
              </p>
              <PointList points={timing.points} ordered={false} />
            </Part>
          </Band>
        </>
      }
    >
      <Part id="benefits" heading={benefits.heading}>
        <Columns labelledBy="benefits-heading" points={benefits.points} narrow />
      </Part>
    </ServiceFrame>
  );
}

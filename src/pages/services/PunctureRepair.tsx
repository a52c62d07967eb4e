import { css } from 'linaria';
import { puncture } from '../../assets/pictures/puncture.ts';
import {
  FromInside,
  Nail,
  OffTheRim,
  OnTheGauge,
  PlugAndPatch,
  RepairZones,
} from '../../components/drawing/puncture.tsx';
import { Picture } from '../../components/Picture.tsx';
import { advised, check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { Band } from '../../sections/services/Band.tsx';
import { Columns } from '../../sections/services/Columns.tsx';
import { Panel } from '../../sections/services/Panel.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { TwoColumnCheck } from '../../sections/services/TwoColumnCheck.tsx';
import { media, radius } from '../../styles/tokens.ts';

const zones = css`
  margin-block-start: 1.25rem;

  /* Its words stand beside the drawing where there is room for both. */
  ${media.tablet} {
    figure {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 1.5rem;
      align-items: center;
    }
  }
`;

const nail = css`
  border-radius: ${radius};
  overflow: clip;

  img {
    inline-size: 100%;
  }

  /* Nothing stands between the branches and what can be repaired where they follow one another. */
  display: none;

  ${media.desk} {
    position: relative;
    display: block;
    min-block-size: 9rem;

    img {
      position: absolute;
      inset: 0;
      block-size: 100%;
      object-fit: cover;
      object-position: 60% 50%;
    }
  }

  @media print {
    display: none;
  }
`;

/** What is done at each step. */
const drawings = [
  <Nail key="nail" />,
  <OffTheRim key="rim" />,
  <FromInside key="inside" />,
  <OnTheGauge key="gauge" />,
];

/** Puncture repair: whether it can be done, how, and where (specification, section 2). */
export function PunctureRepair() {
  return (
    <ServiceFrame
      service={punctureRepair}
      drawing={<PlugAndPatch />}
      aside={
        <div className={nail}>
          <Picture
            sources={[
              {
                files: puncture,
                sizes: '(min-width: 62rem) 27rem, 1px',
              },
            ]}
            alt=""
          />
        </div>
      }
      below={
        <>
          <Band ground="asphalt">
            <Part id="process" heading={process.heading}>
              <Plates
                columns={4}
                ordered
                tall
                bare
                plates={process.steps.map((step, at) => ({ ...step, drawing: drawings[at] }))}
              />
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="advised" heading={advised.heading}>
              <Columns points={advised.points} />
            </Part>
          </Band>
        </>
      }
    >
      <Part id="repairable" heading={check.heading} lead={check.lead}>
        <TwoColumnCheck yes={check.yes} no={check.no} />
        <div className={zones}>
          <Panel caption={check.caption}>
            <RepairZones />
          </Panel>
        </div>
      </Part>
    </ServiceFrame>
  );
}

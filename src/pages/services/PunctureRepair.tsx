import { css } from 'linaria';
import {
  FromInside,
  Nail,
  OffTheRim,
  OnTheGauge,
  PlugAndPatch,
  RepairZones,
} from '../../components/drawing/puncture.tsx';
import { check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { Band } from '../../sections/services/Band.tsx';
import { Panel } from '../../sections/services/Panel.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { TwoColumnCheck } from '../../sections/services/TwoColumnCheck.tsx';

const zones = css`
  margin-block-start: 1.25rem;
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
      below={
        <Band>
          <Part id="process" heading={process.heading}>
            <Plates
              labelledBy="process-heading"
              columns={4}
              ordered
              plates={process.steps.map((step, at) => ({ ...step, drawing: drawings[at] }))}
            />
          </Part>
        </Band>
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

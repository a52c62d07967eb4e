import { valve } from '../../assets/pictures/valve.ts';
import {
  AirAndFill,
  NitrogenFill,
  NoRust,
  NoWater,
  ThroughTheWall,
} from '../../components/drawing/nitrogen.tsx';
import {
  benefits,
  drivers,
  explanation,
  nitrogenInflation,
  science,
} from '../../content/services/nitrogenInflation.ts';
import { Band } from '../../sections/services/Band.tsx';
import { Columns } from '../../sections/services/Columns.tsx';
import { Panel } from '../../sections/services/Panel.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { Ticks } from '../../sections/services/Ticks.tsx';

/** Nitrogen inflation: what it is, what it can do, why, and for whom (specification, section 2). */
export function NitrogenInflation() {
  return (
    <ServiceFrame
      service={nitrogenInflation}
      drawing={<NitrogenFill />}
      below={
        <>
          <Band ground="deep" picture={valve}>
            <Part id="benefits" heading={benefits.heading}>
              <Ticks lines={benefits.lines} />
            </Part>
          </Band>
          <Band ground="asphalt">
            <Part id="science" heading={science.heading} lead={science.lead}>
              <Plates
                columns={3}
                bare
                plates={[
                  { ...science.leak, drawing: <ThroughTheWall /> },
                  { ...science.dry, drawing: <NoWater /> },
                  { ...science.inert, drawing: <NoRust /> },
                ]}
              />
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="drivers" heading={drivers.heading}>
              <Columns points={drivers.points} />
            </Part>
          </Band>
        </>
      }
    >
      <Part id="explanation" heading={explanation.heading} lead={explanation.lead}>
        <Panel caption={explanation.caption}>
          <AirAndFill />
        </Panel>
      </Part>
    </ServiceFrame>
  );
}

import { pictures } from '../../assets/pictures.ts';
import { ifNoAnswerOn } from '../../content/telephoneHours.ts';
import { toBranches } from '../../content/service.ts';
import { advised, check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { note, stack } from '../../styles/layout.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import {
  FromInside,
  Nail,
  OffTheRim,
  OnTheGauge,
  PlugAndPatch,
  RepairZones,
} from './drawings/puncture.tsx';
import { Figure } from './Figure.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';
import { YesNoTable } from './YesNoTable.tsx';

/** The drawings of the steps. */
const drawings = {
  nail: Nail,
  offTheRim: OffTheRim,
  fromInside: FromInside,
  onTheGauge: OnTheGauge,
} as const;

/** Puncture repair: what can be repaired, how, and where (specification, section 2). */
export function PunctureRepair() {
  return (
    <ServicePage
      service={punctureRepair}
      drawing={<PlugAndPatch />}
      textFirst
      aside={
        <div>
          <p>{noBreakHyphens(ifNoAnswerOn)}</p>
          <ArrowLink {...toBranches} />
        </div>
      }
      below={
        <>
          <Section tone="asphalt" id="process" heading={process.heading}>
            <IllustratedList
              ordered
              tall
              bare
              items={process.steps.map(({ drawing, ...step }) => {
                const StepDrawing = drawings[drawing];
                return { ...step, drawing: <StepDrawing /> };
              })}
            />
          </Section>
          <Section
            tone="plain"
            id="advised"
            heading={advised.heading}
            picture={{ files: pictures.puncture }}
          >
            <Points points={advised.points} />
          </Section>
        </>
      }
    >
      <Section id="repairable" heading={check.heading} lead={check.lead}>
        <div className={stack}>
          <div>
            <YesNoTable yes={check.yes} no={check.no} />
            <p className={note}>{check.replace.text}</p>
            <ArrowLink {...check.replace.link} />
          </div>
          <Figure caption={check.caption}>
            <RepairZones />
          </Figure>
        </div>
      </Section>
    </ServicePage>
  );
}

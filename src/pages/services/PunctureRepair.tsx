import fromInside from '../../assets/drawings/fromInside.svg?drawing';
import nail from '../../assets/drawings/nail.svg?drawing';
import offTheRim from '../../assets/drawings/offTheRim.svg?drawing';
import onTheGauge from '../../assets/drawings/onTheGauge.svg?drawing';
import plugAndPatch from '../../assets/drawings/plugAndPatch.svg?drawing';
import repairZones from '../../assets/drawings/repairZones.svg?drawing';
import { ifNoAnswerOn } from '../../content/branchWords.ts';
import { toBranches } from '../../content/summary.ts';
import { advised, check, process, punctureRepair } from '../../content/services/punctureRepair.ts';
import { halves, stack } from '../../styles/layout.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Figure } from './Figure.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Note } from '../../ui/Note.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Puncture repair: what can be repaired, how, and where (specification, section 2). */
export function PunctureRepair() {
  return (
    <ServicePage
      service={punctureRepair}
      drawing={plugAndPatch}
      textFirst
      callFirst
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
              points={process.points}
              drawings={[nail, offTheRim, fromInside, onTheGauge]}
            />
          </Section>
          <Section
            tone="plain"
            id="advised"
            heading={advised.heading}
            picture={{ files: 'puncture', wideOnly: true }}
          >
            <Points points={advised.points} />
          </Section>
        </>
      }
    >
      <Section id="repairable" heading={check.heading} lead={check.lead}>
        <div className={stack}>
          <div>
            <div className={halves}>
              <Card title={check.yes.title} verdict="valid">
                <CheckList lines={check.yes.lines} inCard />
              </Card>
              <Card title={check.no.title} verdict="stop">
                <CheckList lines={check.no.lines} mark="cross" inCard />
              </Card>
            </div>
            <Note>{check.replace.text}</Note>
            <ArrowLink {...check.replace.link} />
          </div>
          <Figure svg={repairZones} caption={check.caption} />
        </div>
      </Section>
    </ServicePage>
  );
}

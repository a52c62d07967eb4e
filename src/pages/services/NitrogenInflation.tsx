import airAndFill from '../../assets/drawings/airAndFill.svg?drawing';
import nitrogenFill from '../../assets/drawings/nitrogenFill.svg?drawing';
import noRust from '../../assets/drawings/noRust.svg?drawing';
import noWater from '../../assets/drawings/noWater.svg?drawing';
import throughTheWall from '../../assets/drawings/throughTheWall.svg?drawing';
import {
  benefits,
  drivers,
  explanation,
  nitrogenInflation,
  science,
} from '../../content/services/nitrogenInflation.ts';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Figure } from './Figure.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Nitrogen inflation: what it is, its benefits, why it works, and for whom (specification, section 2). */
export function NitrogenInflation() {
  return (
    <ServicePage
      service={nitrogenInflation}
      drawing={nitrogenFill}
      below={
        <>
          <Section
            tone="deep"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: 'valve' }}
          >
            <CheckList lines={benefits.lines} />
          </Section>
          <Section tone="asphalt" id="science" heading={science.heading} lead={science.lead}>
            <IllustratedList
              bare
              points={science.points}
              drawings={[throughTheWall, noWater, noRust]}
            />
          </Section>
          <Section tone="plain" id="drivers" heading={drivers.heading}>
            <CheckList lines={drivers.lines} columns={2} />
          </Section>
        </>
      }
    >
      <Section id="explanation" heading={explanation.heading} lead={explanation.lead}>
        <Figure svg={airAndFill} {...explanation.drawing} caption={explanation.caption} />
      </Section>
    </ServicePage>
  );
}

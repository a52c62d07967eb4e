import { pictures } from '../../assets/pictures.ts';
import {
  benefits,
  drivers,
  explanation,
  nitrogenInflation,
  science,
} from '../../content/services/nitrogenInflation.ts';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { AirAndFill, NitrogenFill, NoRust, NoWater, ThroughTheWall } from './drawings/nitrogen.tsx';
import { Figure } from './Figure.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Nitrogen inflation: what it is, its benefits, why it works, and for whom (specification, section 2). */
export function NitrogenInflation() {
  return (
    <ServicePage
      service={nitrogenInflation}
      drawing={<NitrogenFill />}
      below={
        <>
          <Section
            tone="deep"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: pictures.valve }}
          >
            <CheckList lines={benefits.lines} />
          </Section>
          <Section tone="asphalt" id="science" heading={science.heading} lead={science.lead}>
            <IllustratedList
              bare
              items={[
                { ...science.leak, drawing: <ThroughTheWall /> },
                { ...science.dry, drawing: <NoWater /> },
                { ...science.inert, drawing: <NoRust /> },
              ]}
            />
          </Section>
          <Section tone="plain" id="drivers" heading={drivers.heading}>
            <CheckList lines={drivers.lines} columns={2} />
          </Section>
        </>
      }
    >
      <Section id="explanation" heading={explanation.heading} lead={explanation.lead}>
        <Figure caption={explanation.caption}>
          <AirAndFill />
        </Figure>
      </Section>
    </ServicePage>
  );
}

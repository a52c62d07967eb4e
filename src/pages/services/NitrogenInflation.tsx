import { pictures } from '../../assets/pictures.ts';
import {
  benefits,
  drivers,
  explanation,
  nitrogenInflation,
  science,
} from '../../content/services/nitrogenInflation.ts';
import { Band } from '../../ui/Band.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
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
          <Band tone="deep" picture={pictures.valve}>
            <PageSection id="benefits" heading={benefits.heading}>
              <CheckList lines={benefits.lines} />
            </PageSection>
          </Band>
          <Band tone="asphalt">
            <PageSection id="science" heading={science.heading} lead={science.lead}>
              <IllustratedList
                bare
                items={[
                  { ...science.leak, drawing: <ThroughTheWall /> },
                  { ...science.dry, drawing: <NoWater /> },
                  { ...science.inert, drawing: <NoRust /> },
                ]}
              />
            </PageSection>
          </Band>
          <Band tone="plain">
            <PageSection id="drivers" heading={drivers.heading}>
              <CheckList lines={drivers.lines} columns={2} />
            </PageSection>
          </Band>
        </>
      }
    >
      <PageSection id="explanation" heading={explanation.heading} lead={explanation.lead}>
        <Figure caption={explanation.caption}>
          <AirAndFill />
        </Figure>
      </PageSection>
    </ServicePage>
  );
}

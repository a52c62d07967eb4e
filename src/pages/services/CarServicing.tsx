import partsOfAService from '../../assets/drawings/partsOfAService.svg?drawing';
import {
  servicePackages,
  carServicing,
  choice,
  extras,
  interval,
  makes,
  packages,
} from '../../content/services/carServicing.ts';
import { Interval } from '../../ui/BigFigure.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { BrandList } from '../../ui/BrandList.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { ServicePackages } from './ServicePackages.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Car servicing: two packages, which one, how often, and the makes (specification, section 2). */
export function CarServicing() {
  return (
    <ServicePage
      service={carServicing}
      drawing={partsOfAService}
      cardsOnBanner
      below={
        <>
          <Section
            tone="deep"
            id="choice"
            heading={choice.heading}
            foot={
              <Callout>
                <p>{extras}</p>
              </Callout>
            }
          >
            <Points points={choice.points} layout="rows" />
          </Section>
          <Section tone="asphalt" id="interval" heading={interval.heading}>
            <Interval {...interval} />
            <Steps steps={interval.stops} label={interval.label} across />
          </Section>
          <Section tone="plain" id="makes" heading={makes.heading} lead={makes.lead}>
            <BrandList names={makes.names} layout="page" />
          </Section>
        </>
      }
    >
      <ServicePackages {...packages} packages={servicePackages} />
    </ServicePage>
  );
}

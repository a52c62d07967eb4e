import { css } from 'linaria';
import { servicePackages } from '../../content/servicePackages.ts';
import {
  carServicing,
  choice,
  extras,
  interval,
  makes,
  packages,
} from '../../content/services/carServicing.ts';
import { color, size, space } from '../../styles/tokens.ts';
import { Interval } from '../../ui/BigFigure.tsx';
import { BrandList } from '../../ui/BrandList.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { PartsOfAService } from './drawings/servicing.tsx';
import { ServicePackages } from './ServicePackages.tsx';
import { ServicePage } from './ServicePage.tsx';

const promise = css`
  margin-block-start: ${space.xxl};
  padding-block: ${space.xxs};
  padding-inline-start: ${space.l};
  border-inline-start: 6px solid ${color.signal};
  max-inline-size: 34em;
  font-size: ${size.lead};
`;

/** Car servicing: two packages, which one, how often, and the makes (specification, section 2). */
export function CarServicing() {
  return (
    <ServicePage
      service={carServicing}
      drawing={<PartsOfAService />}
      card={<ServicePackages {...packages} packages={servicePackages} />}
      below={
        <>
          <Section
            tone="deep"
            id="choice"
            heading={choice.heading}
            foot={<p className={promise}>{extras}</p>}
          >
            <Points points={choice.points} layout="rows" />
          </Section>
          <Section tone="asphalt" id="interval" heading={interval.heading}>
            <Interval
              figure={interval.figure}
              or={interval.or}
              other={interval.distance}
              note={interval.note}
            />
            <Steps steps={interval.stops} label={interval.label} across />
          </Section>
          <Section tone="plain" id="makes" heading={makes.heading} lead={makes.lead}>
            <BrandList names={makes.names} layout="page" />
          </Section>
        </>
      }
    />
  );
}

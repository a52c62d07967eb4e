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
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, size, space } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { PartsOfAService } from './drawings/servicing.tsx';
import { ServicePackages } from './ServicePackages.tsx';
import { ServicePage } from './ServicePage.tsx';

const every = css`
  ${mixins.baselineRow}
  gap: ${space.xxs} ${space.m};
  margin-block-end: ${space.xxl};
  color: ${color.inkSoft};
`;

/* The word stays with the figure that follows. */
const orDistance = css`
  font: ${font.headline(size.cardHeading)};
  white-space: nowrap;
`;

const figure = css`
  font: ${font.headline(size.pageHeading, 'single')};
  color: ${color.ink};
`;

const everyNote = css`
  flex-basis: 100%;
`;

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
            <FeatureList points={choice.points} />
          </Section>
          <Section tone="asphalt" id="interval" heading={interval.heading}>
            <p className={every}>
              <span className={figure}>{interval.figure}</span>{' '}
              <span className={orDistance}>
                {interval.or} <span className={figure}>{interval.distance}</span>
                <span className={visuallyHidden}>,</span>
              </span>{' '}
              <span className={everyNote}>{interval.note}</span>
            </p>
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

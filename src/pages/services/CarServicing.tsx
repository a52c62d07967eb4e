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
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { PartsOfAService } from './drawings/servicing.tsx';
import { ServicePackages } from './ServicePackages.tsx';
import { ServicePage } from './ServicePage.tsx';

/* A year as a timeline with three marks, the last one at the next service. */
const year = css`
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.xxs} ${space.m};
    margin-block-end: ${space.xxl};
    color: ${color.inkSoft};
  }

  /* The word stays with the figure that follows. */
  i {
    font-family: ${font.display};
    font-size: ${size.cardHeading};
    font-style: normal;
    font-weight: 700;
    white-space: nowrap;
  }

  b {
    font: ${font.headline(size.pageHeading, 'single')};
    color: ${color.ink};
  }

  span {
    flex-basis: 100%;
  }

  ol {
    display: grid;
    gap: ${space.xl};
    border-inline-start: 4px solid ${color.ink};
  }

  li {
    position: relative;
    padding-inline-start: ${space.xl};
  }

  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.8rem;
    inset-inline-start: 0;
    inline-size: 1.1rem;
    border-block-start: 4px solid ${color.ink};
  }

  h3 {
    font: ${font.headline(size.itemHeading)};
  }

  li p {
    display: block;
    margin-block: ${space.xxs} 0;
    max-inline-size: 24em;
  }

  ${media.tablet} {
    /* The second mark is in the middle of the year, and the line continues beyond the page. */
    ol {
      position: relative;
      grid-template-columns: 2fr 1fr 1fr;
      gap: 0;
      border-inline-start: 0;
      padding-block-start: ${space.xxl};
    }

    ol::before {
      content: '';
      position: absolute;
      inset: 0 -50vw auto;
      border-block-start: 4px solid ${color.ink};
    }

    li {
      padding-inline: 0 ${space.xl};
    }

    li::before {
      inset-block-start: -2rem;
      inline-size: 0;
      block-size: 1.5rem;
      border-block-start: 0;
      border-inline-start: 4px solid ${color.ink};
    }

    li:last-child {
      padding-inline: ${space.xl} 0;
      text-align: end;
    }

    li:last-child p {
      margin-inline-start: auto;
    }

    li:last-child::before {
      inset-inline: auto 0;
    }
  }
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
          <Section>
            <PageSection
              id="choice"
              heading={choice.heading}
              layout="beside"
              foot={<p className={promise}>{extras}</p>}
            >
              <FeatureList points={choice.points} ordered={false} />
            </PageSection>
          </Section>
          <Section tone="asphalt">
            <PageSection id="interval" heading={interval.heading}>
              <div className={year}>
                <p>
                  <b>{interval.figure}</b>{' '}
                  <i>
                    {interval.or} <b>{interval.distance}</b>
                  </i>{' '}
                  <span>{interval.note}</span>
                </p>
                <ol role="list" aria-label={interval.label}>
                  {interval.stops.map(({ title, text }) => (
                    <li key={title}>
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </li>
                  ))}
                </ol>
              </div>
            </PageSection>
          </Section>
          <Section tone="plain">
            <PageSection id="makes" heading={makes.heading} lead={makes.lead}>
              <BrandList names={makes.names} />
            </PageSection>
          </Section>
        </>
      }
    />
  );
}

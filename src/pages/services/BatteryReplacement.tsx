import { css } from 'linaria';
import { batteryBand } from '../../assets/pictures/batteryBand.ts';
import {
  batteryBrands,
  batteryReplacement,
  included,
  life,
  signs,
  test,
} from '../../content/services/batteryReplacement.ts';
import { color, fitted, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { BatteryOnTest } from './drawings/battery.tsx';
import { ServicePage } from './ServicePage.tsx';
import { YearGauge } from './YearGauge.tsx';

const answers = css`
  b {
    display: block;
    margin-block-end: 0.1em;
    font: ${font.headline(fitted.figure, 'figure')};
  }

  p {
    max-inline-size: 26em;
    color: ${color.inkSoft};
  }

  ul {
    margin-block-start: ${space.xxl};
  }

  h3 {
    font: ${font.headline(size.itemHeading)};
  }

  li {
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
  }

  ${media.tablet} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

/* Each sign is one row: number, name and text. */
const wide = css`
  ${media.desktop} {
    ol[data-ordered] li {
      grid-template-columns: 4rem minmax(0, 4fr) minmax(0, 7fr);
      padding-block: ${space.m};
    }

    ol[data-ordered] h3 {
      font-size: ${size.cardHeading};
    }

    ol[data-ordered] p {
      grid-column: 3;
    }
  }
`;

/* Seven in a row, or as many as fit. */
const brandGrid = css`
  ul {
    display: grid;
    grid-template-columns: ${tracks.two};
  }

  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    ul {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }

    li:last-child:nth-child(n) {
      grid-column: auto;
    }

    li {
      padding-inline: ${space.xxs};
    }
  }

  ${media.desktop} {
    li {
      padding-block: ${space.m};
    }
  }
`;

/** The free test: its duration, and the three possible results. */
function FreeTest() {
  return (
    <div className={answers}>
      <div>
        <b>{test.figure}</b>
        <p>{test.text}</p>
      </div>
      <ul role="list" aria-label={test.answersLabel}>
        {test.answers.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Battery replacement: price, free test, warning signs, battery life and brands (specification, section 2). */
export function BatteryReplacement() {
  return (
    <ServicePage
      service={batteryReplacement}
      drawing={<BatteryOnTest />}
      below={
        <>
          <Section tone="dark" picture={batteryBand}>
            <PageSection id="test" heading={test.heading}>
              <FreeTest />
            </PageSection>
          </Section>
          <Section tone="plain">
            <PageSection id="life" heading={life.heading} lead={life.lead}>
              <YearGauge label={life.label} due={life.test} years={life.years} />
            </PageSection>
          </Section>
          <Section>
            <PageSection id="signs" heading={signs.heading}>
              <div className={wide}>
                <FeatureList points={signs.signs} ordered />
              </div>
            </PageSection>
          </Section>
          <Section tone="plain">
            <PageSection id="brands" heading={batteryBrands.heading} lead={batteryBrands.lead}>
              <div className={brandGrid}>
                <BrandList names={batteryBrands.names} />
              </div>
            </PageSection>
          </Section>
        </>
      }
    >
      <PageSection id="price" heading={included.heading}>
        <FeatureList points={included.points} ordered={false} />
      </PageSection>
    </ServicePage>
  );
}

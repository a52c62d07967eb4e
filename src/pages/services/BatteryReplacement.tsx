import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import {
  batteryBrands,
  batteryReplacement,
  included,
  life,
  signs,
  test,
} from '../../content/services/batteryReplacement.ts';
import { bigFigure } from '../../styles/layout.ts';
import { color, media, size, space } from '../../styles/tokens.ts';
import { BrandList } from '../../ui/BrandList.tsx';
import { FeatureList, NumberedFeatureList } from '../../ui/FeatureList.tsx';
import { Section } from '../../ui/Section.tsx';
import { BatteryOnTest } from './drawings/battery.tsx';
import { ServicePage } from './ServicePage.tsx';
import { YearGauge } from './YearGauge.tsx';

const figure = css`
  margin-block-end: ${space.xxl};
  max-inline-size: 26em;
  color: ${color.inkSoft};
`;

/* Names in large type; on a desktop, numbers, names and texts have a column each. */
const signList = css`
  h3 {
    font-size: ${size.cardHeading};
  }

  ${media.desktop} {
    li {
      display: flex;
      padding-block: ${space.m};
    }

    li::before {
      flex: none;
      inline-size: 4rem;
    }

    h3 {
      flex: none;
      inline-size: 34%;
    }
  }
`;

/** The free test: its duration, and the three possible results. */
function FreeTest() {
  return (
    <>
      <p className={figure}>
        <span className={bigFigure}>{test.figure}</span> {test.text}
      </p>
      <FeatureList points={test.answers} label={test.answersLabel} />
    </>
  );
}

/** Battery replacement: price, free test, warning signs, battery life and brands (specification, section 2). */
export function BatteryReplacement() {
  return (
    <ServicePage
      service={batteryReplacement}
      drawing={<BatteryOnTest />}
      textFirst
      below={
        <>
          <Section
            tone="asphalt"
            id="test"
            heading={test.heading}
            picture={{ files: pictures.batteryBand }}
          >
            <FreeTest />
          </Section>
          <Section tone="plain" id="life" heading={life.heading} lead={life.lead}>
            <YearGauge label={life.label} due={life.test} years={life.years} />
          </Section>
          <Section tone="deep" id="signs" heading={signs.heading}>
            <NumberedFeatureList points={signs.signs} className={signList} />
          </Section>
          <Section
            tone="plain"
            id="brands"
            heading={batteryBrands.heading}
            lead={batteryBrands.lead}
          >
            <BrandList names={batteryBrands.names} layout="rows" />
          </Section>
        </>
      }
    >
      <Section id="price" heading={included.heading}>
        <FeatureList points={included.points} />
      </Section>
    </ServicePage>
  );
}

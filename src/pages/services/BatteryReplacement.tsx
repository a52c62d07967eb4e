import batteryOnTest from '../../assets/drawings/batteryOnTest.svg?drawing';
import {
  batteryBrands,
  batteryReplacement,
  included,
  life,
  signs,
  test,
} from '../../content/services/batteryReplacement.ts';
import { stack } from '../../styles/layout.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { BrandList } from '../../ui/BrandList.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { ServicePage } from './ServicePage.tsx';
import { YearGauge } from './YearGauge.tsx';

/** Battery replacement: price, free test, warning signs, battery life and brands (specification, section 2). */
export function BatteryReplacement() {
  return (
    <ServicePage
      service={batteryReplacement}
      drawing={batteryOnTest}
      textFirst
      below={
        <>
          <Section
            tone="asphalt"
            id="test"
            heading={test.heading}
            picture={{ files: 'batteryBand' }}
          >
            <div className={stack}>
              <p>
                <BigFigure>{test.figure}</BigFigure> {test.text}
              </p>
              <Points points={test.points} layout="rows" label={test.label} />
            </div>
          </Section>
          <Section tone="plain" id="life" heading={life.heading} lead={life.lead}>
            <YearGauge label={life.label} due={life.test} years={life.years} />
          </Section>
          <Section tone="deep" id="signs" heading={signs.heading}>
            <Points points={signs.points} layout="columns" numbered="numbers" />
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
        <Points points={included.points} layout="rows" />
      </Section>
    </ServicePage>
  );
}

import shakeBySpeed from '../../assets/drawings/shakeBySpeed.svg?drawing';
import wheelAndWeight from '../../assets/drawings/wheelAndWeight.svg?drawing';
import {
  benefits,
  intro,
  signs,
  times,
  wheelBalancing,
} from '../../content/services/wheelBalancing.ts';
import { columns, note } from '../../styles/layout.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Wheel balancing: what it is, symptoms, and when (specification, section 2). */
export function WheelBalancing() {
  return (
    <ServicePage
      service={wheelBalancing}
      drawing={wheelAndWeight}
      below={
        <>
          <Section tone="asphalt" id="signs" heading={signs.heading}>
            <div className={columns}>
              <figure>
                <Drawing svg={shakeBySpeed} />
                <figcaption className={note}>{signs.caption}</figcaption>
              </figure>
              <div>
                <Points points={signs.points} />
                <ArrowLink {...signs.more} />
              </div>
            </div>
          </Section>
          <Section
            tone="plain"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: 'balance', side: 'start' }}
          >
            <CheckList lines={benefits.lines} />
          </Section>
          <Section tone="deep" id="when" heading={times.heading}>
            <Points points={times.points} layout="grid" />
          </Section>
        </>
      }
    >
      <Section id="grams" heading={intro.heading} lead={intro.lead}>
        <p>
          <BigFigure>{intro.figure}</BigFigure> {intro.text}
        </p>
      </Section>
    </ServicePage>
  );
}

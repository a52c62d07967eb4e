import all from '../../assets/drawings/rotationAll.svg?drawing';
import directional from '../../assets/drawings/rotationDirectional.svg?drawing';
import front from '../../assets/drawings/rotationFront.svg?drawing';
import rear from '../../assets/drawings/rotationRear.svg?drawing';
import roundTheCar from '../../assets/drawings/roundTheCar.svg?drawing';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { note } from '../../styles/layout.ts';
import { Interval } from '../../ui/BigFigure.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Tyre rotation: benefits, the pattern for each drive, and when (specification, section 2). */
export function TyreRotation() {
  return (
    <ServicePage
      service={tyreRotation}
      drawing={roundTheCar}
      below={
        <>
          <Section tone="asphalt" id="patterns" heading={patterns.heading} lead={patterns.lead}>
            <IllustratedList
              tall
              bare
              points={patterns.points}
              drawings={[front, rear, all, directional]}
            />
            {/* How to read the drawings: their names say it to a screen reader. */}
            <p className={note} aria-hidden="true">
              {patterns.key}
            </p>
          </Section>
          <Section
            tone="plain"
            id="when"
            heading={timing.heading}
            picture={{ files: 'lugnuts', side: 'start' }}
          >
            <Interval {...timing} />
            <Points points={timing.points} layout="grid" narrow />
          </Section>
        </>
      }
    >
      <Section id="benefits" heading={benefits.heading}>
        <Points points={benefits.points} layout="grid" narrow />
      </Section>
    </ServicePage>
  );
}

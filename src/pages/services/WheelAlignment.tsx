import camber from '../../assets/drawings/camber.svg?drawing';
import caster from '../../assets/drawings/caster.svg?drawing';
import toe from '../../assets/drawings/toe.svg?drawing';
import toeFromAbove from '../../assets/drawings/toeFromAbove.svg?drawing';
import {
  angles,
  benefits,
  included,
  pricing,
  signs,
  wheelAlignment,
} from '../../content/services/wheelAlignment.ts';
import { columns, stack } from '../../styles/layout.ts';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Table } from '../../ui/Table.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Wheel alignment: two prices, symptoms, and what is done (specification, section 2). */
export function WheelAlignment() {
  const { machines: equipment } = included;
  return (
    <ServicePage
      service={wheelAlignment}
      drawing={toeFromAbove}
      textFirst
      below={
        <>
          <Section
            tone="asphalt"
            id="signs"
            heading={signs.heading}
            picture={{ files: 'alignment' }}
          >
            <Points points={signs.points} numbered="numbers" />
          </Section>
          <SectionGroup tone="plain">
            <div className={stack}>
              <Section id="angles" heading={angles.heading}>
                <IllustratedList points={angles.points} drawings={[toe, camber, caster]} />
              </Section>
              <Section id="benefits" heading={benefits.heading}>
                <Points points={benefits.points} layout="grid" />
              </Section>
            </div>
          </SectionGroup>
          <Section tone="deep" id="included" heading={included.heading}>
            <div className={columns} data-split="second">
              <p>
                <BigFigure>{equipment.count}</BigFigure> <strong>{equipment.name}</strong>{' '}
                {equipment.note}
              </p>
              <CheckList lines={included.lines} />
            </div>
          </Section>
        </>
      }
    >
      <Section id="pricing" heading={pricing.heading}>
        <Table {...pricing} />
      </Section>
    </ServicePage>
  );
}

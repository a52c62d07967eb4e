import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { claims } from '../../content/claims.ts';
import {
  angles,
  benefits,
  included,
  pricing,
  signs,
  wheelAlignment,
} from '../../content/services/wheelAlignment.ts';
import { bigFigure, columns, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, radius, size, space } from '../../styles/tokens.ts';
import { FeatureGrid } from '../../ui/FeatureGrid.tsx';
import { NumberedFeatureList } from '../../ui/FeatureList.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Camber, Caster, Toe, ToeFromAbove } from './drawings/alignment.tsx';
import { Table } from '../../ui/Table.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/* Laser beams, one per machine. */
const machines = css`
  ${mixins.darkRoles}
  padding: ${space.l};
  border-radius: ${radius};
  background:
    repeating-linear-gradient(to right, ${color.signal} 0 3px, transparent 3px 1.1rem) right 1.25rem
      top 1.75rem / calc(${claims.alignmentMachines} * 1.1rem - 0.8rem) 4rem no-repeat,
    ${color.surfaceDark};
  color: ${color.inkSoft};

  strong {
    display: block;
    font: ${font.headline(size.itemHeading)};
    color: ${color.ink};
  }
`;

/** Wheel alignment: two prices, symptoms, and what is done (specification, section 2). */
export function WheelAlignment() {
  const { machines: equipment } = included;
  return (
    <ServicePage
      service={wheelAlignment}
      drawing={<ToeFromAbove />}
      textFirst
      below={
        <>
          <Section
            tone="asphalt"
            id="signs"
            heading={signs.heading}
            picture={{ files: pictures.alignment }}
          >
            <NumberedFeatureList points={signs.points} />
          </Section>
          <SectionGroup tone="plain">
            <div className={stack}>
              <Section id="angles" heading={angles.heading}>
                <IllustratedList
                  items={[
                    { ...angles.toe, drawing: <Toe /> },
                    { ...angles.camber, drawing: <Camber /> },
                    { ...angles.caster, drawing: <Caster /> },
                  ]}
                />
              </Section>
              <Section id="benefits" heading={benefits.heading}>
                <FeatureGrid points={benefits.points} />
              </Section>
            </div>
          </SectionGroup>
          <Section tone="deep" id="included" heading={included.heading}>
            <div className={columns} data-split="second">
              <p className={machines}>
                <span className={bigFigure}>{equipment.count}</span>{' '}
                <strong>{equipment.name}</strong> {equipment.note}
              </p>
              <CheckList lines={included.lines} />
            </div>
          </Section>
        </>
      }
    >
      <Section id="pricing" heading={pricing.heading}>
        <Table {...pricing.table} />
      </Section>
    </ServicePage>
  );
}

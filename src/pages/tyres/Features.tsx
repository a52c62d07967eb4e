import { features } from '../../content/tyres.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';

/** The three features (specification, section 2: Tyres landing; the nine machines by D38). */
export function Features() {
  const { heading, fitting, laser, mobile } = features;
  return (
    <Section id="features" heading={heading}>
      <Points
        layout="rows"
        points={[
          fitting,
          {
            title: laser.title,
            text: `${laser.figure} ${laser.unit}. ${laser.text}`,
            link: { label: laser.further, to: laser.to },
          },
          { ...mobile, link: { label: mobile.further, to: mobile.to } },
        ]}
      />
    </Section>
  );
}

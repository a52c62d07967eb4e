import { features } from '../../content/tyres.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';

/** The three features (specification, section 2: Tyres landing; the nine machines by D38). */
export function Features() {
  return (
    <Section id="features" heading={features.heading}>
      <Points points={features.points} layout="rows" />
    </Section>
  );
}

import { reasons } from '../../content/home.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';

/** Why choose this business (D38, D39): three figures. */
export function WhyChoose() {
  return (
    <Section tone="plain">
      <h2>{reasons.heading}</h2>
      <Points layout="grid" points={reasons.points} />
    </Section>
  );
}

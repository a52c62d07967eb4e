import { reasons } from '../../content/home.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';

/** Why choose this business (D38, D39): three figures. */
export function WhyChoose() {
  const { heading, years, machines, minutes } = reasons;
  return (
    <Section tone="plain">
      <h2>{heading}</h2>
      <Points layout="grid" points={[years, machines, minutes]} />
    </Section>
  );
}

import { reasons } from '../../content/home.ts';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { BrandStrip } from './BrandStrip.tsx';
import { Closing } from './Closing.tsx';
import { Costs } from './Costs.tsx';
import { Hero } from './Hero.tsx';
import { Hours } from './Hours.tsx';
import { Reviews } from './Reviews.tsx';
import { Services } from './Services.tsx';

/** Home (specification, section 2): its sections in the order of visitors' questions. */
export function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Costs />
      <BrandStrip />
      <Section tone="plain">
        <h2>{reasons.heading}</h2>
        <Points layout="grid" points={reasons.points} />
      </Section>
      <Reviews />
      <Hours />
      <Closing />
    </>
  );
}

import { brands } from '../../content/brands.ts';
import { brandStrip } from '../../content/home.ts';
import { BrandStrip } from './BrandStrip.tsx';
import { Closing } from './Closing.tsx';
import { Costs } from './Costs.tsx';
import { Hero } from './Hero.tsx';
import { Hours } from './Hours.tsx';
import { Reviews } from './Reviews.tsx';
import { Services } from './Services.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Home (specification, section 2): its sections in the order of visitors' questions. */
export function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Costs />
      <BrandStrip heading={brandStrip.heading} names={brands} />
      <WhyChoose />
      <Reviews />
      <Hours />
      <Closing />
    </>
  );
}

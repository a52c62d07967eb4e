import { BrandStrip } from '../components/BrandStrip.tsx';
import { brands } from '../content/brands.ts';
import { brandStrip } from '../content/home.ts';
import { Closing } from '../sections/home/Closing.tsx';
import { Costs } from '../sections/home/Costs.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { Hours } from '../sections/home/Hours.tsx';
import { Reviews } from '../sections/home/Reviews.tsx';
import { Services } from '../sections/home/Services.tsx';
import { WhyChoose } from '../sections/home/WhyChoose.tsx';

/** Home (specification, section 2): its parts in the order a visitor asks for them. */
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

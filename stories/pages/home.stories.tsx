import { price } from '../../spec/facts/prices.ts';
import { brands } from '../../src/content/brands.ts';
import { BrandStrip } from '../../src/pages/home/BrandStrip.tsx';
import { PriceList } from '../../src/pages/home/PriceList.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Pages / Home' };

/** The names of the brands roll by; the box pauses them. */
export const Brands: Story = () => <BrandStrip heading="We fit these tyre brands" names={brands} />;
Brands.meta = { shows: 'We fit these tyre brands' };

/** A price list with a long name, a long detail, and words before and after a price. */
export const Prices: Story = () => (
  <>
    <h2 className={visuallyHidden}>Prices</h2>
    <PriceList
      title="Price list"
      basis="NZ dollars, GST included unless marked + GST"
      lines={[
        {
          job: 'Puncture repair',
          path: '/services/puncture-repair',
          detail: 'most done in 30 minutes, at a branch',
          before: 'from',
          price: price.punctureFrom,
        },
        {
          job: 'Brake rotors and pads for one axle, machined and fitted',
          path: '/services/brake-service',
          detail:
            'including pads, cleaning of the calliper slides, a road test, and a note of the thickness that is left',
          before: 'from',
          price: '$1350',
          after: 'per axle',
        },
      ]}
    />
  </>
);
Prices.meta = { shows: 'per axle' };

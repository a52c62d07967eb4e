import { brands } from '../../src/content/brands.ts';
import { BrandList } from '../../src/ui/BrandList.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Ui / Brand list' };

/** A list of three names, of seven in full rows, and of all names. */
export const Variants: Story = () => (
  <>
    <OnSurface surface="page">
      <BrandList names={brands.slice(0, 3)} />
      <BrandList names={brands.slice(0, 7)} />
    </OnSurface>
    <Section tone="asphalt">
      <BrandList names={brands} />
    </Section>
  </>
);
Variants.meta = { shows: 'Yokohama' };

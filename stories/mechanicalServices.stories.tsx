import { BrakeService } from '../src/pages/services/BrakeService.tsx';
import { CarServicing } from '../src/pages/services/CarServicing.tsx';
import { PadOnRotor, RotorAndCaliper } from '../src/pages/services/drawings/brakes.tsx';
import { PouredToTheMark } from '../src/pages/services/drawings/oil.tsx';
import { PartsOfAService } from '../src/pages/services/drawings/servicing.tsx';
import { FourWeeks, LabelOnWindscreen, NineAreas } from '../src/pages/services/drawings/wof.tsx';
import { FactTable } from '../src/pages/services/FactTable.tsx';
import { OilChange } from '../src/pages/services/OilChange.tsx';
import { ServicePackages } from '../src/pages/services/ServicePackages.tsx';
import { WofInspection } from '../src/pages/services/WofInspection.tsx';
import { PageSection } from '../src/ui/PageSection.tsx';
import type { Story } from './story.ts';
import { OnSurface } from './surfaces.tsx';

/** The whole page of the WOF inspection, on a phone. */
export const WofOnAPhone: Story = () => <WofInspection />;
WofOnAPhone.meta = { frame: 'section', shows: 'The 9 areas we check', width: 'phone' };

/** The whole page of car servicing, without header and footer. */
export const Servicing: Story = () => <CarServicing />;
Servicing.meta = { frame: 'section', shows: 'Makes we service' };

/** The whole page of the oil change: its two tables. */
export const Oil: Story = () => <OilChange />;
Oil.meta = { frame: 'section', shows: 'How often to change your oil' };

/** The whole page of the brake service: signs by urgency, pads by wear. */
export const Brakes: Story = () => <BrakeService />;
Brakes.meta = { frame: 'section', shows: 'Warning signs' };

/** Two packages of unequal length; an item longer than any of ours. */
export const TwoPackages: Story = () => (
  <ServicePackages
    heading="Two packages"
    plus="Everything in the basic service, plus 2 more"
    book="Book the"
    packages={[
      {
        id: 'basic',
        name: 'Basic service',
        price: 199,
        gstNote: '+ GST',
        duration: 'about 1–1.5 hours',
        inclusions: ['Oil and filter', 'Brake inspection', 'Fluid checks'],
      },
      {
        id: 'full',
        name: 'Full service',
        price: 1349,
        gstNote: '+ GST',
        duration: 'about 2–3 hours',
        extends: 'basic',
        inclusions: [
          'Air filter',
          'Spark plugs if required, the long-life kind that some engines ask for included',
        ],
        mark: 'POPULAR',
      },
    ]}
  />
);
TwoPackages.meta = { shows: 'POPULAR' };

const rows = [
  { name: 'Semi-synthetic', cells: ['A blend.', 'Everyday cars.', 'ask when you call'] },
  {
    name: 'Full synthetic',
    cells: [
      'Highly refined or man-made: flows well when cold, and protects when it is hot.',
      'Most newer engines.',
      'from $129',
    ],
  },
];

/** A comparison: a table where there is room. */
export const Facts: Story = () => (
  <PageSection id="facts" heading="Facts">
    <FactTable caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
Facts.meta = { shows: 'Two oils' };

/** The same on a phone: each row a small card, each fact below the name of its column. */
export const FactsOnAPhone: Story = () => (
  <PageSection id="facts" heading="Facts">
    <FactTable caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
FactsOnAPhone.meta = { shows: 'Two oils', width: 'phone' };

/** The drawings of the four pages, on the asphalt they are made for. */
export const Drawings: Story = () => (
  <OnSurface ground="asphalt">
    <LabelOnWindscreen />
    <NineAreas label="A car with nine numbered places." />
    <FourWeeks label="Four weeks as 28 squares." />
    <PartsOfAService />
    <PouredToTheMark />
    <RotorAndCaliper />
    <PadOnRotor wear="fresh" />
    <PadOnRotor wear="squeal" />
    <PadOnRotor wear="grind" />
  </OnSurface>
);
Drawings.meta = { shows: 'Asphalt, dark in both schemes' };

import { PadOnRotor, RotorAndCaliper } from '../src/components/drawing/brakes.tsx';
import { PouredToTheMark } from '../src/components/drawing/oil.tsx';
import { PartsOfAService } from '../src/components/drawing/servicing.tsx';
import { FourWeeks, LabelOnWindscreen, NineAreas } from '../src/components/drawing/wof.tsx';
import { BrakeService } from '../src/pages/services/BrakeService.tsx';
import { CarServicing } from '../src/pages/services/CarServicing.tsx';
import { OilChange } from '../src/pages/services/OilChange.tsx';
import { WofInspection } from '../src/pages/services/WofInspection.tsx';
import { FactTable } from '../src/sections/services/FactTable.tsx';
import { Packages } from '../src/sections/services/Packages.tsx';
import { Part } from '../src/sections/services/Part.tsx';
import { OnGround } from './grounds.tsx';
import type { Story } from './story.ts';

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
  <Packages
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
  <Part id="facts" heading="Facts">
    <FactTable caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </Part>
);
Facts.meta = { shows: 'Two oils' };

/** The same on a phone: each row a small card, each fact below the name of its column. */
export const FactsOnAPhone: Story = () => (
  <Part id="facts" heading="Facts">
    <FactTable caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </Part>
);
FactsOnAPhone.meta = { shows: 'Two oils', width: 'phone' };

/** The drawings of the four pages, on the asphalt they are made for. */
export const Drawings: Story = () => (
  <OnGround ground="asphalt">
    <LabelOnWindscreen />
    <NineAreas label="A car with nine numbered places." />
    <FourWeeks label="Four weeks as 28 squares." />
    <PartsOfAService />
    <PouredToTheMark />
    <RotorAndCaliper />
    <PadOnRotor wear="fresh" />
    <PadOnRotor wear="squeal" />
    <PadOnRotor wear="grind" />
  </OnGround>
);
Drawings.meta = { shows: 'Asphalt, dark in both schemes' };

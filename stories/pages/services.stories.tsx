import { price } from '../../spec/facts/prices.ts';
import { BatteryReplacement } from '../../src/pages/services/BatteryReplacement.tsx';
import { BrakeService } from '../../src/pages/services/BrakeService.tsx';
import { CarServicing } from '../../src/pages/services/CarServicing.tsx';
import { CheckList } from '../../src/ui/CheckList.tsx';
import { ToeFromAbove } from '../../src/pages/services/drawings/alignment.tsx';
import { ShakeBySpeed, WheelAndWeight } from '../../src/pages/services/drawings/balancing.tsx';
import { BatteryOnTest } from '../../src/pages/services/drawings/battery.tsx';
import { PadOnRotor, RotorAndCaliper } from '../../src/pages/services/drawings/brakes.tsx';
import { AirAndFill, NitrogenFill } from '../../src/pages/services/drawings/nitrogen.tsx';
import { PouredToTheMark } from '../../src/pages/services/drawings/oil.tsx';
import {
  Nail,
  OffTheRim,
  PlugAndPatch,
  RepairZones,
} from '../../src/pages/services/drawings/puncture.tsx';
import { Roadside } from '../../src/pages/services/drawings/roadside.tsx';
import { RotationPattern, RoundTheCar } from '../../src/pages/services/drawings/rotation.tsx';
import { PartsOfAService } from '../../src/pages/services/drawings/servicing.tsx';
import { FourWeeks, LabelOnWindscreen, NineAreas } from '../../src/pages/services/drawings/wof.tsx';
import { Table } from '../../src/ui/Table.tsx';
import { Figure } from '../../src/pages/services/Figure.tsx';
import { IllustratedList } from '../../src/ui/IllustratedList.tsx';
import { MobileService } from '../../src/pages/services/MobileService.tsx';
import { NitrogenInflation } from '../../src/pages/services/NitrogenInflation.tsx';
import { OilChange } from '../../src/pages/services/OilChange.tsx';
import { PunctureRepair } from '../../src/pages/services/PunctureRepair.tsx';
import { Steps } from '../../src/ui/Steps.tsx';
import { ServicePackages } from '../../src/pages/services/ServicePackages.tsx';
import { TyreRotation } from '../../src/pages/services/TyreRotation.tsx';
import { WheelAlignment } from '../../src/pages/services/WheelAlignment.tsx';
import { WheelBalancing } from '../../src/pages/services/WheelBalancing.tsx';
import { WofInspection } from '../../src/pages/services/WofInspection.tsx';
import { YearGauge } from '../../src/pages/services/YearGauge.tsx';
import { WithoutAir } from '../../src/ui/drawing/runFlat.tsx';
import { Van } from '../../src/ui/drawing/Van.tsx';
import { PageSection } from '../../src/ui/PageSection.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Pages / Services' };

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

/** The whole page of the mobile service, without header and footer. */
export const Mobile: Story = () => <MobileService />;
Mobile.meta = { frame: 'section', shows: 'How it works' };

/** The whole page of battery replacement, on a phone. */
export const BatteryOnAPhone: Story = () => <BatteryReplacement />;
BatteryOnAPhone.meta = { frame: 'section', shows: 'Signs of a failing battery', width: 'phone' };

/** The whole page, without header and footer. */
export const Alignment: Story = () => <WheelAlignment />;
Alignment.meta = {
  frame: 'section',
  path: '/services/wheel-alignment',
  shows: 'The three angles we check',
};

/** The table of two prices on a phone. */
export const AlignmentOnAPhone: Story = () => <WheelAlignment />;
AlignmentOnAPhone.meta = {
  frame: 'section',
  path: '/services/wheel-alignment',
  shows: 'Aligned to',
  width: 'phone',
};

/** The whole page, without header and footer. */
export const Balancing: Story = () => <WheelBalancing />;
Balancing.meta = {
  frame: 'section',
  path: '/services/wheel-balancing',
  shows: 'Signs of imbalance',
};

/** The whole page, without header and footer. */
export const Puncture: Story = () => <PunctureRepair />;
Puncture.meta = {
  frame: 'section',
  path: '/services/puncture-repair',
  shows: 'Can your puncture be repaired?',
};

/** The whole page, without header and footer. */
export const Rotation: Story = () => <TyreRotation />;
Rotation.meta = {
  frame: 'section',
  path: '/services/tyre-rotation',
  shows: 'The pattern for your car',
};

/** The patterns on a phone, each beside its words. */
export const RotationOnAPhone: Story = () => <TyreRotation />;
RotationOnAPhone.meta = {
  frame: 'section',
  path: '/services/tyre-rotation',
  shows: 'Directional tyres',
  width: 'phone',
};

/** The whole page, without header and footer. */
export const Nitrogen: Story = () => <NitrogenInflation />;
Nitrogen.meta = {
  frame: 'section',
  path: '/services/nitrogen-inflation',
  shows: 'Who benefits',
};

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
      `from ${price.oilSyntheticFrom}`,
    ],
  },
];

/** A comparison: a table where there is room. */
export const Facts: Story = () => (
  <PageSection id="facts" heading="Facts">
    <Table caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
Facts.meta = { shows: 'Two oils' };

/** The same on a phone: each row a small card, each fact below the name of its column. */
export const FactsOnAPhone: Story = () => (
  <PageSection id="facts" heading="Facts">
    <Table caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
FactsOnAPhone.meta = { shows: 'Two oils', width: 'phone' };

/** The drawings of the four pages, on the dark surface they are made for. */
export const MechanicalDrawings: Story = () => (
  <OnSurface surface="dark">
    <LabelOnWindscreen />
    <NineAreas />
    <FourWeeks />
    <PartsOfAService />
    <PouredToTheMark />
    <RotorAndCaliper />
    <PadOnRotor wear="fresh" />
    <PadOnRotor wear="squeal" />
    <PadOnRotor wear="grind" />
  </OnSurface>
);
MechanicalDrawings.meta = { shows: 'Dark surface, in both schemes' };

/** Steps along a road, in their section; the second is longer than any of ours. */
export const RoadsideStops: Story = () => (
  <Section tone="asphalt">
    <PageSection id="steps" heading="Three steps">
      <Steps
        steps={[
          { title: 'Call', text: 'One line.' },
          {
            title: 'Choose a time that suits you, the yard and the weather',
            text: 'Any day of the week, and so many words about it that the step takes three lines or more on a phone before the next one begins.',
          },
          { title: 'Job done', text: 'One line.' },
        ]}
      />
    </PageSection>
  </Section>
);
RoadsideStops.meta = { shows: 'Job done' };

/** The years of a battery; a test in the last two. */
export const Years: Story = () => (
  <YearGauge
    label="Five years of a battery"
    due="test"
    years={[1, 2, 3, 4, 5].map((year) => ({ year, test: year > 3 }))}
  />
);
Years.meta = { shows: 'Year' };

/** Three drawings, and the van that pages share, on the dark surface they are made for. */
export const RoadsideDrawings: Story = () => (
  <OnSurface surface="dark">
    <BatteryOnTest />
    <Roadside />
    <WithoutAir />
    <Van />
  </OnSurface>
);
RoadsideDrawings.meta = { shows: 'Dark surface, in both schemes' };

/** The five drawings of the banners, in one style. */
export const TyreServiceDrawings: Story = () => (
  <OnSurface surface="dark">
    <ToeFromAbove />
    <WheelAndWeight />
    <PlugAndPatch />
    <RoundTheCar />
    <NitrogenFill />
  </OnSurface>
);
TyreServiceDrawings.meta = { shows: 'heavy spot' };

/** Where four tyres go: crossing paths are yellow, straight ones white. */
export const Patterns: Story = () => (
  <OnSurface surface="dark">
    <RotationPattern pattern="front" />
    <RotationPattern pattern="rear" />
    <RotationPattern pattern="all" />
    <RotationPattern pattern="directional" />
  </OnSurface>
);
Patterns.meta = {};

/** Drawings inside a page, each with its caption. */
export const Panels: Story = () => (
  <>
    <Figure caption="What a drawing shows">
      <ShakeBySpeed />
    </Figure>
    <Figure caption="A caption that is long enough to take a second line on a phone, and perhaps a third one, too">
      <RepairZones />
    </Figure>
    <Figure caption="Bars">
      <AirAndFill />
    </Figure>
  </>
);
Panels.meta = { shows: 'What a drawing shows' };

/** A title of one word, and one that runs on. */
export const Illustrated: Story = () => (
  <>
    <h2 id="steps">Steps</h2>
    <IllustratedList
      columns={4}
      ordered
      items={[
        { title: 'Look', text: 'Short.', drawing: <Nail /> },
        {
          title: 'Take it off its rim, and look again from the inside',
          text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
          drawing: <OffTheRim />,
        },
      ]}
    />
  </>
);
Illustrated.meta = { shows: 'Look' };

/** What one gets, in one column and in two. */
export const Ticked: Story = () => (
  <>
    <h2 id="one">One column</h2>
    <CheckList lines={['One', 'Two']} />
    <h2 id="two">Two columns</h2>
    <CheckList columns={2} lines={['One', 'Two', 'Three, which is longer', 'Four']} />
  </>
);
Ticked.meta = { shows: 'Three, which is longer' };

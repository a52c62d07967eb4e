import { CheckList } from '../src/pages/services/CheckList.tsx';
import { ToeFromAbove } from '../src/pages/services/drawings/alignment.tsx';
import { ShakeBySpeed, WheelAndWeight } from '../src/pages/services/drawings/balancing.tsx';
import {
  AirAndFill,
  NitrogenFill,
  ThroughTheWall,
} from '../src/pages/services/drawings/nitrogen.tsx';
import {
  Nail,
  OffTheRim,
  PlugAndPatch,
  RepairZones,
} from '../src/pages/services/drawings/puncture.tsx';
import { RotationPattern, RoundTheCar } from '../src/pages/services/drawings/rotation.tsx';
import { Figure } from '../src/pages/services/Figure.tsx';
import { IllustratedList } from '../src/pages/services/IllustratedList.tsx';
import { NitrogenInflation } from '../src/pages/services/NitrogenInflation.tsx';
import { PunctureRepair } from '../src/pages/services/PunctureRepair.tsx';
import { TyreRotation } from '../src/pages/services/TyreRotation.tsx';
import { WheelAlignment } from '../src/pages/services/WheelAlignment.tsx';
import { WheelBalancing } from '../src/pages/services/WheelBalancing.tsx';
import { FeatureGrid } from '../src/ui/FeatureGrid.tsx';
import type { Story } from './story.ts';
import { OnSurface } from './surfaces.tsx';

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
  shows: 'Can it be repaired?',
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

/** The five drawings of the banners, in one hand. */
export const Drawings: Story = () => (
  <OnSurface ground="asphalt">
    <ToeFromAbove />
    <WheelAndWeight />
    <PlugAndPatch />
    <RoundTheCar />
    <NitrogenFill />
  </OnSurface>
);
Drawings.meta = { shows: 'heavy spot' };

/** Where four tyres go: what crosses is yellow, what does not is chalk. */
export const Patterns: Story = () => (
  <OnSurface ground="asphalt">
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

/** Two plates: a title of one word, and one that runs on. */
export const Steps: Story = () => (
  <>
    <h2 id="steps">Steps</h2>
    <IllustratedList
      columns={4}
      ordered
      plates={[
        { title: 'Look', text: 'Short.', drawing: <Nail /> },
        {
          title: 'Take it off its rim, and look again from the inside',
          text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
          drawing: <OffTheRim />,
        },
      ]}
    />
    <h2 id="card">A card across</h2>
    <IllustratedList
      columns={1}
      plates={[{ title: 'Slowly', text: 'Out through the wall.', drawing: <ThroughTheWall /> }]}
    />
  </>
);
Steps.meta = { shows: 'Look' };

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

/** Three beside one another, and four. */
export const Beside: Story = () => (
  <>
    <h2 id="three">Three</h2>
    <FeatureGrid
      points={[
        { title: 'First', text: 'Short.' },
        { title: 'A second that takes two lines', text: 'A sentence of the usual length.' },
        { title: 'Third', text: 'Short.' },
      ]}
    />
    <h2 id="four">Four</h2>
    <FeatureGrid
      points={['North', 'East', 'South', 'West'].map((title) => ({ title, text: 'A direction.' }))}
    />
  </>
);
Beside.meta = { shows: 'A second that takes two lines' };

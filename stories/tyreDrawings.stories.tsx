import { Bend } from '../src/components/drawing/bend.tsx';
import { AxleUnderLoad } from '../src/components/drawing/load.tsx';
import { RollOut } from '../src/components/drawing/rollOut.tsx';
import { WithoutAir } from '../src/components/drawing/runFlat.tsx';
import { SizeRead } from '../src/components/drawing/sizeRead.tsx';
import { TreadPattern } from '../src/components/drawing/treads.tsx';
import { TyreCategory } from '../src/pages/TyreCategory.tsx';
import { OnGround } from './grounds.tsx';
import type { Story } from './story.ts';

/** The drawings of five tyre categories, in one hand; the treads have a story of their own. */
export const Drawings: Story = () => (
  <OnGround ground="asphalt">
    <SizeRead />
    <Bend />
    <AxleUnderLoad />
    <WithoutAir />
    <RollOut />
  </OnGround>
);
Drawings.meta = { shows: 'run flat' };

/** On a small phone each drawing can still be read. */
export const DrawingsOnASmallPhone: Story = () => (
  <OnGround ground="asphalt">
    <SizeRead />
    <Bend />
    <AxleUnderLoad />
    <RollOut />
  </OnGround>
);
DrawingsOnASmallPhone.meta = { shows: 'ordinary', width: 'small' };

/** The yellow is the open part of a tread: little, more, most of it. */
export const Treads: Story = () => (
  <OnGround ground="asphalt">
    <TreadPattern tread="highway" />
    <TreadPattern tread="allTerrain" />
    <TreadPattern tread="mud" />
  </OnGround>
);
Treads.meta = {};

/** Prices and benefits beside the ways to ask, and the sidewall from edge to edge. */
export const Passenger: Story = () => <TyreCategory path="/tyres/passenger" />;
Passenger.meta = { frame: 'section', path: '/tyres/passenger', shows: 'What the sidewall says' };

/** Each benefit below its tread. */
export const FourWheelDrive: Story = () => <TyreCategory path="/tyres/4wd-suv" />;
FourWheelDrive.meta = { frame: 'section', path: '/tyres/4wd-suv', shows: 'Mud gets you out' };

/** On a phone a tread stands beside its words. */
export const FourWheelDriveOnAPhone: Story = () => <TyreCategory path="/tyres/4wd-suv" />;
FourWheelDriveOnAPhone.meta = {
  frame: 'section',
  path: '/tyres/4wd-suv',
  shows: 'Mud gets you out',
  width: 'phone',
};

/** The road of the drawing goes on to the window's edge. */
export const Performance: Story = () => <TyreCategory path="/tyres/performance" />;
Performance.meta = { frame: 'section', path: '/tyres/performance', shows: 'Same bend, same force' };

/** Drawing and benefits side by side; what is included lies across. */
export const Commercial: Story = () => <TyreCategory path="/tyres/commercial" />;
Commercial.meta = { frame: 'section', path: '/tyres/commercial', shows: 'Where the load goes' };

/** Two numbers across the page; the drawing is the banner's. */
export const RunFlat: Story = () => <TyreCategory path="/tyres/run-flat" />;
RunFlat.meta = { frame: 'section', path: '/tyres/run-flat', shows: 'Why people keep them' };

/** The drawing beside the sum it explains. */
export const FuelEfficient: Story = () => <TyreCategory path="/tyres/fuel-efficient" />;
FuelEfficient.meta = {
  frame: 'section',
  path: '/tyres/fuel-efficient',
  shows: 'Let go on the same slope',
};

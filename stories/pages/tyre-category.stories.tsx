import { CategoryFigure } from '../../src/pages/tyre-category/CategoryFigure.tsx';
import { Commercial as CommercialPage } from '../../src/pages/tyre-category/Commercial.tsx';
import { Bend } from '../../src/pages/tyre-category/drawings/bend.tsx';
import { AxleUnderLoad } from '../../src/pages/tyre-category/drawings/load.tsx';
import { RollOut } from '../../src/pages/tyre-category/drawings/rollOut.tsx';
import { SizeRead } from '../../src/pages/tyre-category/drawings/sizeRead.tsx';
import { TreadPattern } from '../../src/pages/tyre-category/drawings/treads.tsx';
import { FourWheelDrive as FourWheelDrivePage } from '../../src/pages/tyre-category/FourWheelDrive.tsx';
import { FuelEfficient as FuelEfficientPage } from '../../src/pages/tyre-category/FuelEfficient.tsx';
import { Passenger as PassengerPage } from '../../src/pages/tyre-category/Passenger.tsx';
import { Performance as PerformancePage } from '../../src/pages/tyre-category/Performance.tsx';
import { RunFlat as RunFlatPage } from '../../src/pages/tyre-category/RunFlat.tsx';
import { WithoutAir } from '../../src/ui/drawing/runFlat.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Pages / Tyre category' };

/** Passenger tyres: the sidewall from edge to edge. */
export const Passenger: Story = () => <PassengerPage />;
Passenger.meta = { frame: 'section', path: '/tyres/passenger', shows: 'What the sidewall says' };

/** 4WD and SUV tyres on a phone: each benefit below its tread. */
export const FourWheelDrive: Story = () => <FourWheelDrivePage />;
FourWheelDrive.meta = {
  frame: 'section',
  path: '/tyres/4wd-suv',
  shows: 'Mud: for off-road',
  width: 'phone',
};

/** High performance tyres: the bend from edge to edge. */
export const Performance: Story = () => <PerformancePage />;
Performance.meta = {
  frame: 'section',
  path: '/tyres/performance',
  shows: 'Tall and short sidewalls in a corner',
};

/** Commercial and van tyres on a phone. */
export const Commercial: Story = () => <CommercialPage />;
Commercial.meta = {
  frame: 'section',
  path: '/tyres/commercial',
  shows: 'Where the load goes',
  width: 'phone',
};

/** Run-flat tyres: a drawing in the banner’s place for a picture. */
export const RunFlat: Story = () => <RunFlatPage />;
RunFlat.meta = { frame: 'section', path: '/tyres/run-flat', shows: 'Before you choose run flats' };

/** Fuel efficient tyres: the figures beside the drawing. */
export const FuelEfficient: Story = () => <FuelEfficientPage />;
FuelEfficient.meta = {
  frame: 'section',
  path: '/tyres/fuel-efficient',
  shows: 'Why they roll further',
};

/** The drawings of five tyre categories, in one style; the treads have a story of their own. */
export const Drawings: Story = () => (
  <OnSurface surface="dark">
    <SizeRead />
    <Bend />
    <AxleUnderLoad />
    <WithoutAir />
    <RollOut />
  </OnSurface>
);
Drawings.meta = { shows: 'run flat' };

/** On a small phone each drawing can still be read. */
export const DrawingsOnASmallPhone: Story = () => (
  <OnSurface surface="dark">
    <SizeRead />
    <Bend />
    <AxleUnderLoad />
    <RollOut />
  </OnSurface>
);
DrawingsOnASmallPhone.meta = { shows: 'ordinary', width: 'small' };

/** The yellow is the open part of a tread: little, more, most of it. */
export const Treads: Story = () => (
  <OnSurface surface="dark">
    <TreadPattern tread="highway" />
    <TreadPattern tread="allTerrain" />
    <TreadPattern tread="mud" />
  </OnSurface>
);
Treads.meta = {};

/** A drawing with its caption: in a column, and from edge to edge with its signs read out. */
export const Figures: Story = () => (
  <>
    <CategoryFigure
      drawing={<RollOut />}
      caption={{ title: 'In a column', text: 'One sentence that says what is to be seen.' }}
    />
    <CategoryFigure
      wide
      drawing={<SizeRead />}
      caption={{
        title: 'From edge to edge',
        text: 'Read from left to right.',
        signs: [
          ['R16', 'short'],
          ['V', 'a meaning that is long enough to take a second line on a desk, beside its sign'],
        ],
      }}
    />
  </>
);
Figures.meta = { shows: 'From edge to edge' };

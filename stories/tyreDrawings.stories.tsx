import { Bend } from '../src/components/drawing/bend.tsx';
import { AxleUnderLoad } from '../src/components/drawing/load.tsx';
import { RollOut } from '../src/components/drawing/rollOut.tsx';
import { WithoutAir } from '../src/components/drawing/runFlat.tsx';
import { SizeRead } from '../src/components/drawing/sizeRead.tsx';
import { TreadPattern } from '../src/components/drawing/treads.tsx';
import { CategoryFigure } from '../src/sections/tyres/CategoryFigure.tsx';
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

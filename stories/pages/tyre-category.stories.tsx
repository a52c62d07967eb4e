import { CategoryFigure } from '../../src/pages/tyre-category/CategoryFigure.tsx';
import { Bend } from '../../src/pages/tyre-category/drawings/bend.tsx';
import { AxleUnderLoad } from '../../src/pages/tyre-category/drawings/load.tsx';
import { RollOut } from '../../src/pages/tyre-category/drawings/rollOut.tsx';
import { SizeRead } from '../../src/pages/tyre-category/drawings/sizeRead.tsx';
import { TreadPattern } from '../../src/pages/tyre-category/drawings/treads.tsx';
import { WithoutAir } from '../../src/ui/drawing/runFlat.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Pages / Tyre category' };

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

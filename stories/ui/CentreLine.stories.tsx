import { CentreLine } from '../../src/ui/CentreLine.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Ui / Centre line' };

/** A road's centre line, on each surface. */
export const Line: Story = () => (
  <OnEverySurface>
    <CentreLine />
  </OnEverySurface>
);

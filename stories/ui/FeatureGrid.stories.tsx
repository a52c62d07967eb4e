import { FeatureGrid } from '../../src/ui/FeatureGrid.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Feature grid' };

/** Rows of three and of four. */
export const Columns: Story = () => (
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
Columns.meta = { shows: 'A second that takes two lines' };

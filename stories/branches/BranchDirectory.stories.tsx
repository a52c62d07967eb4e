import {
  BranchDirectory,
  DirectoryCards,
  DirectoryMap,
} from '../../src/branches/BranchDirectory.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Branches / Branch directory' };

/** The map, the cards and the last cell, below a heading of the second level as on both pages. */
export const Directory: Story = () => (
  <>
    <h2 className={visuallyHidden}>Branches</h2>
    <BranchDirectory>
      <DirectoryMap>
        <p>Below the map</p>
      </DirectoryMap>
      <DirectoryCards />
      <p>The last place</p>
    </BranchDirectory>
  </>
);
Directory.meta = { shows: 'MAIN LOCATION', clauses: ['PLACES-MAIN'] };

export const DirectoryOnPhone: Story = () => <Directory />;
DirectoryOnPhone.meta = { shows: 'Ferrymead', width: 'phone' };

import { BranchDirectory } from '../../src/branches/BranchDirectory.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Branches / Branch directory' };

/** The map, the cards and the last cell, as on both pages: the cards are below a heading of the second level. */
export const Sheet: Story = () => (
  <>
    <h2 className={visuallyHidden}>Branches</h2>
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
Sheet.meta = { shows: 'MAIN LOCATION', clauses: ['PLACES-MAIN'] };

export const SheetOnAPhone: Story = () => <Sheet />;
SheetOnAPhone.meta = { shows: 'Ferrymead', width: 'phone' };

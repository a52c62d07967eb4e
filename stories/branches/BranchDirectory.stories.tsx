import { BranchDirectory } from '../../src/branches/BranchDirectory.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Branches / Branch directory' };

/** The cards are below a heading of the second level, as on their pages. */
function Heading() {
  return <h2 className={visuallyHidden}>Branches</h2>;
}

/** The map at 320 pixels, on a dark surface. */
export const PlanOnAPhone: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
PlanOnAPhone.meta = { shows: 'Ferrymead', width: 'phone' };

/** The map, the cards and the last cell, as on both pages. */
export const Sheet: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
Sheet.meta = { shows: 'MAIN LOCATION', clauses: ['PLACES-MAIN'] };

import { BranchDirectory } from '../../src/branches/BranchDirectory.tsx';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Branches / Branch directory' };

/** Cards stand below a heading of the second level. */
function Heading() {
  return <h2 className={visuallyHidden}>Branches</h2>;
}

/** The plan on the narrowest screen, on the sheet that ends its ground in the page. */
export const PlanOnAPhone: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
PlanOnAPhone.meta = { shows: 'Ferrymead', width: 'phone' };

/** Plan, cards and the last place, as on both pages. */
export const Sheet: Story = () => (
  <>
    <Heading />
    <BranchDirectory>
      <p>The last place</p>
    </BranchDirectory>
  </>
);
Sheet.meta = { shows: 'MAIN LOCATION', clauses: ['PLACES-MAIN'] };

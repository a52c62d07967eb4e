import { BranchMap } from '../../src/branches/BranchMap.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Branches / Branch map' };

/** Six pins; the cards to which they lead are not in this story. */
export const Plan: Story = () => (
  <OnSurface surface="dark">
    <BranchMap />
  </OnSurface>
);
Plan.meta = { shows: 'Ferrymead', clauses: ['PLAN-PINS'] };

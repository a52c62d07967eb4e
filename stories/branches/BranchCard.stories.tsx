import { BranchCard } from '../../src/branches/BranchCard.tsx';
import { OpenStatus } from '../../src/branches/OpenStatus.tsx';
import { branches } from '../../src/content/branches.ts';
import { visuallyHidden } from '../../src/styles/layout.ts';
import type { Story } from '../story.ts';

export default { title: 'Branches / Branch card' };

/** The cards are below a heading of the second level, as on their pages. */
function Heading() {
  return <h2 className={visuallyHidden}>Branches</h2>;
}

/** The complete card, with opening hours and services. */
export const Card: Story = () => (
  <>
    <Heading />
    <ul role="list">
      {branches.slice(0, 1).map((branch) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          number={1}
          state={<OpenStatus branch={branch} />}
        />
      ))}
    </ul>
  </>
);
Card.meta = { shows: 'Mobile tyre service', width: 'phone' };

/** The shorter card of the Contact page, for a branch that is not the main one. */
export const ShortCard: Story = () => (
  <>
    <Heading />
    <ul role="list">
      {branches.slice(-1).map((branch) => (
        <BranchCard key={branch.id} branch={branch} number={6} />
      ))}
    </ul>
  </>
);
ShortCard.meta = { shows: 'Get Directions', width: 'phone' };

import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Closed days' };

const words = 'We’re on our summer break.';

/** Several days on which the owner closes, and one beside a name. */
export const Closed: Story = () => (
  <>
    <ClosedDays closed={[{ from: '2026-12-24', until: '2027-01-10', words }]} />
    <ClosedDays closed={[{ from: '2027-03-03', words: 'We count our stock.' }]} lead="Papanui" />
  </>
);
Closed.meta = { shows: 'We’re on our summer break.' };

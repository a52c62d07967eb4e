import { HoursList } from '../../src/ui/HoursList.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Hours list' };

/** Open, and closed. */
export const Week: Story = () => (
  <HoursList
    rows={[
      { days: 'Mon–Fri', hours: '9am–4pm' },
      { days: 'Sunday', hours: 'Closed' },
    ]}
  />
);
Week.meta = { shows: 'Closed' };

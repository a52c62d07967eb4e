import { HoursList } from '../../src/ui/HoursList.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Hours list' };

/** Open, and closed. */
export const Week: Story = () => (
  <HoursList
    week={{
      weekdays: { opens: '08:00', closes: '17:00' },
      saturday: { opens: '09:00', closes: '15:00' },
      sunday: 'closed',
    }}
  />
);
Week.meta = { shows: 'Closed' };

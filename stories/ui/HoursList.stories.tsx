import { HoursList } from '../../src/ui/HoursList.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Hours list' };

/** Opening hours with open and closed days. */
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

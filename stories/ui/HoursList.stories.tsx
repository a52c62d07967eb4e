import { headOffice } from '../../spec/facts/business.ts';
import { HoursList } from '../../src/ui/HoursList.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Hours list' };

/** Open, and closed. */
export const Week: Story = () => (
  <HoursList
    rows={[
      { days: 'Mon–Fri', hours: headOffice.weekdays },
      { days: 'Sunday', hours: headOffice.sunday },
    ]}
  />
);
Week.meta = { shows: 'Closed' };

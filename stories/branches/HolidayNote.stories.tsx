import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import type { Story } from '../story.ts';

export default { title: 'Branches / Holiday note' };

/** The note on holidays, which names the next holiday if one is near. */
export const Holidays: Story = () => <HolidayNote />;
Holidays.meta = { shows: 'call first' };

import { HolidayNote } from '../../src/branches/HolidayNote.tsx';
import type { Story } from '../story.ts';

export default { title: 'Branches / Holiday note' };

/** The note on holidays, with or without one that is near. */
export const Holidays: Story = () => <HolidayNote />;
Holidays.meta = { shows: 'call first' };

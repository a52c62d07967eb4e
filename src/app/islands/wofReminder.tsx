import { WofReminder } from '../../answers/WofReminder.tsx';
import { hydratesAs } from './hydratesAs.tsx';

/** Hydrates the reminder of a WOF, as its page renders it. */
export const hydrate = hydratesAs(<WofReminder />);

import { formatPeriod } from '../domain/openingHours.ts';
import { mainBranch } from './branches.ts';

/** What a stranded driver should do first; the same text everywhere. General advice. */
export const getSafe = 'Get yourself somewhere safe first, away from traffic. In danger? Call 111.';

/** When to stop driving because of the brakes; the same text everywhere. General advice. */
export const brakesStop = 'Grinding, a soft pedal or a red brake light? Don’t drive: call us.';

const { weekdays, saturday, sunday } = mainBranch.hours;

/** When the main line is answered (D2). The van has no hours of its own: none are known. The owner is asked in `promises.ts`. */
export const answered = `We answer Mon–Fri ${formatPeriod(weekdays)}, Sat ${formatPeriod(saturday)}, Sun ${formatPeriod(sunday)}.`;

/** What to do outside opening hours; the same text everywhere. General advice. */
export const otherHelp = 'At other times, call your roadside assistance or a towing company.';

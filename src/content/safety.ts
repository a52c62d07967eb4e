import { formatPeriod } from '../domain/openingHours.ts';
import { mainBranch } from './branches.ts';

/** What somebody who is stranded does first, in these words wherever it comes up. General advice. */
export const getSafe = 'Get yourself somewhere safe first, away from traffic. In danger? Call 111.';

/** When brakes end the drive. General advice, in these words wherever it comes up. */
export const brakesStop = 'Grinding, a soft pedal or a red brake light? Don’t drive: call us.';

const { weekdays, saturday, sunday } = mainBranch.hours;

/** When the main line is answered (D2). The van has no hours of its own here: none are known. Confirm. */
export const answered = `We answer Mon–Fri ${formatPeriod(weekdays)}, Sat ${formatPeriod(saturday)}, Sun ${formatPeriod(sunday)}.`;

/** What to do while nobody answers. General advice, in these words wherever it comes up. */
export const otherHelp = 'At other times, call your roadside assistance or a towing company.';

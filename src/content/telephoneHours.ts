import { formatClosure, formatPeriod } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';

const { weekdays, saturday, sunday } = mainBranch.hours;
const times = `Mon–Fri ${formatPeriod(weekdays)}, Sat ${formatPeriod(saturday)}, Sun ${formatPeriod(sunday)}`;

/** The days on which the main line is not answered, as sentences to go on with. */
export const notAnswered = (mainBranch.hours.closed ?? [])
  .map((closure) => ` ${formatClosure(closure)}`)
  .join('');

/** When the main line is answered (D2). The van has no hours of its own: none are known. The owner is asked in `promises.ts`. */
export const answered = `We answer ${times}.${notAnswered}`;

/** When the main line is answered, with its number. */
export const numberAnswered = `We answer ${mainBranch.phone} ${times}.${notAnswered}`;

/** When to call for the van: when the main line is answered. */
export const callForVan = `To book the van, call ${times}.${notAnswered}`;

/** When we answer which number, and where to get help at other times: where no call button is beside it. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When we answer, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

import { andClosedDays, hoursRows } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';

const { closed } = mainBranch.hours;
const times = hoursRows(mainBranch.hours)
  .map(({ phrase }) => phrase)
  .join(', ');

/** When the main line is answered (D2). The van has no hours of its own: none are known. The owner is asked in `promises.ts`. */
export const answered = andClosedDays(`We answer ${times}.`, closed);

/** When the main line is answered, with its number. */
export const numberAnswered = andClosedDays(`We answer ${mainBranch.phone} ${times}.`, closed);

/** When to call for the van: when the main line is answered. */
export const callForVan = andClosedDays(`To book the van, call ${times}.`, closed);

/** When we answer which number, and where to get help at other times: where no call button is beside it. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When we answer, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

import { andClosedDays, hoursRows } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';

const { closed } = mainBranch.hours;
const times = hoursRows(mainBranch.hours)
  .map(({ phrase }) => phrase)
  .join(', ');

/** When the main line is answered (D2). The van's hours are not known; `promises.ts` asks the owner for them. */
export const answered = andClosedDays(`We answer ${times}.`, closed);

/** When the main line is answered, with its number. */
export const numberAnswered = andClosedDays(`We answer ${mainBranch.phone} ${times}.`, closed);

/** When to call for the van: when the main line is answered. */
export const callForVan = andClosedDays(`To book the van, call ${times}.`, closed);

/** When the main line is answered, with its number, and where to get help at other times. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When the main line is answered, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

import { formatClosure, hoursRows } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';

const times = hoursRows(mainBranch.hours)
  .map(({ phrase }) => phrase)
  .join(', ');

/** A sentence, and after it the days on which nobody answers because the owner closes the main branch. */
export function andClosedDays(sentence: string): string {
  return [sentence, ...(mainBranch.hours.closed ?? []).map(formatClosure)].join(' ');
}

/** When the main line is answered (D2). The van has no hours of its own: none are known. The owner is asked in `promises.ts`. */
export const answered = andClosedDays(`We answer ${times}.`);

/** When the main line is answered, with its number. */
export const numberAnswered = andClosedDays(`We answer ${mainBranch.phone} ${times}.`);

/** When to call for the van: when the main line is answered. */
export const callForVan = andClosedDays(`To book the van, call ${times}.`);

/** When we answer which number, and where to get help at other times: where no call button is beside it. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When we answer, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

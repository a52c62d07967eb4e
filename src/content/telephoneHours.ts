import { openRows } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';
import { promise, shownBy } from './promise.ts';

const times = openRows(mainBranch.hours)
  .map(({ phrase }) => phrase)
  .join(', ');

/** When the main line is answered (D2). */
export const answered = promise(`We answer ${times}.`, shownBy.telephones);

/** When the main line is answered, with its number. */
export const numberAnswered = promise(
  `We answer ${mainBranch.phone} ${times}.`,
  shownBy.telephones,
);

/** When to call for the van: when the main line is answered. */
export const callForVan = promise(`To book the van, call ${times}.`, shownBy.telephones);

/** Where the van goes, before when to call for it. */
export const vanComes = promise('It comes to your home, work or the roadside.', shownBy.van);

/** When the main line is answered, with its number, and where to get help at other times. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When the main line is answered, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

import { openTimes } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';
import { promise, shownBy } from './promise.ts';

/** When the main line is answered: the hours of the main branch (D2). */
const times = openTimes(mainBranch.hours);

/** When to call for the van: when the main line is answered. */
export const callForVan = promise(`To book the van, call ${times}.`, shownBy.telephones);

/** Where the van goes, before when to call for it. */
export const vanComes = promise('It comes to your home, work or the roadside.', shownBy.van);

/** When the main line is answered, and where to get help at other times. */
export const ifNoAnswer = `${promise(`We answer ${times}.`, shownBy.telephones)} ${otherHelp}`;

/** The same with the number of the main line. */
export const ifNoAnswerOn = `${promise(`We answer ${mainBranch.phone} ${times}.`, shownBy.telephones)} ${otherHelp}`;

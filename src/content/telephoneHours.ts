import { openRows } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { otherHelp } from './safety.ts';
import { why, type PlacedPromises } from './ownersPromise.ts';

const times = openRows(mainBranch.hours)
  .map(({ phrase }) => phrase)
  .join(', ');

/** When the main line is answered (D2). The van's hours are not known; `promises`, below, asks the owner for them. */
export const answered = `We answer ${times}.`;

/** When the main line is answered, with its number. */
export const numberAnswered = `We answer ${mainBranch.phone} ${times}.`;

/** When to call for the van: when the main line is answered. */
export const callForVan = `To book the van, call ${times}.`;

/** Where the van goes, before when to call for it. */
export const vanComes = 'It comes to your home, work or the roadside.';

/** When the main line is answered, with its number, and where to get help at other times. */
export const ifNoAnswerOn = `${numberAnswered} ${otherHelp}`;

/** When the main line is answered, and where to get help at other times. */
export const ifNoAnswer = `${answered} ${otherHelp}`;

/** What these sentences promise: for the owner to confirm (`promises.ts`). */
export const promises = {
  vanComes: { sentences: [vanComes, callForVan], pages: ['/locations'], why: why.vanArea },
  answered: {
    sentences: [answered],
    pages: ['/contact', '/services/mobile-service'],
    why: 'These are the Sockburn branch’s hours. Does somebody answer then, and who answers for the van at other times?',
  },
  numberAnswered: {
    sentences: [numberAnswered],
    pages: ['/services/puncture-repair'],
    why: 'Somebody with a flat tyre calls this number then.',
  },
  callForVan: {
    sentences: [callForVan],
    pages: ['/faq'],
    why: 'Whoever answers then must be able to send the van.',
  },
} satisfies PlacedPromises;

import { capitalised } from '../domain/counting.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';

/** What stands under the business's name on the picture beside a shared link; `npm run icons` draws it. */
export const shareLine = `${capitalised(branchWords.count)} branches in ${business.city}`;

/** The same picture for those who cannot see it. */
export const shareAlt = `A tyre on an alloy wheel below the words ${business.name}, ${shareLine}`;

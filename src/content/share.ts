import { capitalised } from '../domain/counting.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';

/** The line below the business's name in the preview image of shared links (`npm run icons`). */
export const shareLine = `${capitalised(branchWords.number)} in ${business.city}`;

/** The image's text alternative. */
export const shareAlt = `A tyre on an alloy wheel below the words ${business.name}, ${shareLine}`;

/** The words of the image, line by line. */
export const shareWords = [business.name, shareLine] as const;

import { inWords, listed } from '../domain/counting.ts';
import { advice } from './advice.ts';
import { callUsOrTow } from './safety.ts';
import { suddenPull } from './wheelSafety.ts';

/**
 * The six signs, in the specification's order (section 3), with the figures of section 9. `icon` names the drawing of
 * `src/assets/drawings/signs`.
 */
export const replacementSigns = [
  {
    title: 'Low tread depth',
    description: `Less than ${advice.treadReplace} left. If the tread is level with the small bars in the grooves, it’s close to the ${advice.treadLegal} legal limit: replace it now.`,
    icon: 'depth',
  },
  {
    title: 'Poor wet grip',
    description:
      'The car slides a little on wet corners, or takes longer to stop in the rain. Longer in the dry too? Have the brakes checked today.',
    icon: 'water',
  },
  {
    title: 'High mileage',
    description: `If yours have done ${advice.tyreLife.split('–')[0]}km or more, have them checked.`,
    icon: 'distance',
  },
  {
    title: 'Trouble driving straight',
    description: `Uneven tyre wear or poor alignment can make a car wander. ${suddenPull}`,
    icon: 'wander',
  },
  {
    title: 'Frequent punctures',
    description: 'Worn tread is easier to pierce. Two flats in a few months is a warning.',
    icon: 'nail',
  },
  {
    title: 'Visible damage',
    description: `A bulge, a deep cut or crack, or wire showing can’t be repaired. Don’t drive on it: ${callUsOrTow}. Have small cuts and cracks checked.`,
    icon: 'bulge',
  },
].map((sign) => ({ id: sign.title.toLowerCase().replaceAll(' ', '-'), ...sign }));

/** How many signs there are: `six signs`. */
export const signCount = `${inWords(replacementSigns.length)} signs`;

/** The signs in a sentence: `six signs: low tread depth, ...`. */
export const signsListed = `${signCount}: ${listed(replacementSigns.map(({ title }) => title.toLowerCase()))}`;

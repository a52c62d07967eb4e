import { inWords, listed } from '../domain/counting.ts';
import { formatMeasure } from '../domain/measure.ts';
import { advice, measures } from './advice.ts';
import { callUsOrTow } from './safety.ts';
import { points } from './summary.ts';
import { suddenPull } from './wheelSafety.ts';

/** The drawings of the signs, in order, in `src/assets/drawings/signs`. */
const icons = ['depth', 'water', 'distance', 'wander', 'nail', 'bulge'];

/** The six signs, in the specification's order (section 3), with the figures of section 9. */
export const replacementSigns = points({
  'Low tread depth': `Less than ${advice.treadReplace} left. If the tread is level with the small bars in the grooves, it’s close to the ${advice.treadLegal} legal limit: replace it now.`,
  'Poor wet grip':
    'The car slides a little on wet corners, or takes longer to stop in the rain. Longer in the dry too? Have the brakes checked today.',
  'High mileage': `If yours have done ${formatMeasure({ ...measures.tyreLife, high: measures.tyreLife.low })} or more, have them checked.`,
  'Trouble driving straight': `Uneven tyre wear or poor alignment can make a car wander. ${suddenPull}`,
  'Frequent punctures': 'Worn tread is easier to pierce. Two flats in a few months is a warning.',
  'Visible damage': `A bulge, a deep cut or crack, or wire showing can’t be repaired. Don’t drive on it: ${callUsOrTow}. Have small cuts and cracks checked.`,
}).map(({ title, text }, index) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: text,
  icon: icons[index] ?? '',
}));

/** How many signs there are: `six signs`. */
export const signCount = `${inWords(replacementSigns.length)} signs`;

/** The signs in a sentence: `six signs: low tread depth, ...`. */
export const signsListed = `${signCount}: ${listed(replacementSigns.map(({ title }) => title.toLowerCase()))}`;

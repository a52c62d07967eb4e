/** Safety advice with a distance or a speed: apart from `safety.ts`, which the contact form’s script contains. */
import { advice } from './advice.ts';
import { promise, shownBy } from './promise.ts';
import { callUsOrTow } from './safety.ts';

/** Which flat tyre can go on, and how far; the same text everywhere. General advice. */
export const runFlatOnly = `Only run flats can be driven flat: most up to ${advice.runFlatDistance}, at up to ${advice.runFlatSpeed}. Not sure it’s a run flat? Don’t drive.`;

/** What each warning light asks for: the light, and what to do; the same text everywhere. General advice. */
export const warningLights = [
  ['Red:', `stop when it’s safe, switch off and ${callUsOrTow}.`],
  ['Amber:', 'drive gently and have it checked soon.'],
  ['Engine light flashing:', 'treat it as red.'],
  [
    'Tyre pressure light:',
    `stop when it’s safe and look at the tyres. One low or flat? Don’t drive on it. ${runFlatOnly}`,
  ],
  [
    'All look fine?',
    'Drive gently to the nearest pump and check the pressures: a run flat looks fine even without air. One much lower? Pump it up and have it checked today. If it won’t hold, don’t drive on it.',
  ],
] as const;

/** What to do with a nail in a tyre that holds air; the same text everywhere. General advice. */
export const nailHoldingAir =
  'Nail in the tread, tyre holding air? Leave it in, pump to the door-sticker pressure, drive gently to a branch.';

/** What to do with a nail in a tyre. General advice. */
export const nailInTyre = `${nailHoldingAir} Won’t hold air, or nail in the side? Don’t drive: ${callUsOrTow}.`;

/** What to do when a car pulls from one moment to the next; the same text everywhere. General advice. */
export const suddenPull = `If it began suddenly, stop when it’s safe and ${callUsOrTow}.`;

/** When shaking is more than balancing; the same text everywhere. General advice. */
export const suddenShake = `If a shake starts suddenly, or after a wheel was off, stop when it’s safe and ${callUsOrTow}.`;

/** Where and when to have the nuts of a wheel checked after it was off, by the van too; the same text everywhere. */
export const nutCheck = promise(
  `Come to any branch after ${advice.reTorqueAfter} for a free wheel nut check.`,
  shownBy.free,
);

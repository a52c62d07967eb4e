/** Safety advice with a distance or a speed: apart from `safety.ts`, which the contact form’s script contains. */
import { advice } from './advice.ts';

/** Which flat tyre can go on, and how far; the same text everywhere. General advice. */
export const runFlatOnly = `Only a run flat can go on: most up to ${advice.runFlatDistance}, at up to ${advice.runFlatSpeed}.`;

/** When to have the nuts of a wheel checked after it was off; the same text everywhere. */
export const nutCheck = `Come back ${advice.reTorqueAfter} later for a free wheel nut check.`;

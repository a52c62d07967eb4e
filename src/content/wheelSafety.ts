/** Safety advice with a distance or a speed: apart from `safety.ts`, which the contact form’s script contains. */
import { advice } from './advice.ts';
import { why, type PlacedPromises } from './ownersPromise.ts';

/** Which flat tyre can go on, and how far; the same text everywhere. General advice. */
export const runFlatOnly = `Only a run flat can go on: most up to ${advice.runFlatDistance}, at up to ${advice.runFlatSpeed}.`;

/** When to have the nuts of a wheel checked after it was off; the same text everywhere. */
export const nutCheck = `Come back ${advice.reTorqueAfter} later for a free wheel nut check.`;

/** What these sentences promise: for the owner to confirm (`promises.ts`). */
export const promises = {
  nutCheck: {
    sentences: [nutCheck],
    pages: [
      '/services/tyre-rotation',
      '/services/wheel-balancing',
      '/services/puncture-repair',
      '/services/mobile-service',
      '/services/brake-service',
    ],
    why: why.free,
  },
} satisfies PlacedPromises;

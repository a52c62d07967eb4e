import { advice } from './advice.ts';

/** The drawings that go with the signs; each is drawn once in `src/sections/tyres/signDrawings.tsx`. */
export type SignIcon = 'depth' | 'water' | 'distance' | 'wander' | 'nail' | 'bulge';

/** One reason to replace a tyre (specification, section 3: tyre-replacement sign). */
export interface ReplacementSign {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: SignIcon;
}

/** The six signs, in the order of the specification's section 3, with the figures of section 9. */
export const replacementSigns = [
  {
    id: 'low-tread-depth',
    title: 'Low tread depth',
    description: `Bars across the grooves sit at about the legal minimum of ${advice.treadLegal}. Level with them is too late: we say ${advice.treadReplace}.`,
    icon: 'depth',
  },
  {
    id: 'poor-wet-grip',
    title: 'Poor wet grip',
    description:
      'It slides a little on wet roundabouts, or takes longer to stop than it did last winter.',
    icon: 'water',
  },
  {
    id: 'high-mileage',
    title: 'High mileage',
    description: `Typically ${advice.tyreLife} km is what a set has in it. Coarse chip seal uses it up sooner.`,
    icon: 'distance',
  },
  {
    id: 'trouble-driving-straight',
    title: 'Trouble driving straight',
    description:
      'Uneven wear makes a car wander. An alignment shows whether it is the tyres or the steering.',
    icon: 'wander',
  },
  {
    id: 'frequent-punctures',
    title: 'Frequent punctures',
    description: 'Thin rubber lets more through. Two flats in a few months are a message.',
    icon: 'nail',
  },
  {
    id: 'visible-damage',
    title: 'Visible damage',
    description:
      'A cut, a bulge or a crack in the sidewall cannot be repaired. Stop driving on it and ring.',
    icon: 'bulge',
  },
] as const satisfies readonly ReplacementSign[];

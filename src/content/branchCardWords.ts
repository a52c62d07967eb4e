/** The words of the branches' cards and map. */
import { business } from './business.ts';
import { branchWords } from './branchWords.ts';

/** The card of a branch (specification, section 2). */
export const branchCardWords = {
  main: 'MAIN LOCATION',
  servicesAt: (name: string) => `Services at ${name}`,
  directions: 'Get Directions',
  /** For screen readers, after the words before. */
  directionsTo: (name: string) => ` to ${name}`,
  inProvider: ` in ${business.directions.provider}`,
  addToContacts: 'Add to contacts',
  contactOf: (name: string) => ` (${name})`,
} as const;

/** The map of the branches (D31). */
export const branchMapWords = {
  label: `Map of ${business.city} with our ${branchWords.number}`,
  /** The name of a pin for screen readers, with the number of its card. */
  pin: (name: string, number: number, isMain: boolean) =>
    `${name} ${number}${isMain ? ', main location' : ''}`,
} as const;

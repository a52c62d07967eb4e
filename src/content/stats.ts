import { yearsAtLeast } from '../domain/counting.ts';
import { brands } from './brands.ts';
import { branchFacts, business } from './business.ts';

/** The company's figures (specification, section 3), defined only here: badges, cards and sentences use these. */
export const stats = {
  /** A minimum, shown with a plus: years from `business.foundedYear` to the year of the build (D3). */
  yearsExperience: yearsAtLeast(business.foundedYear, new Date().getFullYear()),
  locations: branchFacts.length,
  /** Those that `brands.ts` names, shown with a plus. */
  brandsAvailable: brands.length,
  /** Out of 5, from a search engine. */
  googleRating: 4.1,
} as const;

import { yearsAtLeast } from '../domain/counting.ts';
import { branchFacts, business } from './business.ts';

/**
 * The company's figures (specification, section 3). Each stands here and nowhere else: badges, cards and
 * sentences are made from these.
 */
export const stats = {
  /** At least so many, shown with a plus. Counted from `business.foundedYear` to the year of the build (D3). */
  yearsExperience: yearsAtLeast(business.foundedYear, new Date().getFullYear()),
  locations: branchFacts.length,
  /** At least so many, shown with a plus; the names are in `brands.ts`. */
  brandsAvailable: 25,
  /** Out of 5, on a search engine. */
  googleRating: 4.1,
} as const;

import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { responseMinutes } from './replyTimes.ts';
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

/** What the rating is called everywhere: after the search engine, once the owner has named it (D55). */
export const ratingName = sentenceOf(ownersAnswers.ratingSite);

/** The figures the site advertises, as pages show them. */
export const claims = {
  /** The search-engine rating, always captioned as such and never beside the five-star count (D5). */
  rating: `${stats.googleRating}`,
  ratingSource: 'from 100+ reviews',
  /** On the tyre quote page only (D5). */
  fiveStarReviews: '500+ 5-Star Reviews',
  experience: `${stats.yearsExperience}+`,
  /** Machines in use across the branches (D38). */
  alignmentMachines: 9,
  responseMinutes,
  /** Days a week that the van is out; always shown with a note that branch hours vary (D28). */
  vanDays: 7,
  /** Seconds it takes to ask for a quote, on the tyre quote page only (D38). */
  quoteSeconds: 30,
} as const;

/**
 * Whether a claim without an answer that backs it is shown: in a trial build as the specification has it, in a strict
 * build not at all (D55). Outside Vite, such as in `npm run owner`, there is no mode.
 */
export const showsClaimsWithoutGrounds =
  (import.meta.env as ImportMetaEnv | undefined)?.MODE !== 'strict';

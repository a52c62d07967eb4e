import { business } from './business.ts';
import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { responseMinutes } from './recommended.ts';
import { stats } from './stats.ts';

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
 * For claims that visitors may question: the owner's sentence on where to check them, such as where the terms are.
 * While it is `null`, a strict build leaves the claim out (D55).
 */
export const claimGrounds: Readonly<Record<'bestPrice' | 'fiveStarReviews', string | null>> = {
  bestPrice: null,
  fiveStarReviews: null,
};

/**
 * Whether a claim without grounds is shown: in a trial build as the specification has it, in a strict build not at all (D55). Outside
 * Vite, such as in `npm run owner`, there is no mode.
 */
export const showsClaimsWithoutGrounds =
  (import.meta.env as ImportMetaEnv | undefined)?.MODE !== 'strict';

/** The evidence for a claim. */
export interface ClaimEvidence {
  /** What the owner must be able to show. */
  readonly needed: string;
  /** Where the evidence is; `null` if there is none yet. */
  readonly evidence: string | null;
  /** A strict build leaves the claim out while there is none. */
  readonly leftOut?: true;
}

/**
 * The evidence for each claim: the Fair Trading Act 1986 requires reasonable grounds when a claim is made (D5). A
 * strict build fails while any is missing. Not sent to visitors.
 */
export const evidence: Readonly<Record<keyof typeof claims, ClaimEvidence>> = {
  rating: {
    needed: 'A dated copy of the search-engine profile that shows the average.',
    evidence: null,
  },
  ratingSource: {
    needed: 'The same copy: it shows the number of reviews.',
    evidence: null,
  },
  fiveStarReviews: {
    needed: 'A list of five-star reviews with their sources; it is not the search-engine count.',
    evidence: claimGrounds.fiveStarReviews,
    leftOut: true,
  },
  experience: {
    needed: `The registration, or the first invoices, of ${business.foundedYear}.`,
    evidence: null,
  },
  alignmentMachines: {
    needed: 'The register of equipment, by branch.',
    evidence: null,
  },
  responseMinutes: {
    needed: 'A month of enquiries with the time of each first reply, during opening hours.',
    evidence: null,
  },
  vanDays: {
    needed: 'The van’s roster for a month.',
    evidence: null,
  },
  quoteSeconds: {
    needed: 'A few people who have not seen the form, and a stopwatch.',
    evidence: null,
  },
};

import { business } from './business.ts';
import { stats } from './stats.ts';

/** A figure the site advertises, as the page shows it. */
export const claims = {
  /** The search-engine rating, always captioned as such and never beside the five-star count (D5). */
  rating: `${stats.googleRating}`,
  ratingSource: 'from 100+ reviews',
  /** On the tyre quote page only (D5). */
  fiveStarReviews: '500+ 5-Star Reviews',
  experience: `${stats.yearsExperience}+`,
  /** Machines in use across the branches (D38). */
  alignmentMachines: 9,
  /** Minutes until an enquiry is answered, during opening hours (D28). */
  responseMinutes: 30,
  /** Days a week that the van is out; always beside words that say branch hours vary (D28). */
  vanDays: 7,
  /** Seconds that asking for a quote takes, on the tyre quote page only (D38). */
  quoteSeconds: 30,
} as const;

/**
 * Where a visitor finds the grounds of a claim that makes one ask for them: a sentence of the owner's, such as
 * where the terms stand. While it is `null`, the page says to ask us (D5).
 */
export const surfaces: Readonly<Record<'bestPrice' | 'fiveStarReviews', string | null>> = {
  bestPrice: null,
  fiveStarReviews: null,
};

/** What shows that a claim is true, and where it is. */
export interface ClaimEvidence {
  /** What the owner must be able to show. */
  readonly needed: string;
  /** Where it is; `null` while nobody has it. */
  readonly evidence: string | null;
}

/**
 * The evidence of each claim, because the Fair Trading Act 1986 asks for grounds at the time a claim is made (D5).
 * A strict build refuses while one has none. Nothing of this is sent to visitors.
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
    evidence: surfaces.fiveStarReviews,
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
    needed: 'A month of enquiries with the time of each first answer, during opening hours.',
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

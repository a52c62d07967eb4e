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
 * What the owner must be able to show for each claim, because the Fair Trading Act 1986 asks for grounds
 * at the time a claim is made (D5). Confirm each before publishing. Nothing of this is sent to visitors.
 */
export const evidence: Record<keyof typeof claims, string> = {
  rating: 'A dated copy of the search-engine profile that shows the average.',
  ratingSource: 'The same copy: it shows the number of reviews.',
  fiveStarReviews:
    'A list of five-star reviews with their sources; it is not the search-engine count.',
  experience: 'The registration, or the first invoices, of 2008.',
  alignmentMachines: 'The register of equipment, by branch.',
  responseMinutes: 'A month of enquiries with the time of each first answer, during opening hours.',
  vanDays: 'The van’s roster for a month.',
  quoteSeconds: 'A few people who have not seen the form, and a stopwatch.',
};

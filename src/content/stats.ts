/**
 * The company's figures (specification, section 3). Each stands here and nowhere else: badges, cards and
 * sentences are made from these.
 */
export const stats = {
  /** At least so many, shown with a plus. Counted from `business.foundedYear` (D3). */
  yearsExperience: 15,
  locations: 6,
  /** At least so many, shown with a plus; the names are in `brands.ts`. */
  brandsAvailable: 25,
  /** Out of 5, on a search engine. */
  googleRating: 4.1,
} as const;

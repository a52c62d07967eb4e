import { capitalised, wordFor } from './business.ts';

/**
 * A review without its text. The lists below are in the order of `src/content/testimonials.ts` and `selectedReviews.ts`,
 * and written by hand.
 */
export interface Review {
  readonly name: string;
  readonly service: string;
  readonly branch: string;
  readonly date: string;
  /** Stars, where they are not five. */
  readonly stars?: 1 | 2 | 3 | 4;
}

/** The first set; Home shows the first three. */
export const firstSet: readonly Review[] = [
  { name: 'Aroha T.', service: 'Puncture repair', branch: 'Linwood', date: 'August 2026' },
  { name: 'Mike S.', service: 'Brake check', branch: 'Sockburn', date: 'July 2026' },
  { name: 'Priya N.', service: 'Tyres and alignment', branch: 'Papanui', date: 'May 2026' },
  { name: 'Tāne R.', service: 'WOF inspection', branch: 'Riccarton', date: 'April 2026' },
  { name: 'Helen W.', service: 'Mobile service', branch: 'Sockburn', date: 'March 2026' },
  { name: 'Dinesh K.', service: 'Fleet tyres', branch: 'Ferrymead', date: 'February 2026' },
];

/** The second set, on the Testimonials page. */
export const secondSet: readonly Review[] = [
  { name: 'Marama H.', service: 'Full service', branch: 'Riccarton', date: 'October 2026' },
  { name: 'Josh P.', service: 'WOF inspection', branch: 'Hornby', date: 'September 2026' },
  { name: 'Leilani F.', service: 'Puncture check', branch: 'Ferrymead', date: 'August 2026' },
  { name: 'Graham B.', service: 'Wheel balancing', branch: 'Papanui', date: 'July 2026' },
  { name: 'Sunita R.', service: 'Battery test', branch: 'Sockburn', date: 'June 2026' },
  { name: 'Wiremu K.', service: 'Tyre rotation', branch: 'Linwood', date: 'May 2026' },
  { name: 'Eilidh M.', service: 'Dash warning light', branch: 'Riccarton', date: 'April 2026' },
  { name: 'Pita L.', service: 'Van tyres', branch: 'Hornby', date: 'March 2026' },
  { name: 'Yvonne C.', service: 'Passenger tyres', branch: 'Papanui', date: 'February 2026' },
  { name: 'Sam O.', service: 'Mobile service', branch: 'Sockburn', date: 'December 2025' },
];

const { length: count } = secondSet;
const reviews = count === 1 ? 'review' : 'reviews';
const onlyFive = secondSet.every(({ stars }) => stars === undefined);

/** The number of reviews in the second set, as the site writes it. */
export const reviewCount = {
  customers: `${capitalised(wordFor(count))} customer ${reviews}`,
  figure: `${count} customer ${reviews}`,
  link: `Read ${count} ${reviews}`,
  selected: `${capitalised(wordFor(count))} ${onlyFive ? 'five-star ' : ''}${reviews} we chose.`,
};

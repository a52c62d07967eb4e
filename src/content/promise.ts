/**
 * The register of what only the owner can put right. Each text is marked where it stands; browsers get the text alone
 * (`marks.plugin.ts`). `npm run owner` lists the marks.
 */

/** What would show that a promise is true: the Fair Trading Act 1986 requires reasonable grounds when it is made. */
export const shownBy = {
  account: 'The written terms of a business account',
  branches: 'The roster of each branch for a month, and what it is equipped for',
  elsewhere: 'Dated prices of other workshops',
  enquiries: 'A month of enquiries, with the time of each first reply',
  equipment: 'The register of equipment, by branch',
  free: 'A written instruction to each branch: what is free, and what belongs to it',
  jobSheets: 'A month of job sheets, with the time that each job took',
  law: 'The page of NZTA that says so, with its date',
  manufacturer: 'The manufacturers’ written terms',
  measured: 'A measurement: by whom, and with which tyres and cars',
  membership: 'Your current certificate of the Motor Trade Association',
  priceFirst: 'A written instruction to staff: no work before the customer has agreed to its price',
  priceList: 'Your price list, with what is before GST',
  profile:
    'A dated copy of the search engine’s page about you: the average, and the number of reviews',
  registration: 'The registration, or the first invoices, of the year in which you began',
  stock: 'Your suppliers’ lists',
  stopwatch: 'A few people who have not seen the form, and a stopwatch',
  telephones: 'A written roster: who answers which number, and when',
  terms: 'Your written warranty terms, which say the same',
  van: 'The van’s roster for a month, with the places that it went to',
} as const;

/** What takes the place of a text that was made up for this project. */
export const standInFor = {
  address:
    'The address of each branch, and with it the postcode, latitude, longitude, hours and services',
  name: 'The trading name, and a short one for the place below an icon, which holds about 12 letters',
  review: 'Real reviews, which their writers have agreed to see here: an invented one misleads',
} as const;

/** A text that the owner has to replace, or to have evidence for. */
export interface Marked {
  readonly words: string;
  /** What takes its place, or what would show that it is true. */
  readonly needed: string;
  /** Where the evidence is, such as `Job sheets, folder 3`: `undefined` for a stand-in, which needs none. */
  readonly evidence?: string;
  /** From where it was marked, for its file and line. */
  readonly stack: string;
}

const register: Marked[] = [];

/** Everything that the modules loaded so far have marked. */
export const marked = (): readonly Marked[] => register;

function mark<Words extends string>(words: Words, needed: string, evidence?: string): Words {
  const { stack = '' } = new Error(words);
  register.push({ words, needed, ...(evidence !== undefined && { evidence }), stack });
  return words;
}

/**
 * Marks a promise of the business that the law or a customer may question, and returns it.
 *
 * @param needed what would show that it is true
 * @param evidence where that is, once there is some: `Job sheets, folder 3`
 */
export const promise = <const Words extends string>(
  words: Words,
  needed: (typeof shownBy)[keyof typeof shownBy],
  evidence = '',
): Words => mark(words, needed, evidence);

/** Marks a text that was made up for this project, and returns it. The owner's own takes the place of text and mark. */
export const standIn = <const Words extends string>(
  words: Words,
  needed: (typeof standInFor)[keyof typeof standInFor],
): Words => mark(words, needed);

/** Marks a review that was made up for this project, and returns it. A real one takes the place of record and mark. */
export function sampleReview<const Review extends { readonly text: string }>(review: Review) {
  mark(review.text, standInFor.review);
  return review;
}

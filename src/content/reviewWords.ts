import { capitalised, counted, inWords } from '../domain/counting.ts';
import { claims, ratingName } from './claims.ts';
import { bookingNote } from './contact.ts';
import { promise, shownBy } from './promise.ts';
import { bookOnline } from './partWords.ts';
import { selectedReviews } from './selectedReviews.ts';

const count = selectedReviews.length;
const onlyFive = selectedReviews.every(({ rating }) => rating === 5);

/** How many reviews the Testimonials page has, wherever the site says it. */
export const reviewWords = {
  figure: `${count}`,
  counted: count === 1 ? 'customer review' : 'customer reviews',
  read: `Read ${counted(count, 'review')}`,
  ofCustomers: capitalised(counted(inWords(count), 'customer review')),
  selected: `${capitalised(counted(inWords(count), `${onlyFive ? 'five-star ' : ''}review`))} we chose.`,
} as const;

export const testimonialsPage = {
  heading: 'What some of our customers say',
  subtitle: `${reviewWords.selected} ${promise(`Our ${ratingName} is ${claims.rating} out of 5, ${claims.ratingSource}.`, shownBy.profile)}`,
  listLabel: 'Selected reviews',
  call: {
    heading: 'Ready to book?',
    ready: 'Call or message us.',
    contact: bookOnline,
    contactNote: bookingNote,
  },
} as const;

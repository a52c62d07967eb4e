import { claims } from './claims.ts';
import type { Testimonial } from './testimonials.ts';

/**
 * The second set of reviews, ten for the Testimonials page. It has a module of its own, so that Home does
 * not fetch it.
 *
 * Confirm: all ten are samples written for this project (D7), and marked so. Replace each by a real review that its
 * writer has agreed to see here, and leave its `sample` out: a strict build refuses while one is left (D47).
 */
export const selectedReviews: readonly Testimonial[] = [
  {
    id: 'marama-service',
    name: 'Marama H.',
    text: 'They rang at ten with a list of three things. One was urgent, one could wait till winter, and one was nothing. I have never had a mechanic tell me something was nothing.',
    rating: 5,
    service: 'Full service',
    location: 'Riccarton',
    date: 'October 2026',
    sample: true,
  },
  {
    id: 'josh-wof',
    name: 'Josh P.',
    text: 'Booked for nine, drove out at twenty to ten with a pass.',
    rating: 5,
    service: 'WOF inspection',
    location: 'Hornby',
    date: 'September 2026',
    sample: true,
  },
  {
    id: 'leilani-sidewall',
    name: 'Leilani F.',
    text: 'A screw in the sidewall, so no repair. He drew me a line in chalk where the good part of a tyre ends, and then it made sense.',
    rating: 5,
    service: 'Puncture check',
    location: 'Ferrymead',
    date: 'August 2026',
    sample: true,
  },
  {
    id: 'graham-balance',
    name: 'Graham B.',
    text: 'Shake at ninety, gone. Two wheels, forty dollars.',
    rating: 5,
    service: 'Wheel balancing',
    location: 'Papanui',
    date: 'July 2026',
    sample: true,
  },
  {
    id: 'sunita-battery',
    name: 'Sunita R.',
    text: 'Dead car outside the daycare, two kids in the back. They talked me through a jump start on the phone and tested the battery for nothing when I limped in. It was the belt, not the battery, so a belt is what they sold me.',
    rating: 5,
    service: 'Battery test',
    location: 'Sockburn',
    date: 'June 2026',
    sample: true,
  },
  {
    id: 'wiremu-rotation',
    name: 'Wiremu K.',
    text: 'Mum’s hatchback, tyres rotated, done before smoko.',
    rating: 5,
    service: 'Tyre rotation',
    location: 'Linwood',
    date: 'May 2026',
    sample: true,
  },
  {
    id: 'eilidh-light',
    name: 'Eilidh M.',
    text: 'The engine light had been on for a year, and twice somebody had just cleared it. Here they put a meter on it and found a chafed wire behind the glovebox. No parts. I paid for an hour.',
    rating: 5,
    service: 'Dash warning light',
    location: 'Riccarton',
    date: 'April 2026',
    sample: true,
  },
  {
    id: 'pita-van',
    name: 'Pita L.',
    text: 'I drive a courier van, so an hour parked is an hour unpaid. In at eight, four commercial tyres, back on my run before nine.',
    rating: 5,
    service: 'Van tyres',
    location: 'Hornby',
    date: 'March 2026',
    sample: true,
  },
  {
    id: 'yvonne-tyres',
    name: 'Yvonne C.',
    text: 'I asked for the cheapest and they asked how I drive. I left with the second cheapest, and I can hear the radio again.',
    rating: 5,
    service: 'Passenger tyres',
    location: 'Papanui',
    date: 'February 2026',
    sample: true,
  },
  {
    id: 'sam-van',
    name: 'Sam O.',
    text: 'Sunday, Sumner, a flat, and sand on everything. The van found us anyway.',
    rating: 5,
    service: 'Mobile service',
    location: 'Sockburn',
    date: 'December 2025',
    sample: true,
  },
];

/** The text around the reviews. */
export const testimonialsPage = {
  heading: 'What some of our customers say',
  subtitle: `Ten reviews we selected. Our search-engine rating is ${claims.rating} out of 5, ${claims.ratingSource}.`,
  listLabel: 'Selected reviews',
  call: {
    heading: 'Book or give feedback',
    ready: 'Ready to book? Call or message us.',
    contact: 'Book Online',
  },
} as const;

import type { Testimonial } from './testimonials.ts';
import { standIn, standInFor } from './promise.ts';

/** The second set of reviews, for the Testimonials page: every page counts them here. */
export const selectedReviews: readonly Testimonial[] = [
  {
    id: 'marama-service',
    name: 'Marama H.',
    text: standIn(
      'They rang at ten with a list of three things. One was urgent, one could wait till winter, and one was nothing. I have never had a mechanic tell me something was nothing.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Full service',
    location: 'Riccarton',
    date: 'October 2026',
  },
  {
    id: 'josh-wof',
    name: 'Josh P.',
    text: standIn('Booked for nine, drove out at twenty to ten with a pass.', standInFor.review),
    rating: 5,
    service: 'WOF inspection',
    location: 'Hornby',
    date: 'September 2026',
  },
  {
    id: 'leilani-sidewall',
    name: 'Leilani F.',
    text: standIn(
      'A screw in the sidewall, so no repair. He drew me a line in chalk where the good part of a tyre ends, and then it made sense.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Puncture check',
    location: 'Ferrymead',
    date: 'August 2026',
  },
  {
    id: 'graham-balance',
    name: 'Graham B.',
    text: standIn('Shake at ninety, gone. Two wheels, forty dollars.', standInFor.review),
    rating: 5,
    service: 'Wheel balancing',
    location: 'Papanui',
    date: 'July 2026',
  },
  {
    id: 'sunita-battery',
    name: 'Sunita R.',
    text: standIn(
      'Dead car outside the daycare, two kids in the back. It came in on a truck, and they tested the battery for nothing. It was the belt, not the battery, so a belt is what they sold me.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Battery test',
    location: 'Sockburn',
    date: 'June 2026',
  },
  {
    id: 'wiremu-rotation',
    name: 'Wiremu K.',
    text: standIn('Mum’s hatchback, tyres rotated, done before smoko.', standInFor.review),
    rating: 5,
    service: 'Tyre rotation',
    location: 'Linwood',
    date: 'May 2026',
  },
  {
    id: 'eilidh-light',
    name: 'Eilidh M.',
    text: standIn(
      'The engine light had been on for a year, and twice somebody had just cleared it. Here they put a meter on it and found a chafed wire behind the glovebox. No parts. I paid for an hour.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Dash warning light',
    location: 'Riccarton',
    date: 'April 2026',
  },
  {
    id: 'pita-van',
    name: 'Pita L.',
    text: standIn(
      'I drive a courier van, so an hour parked is an hour unpaid. In at eight, four commercial tyres, back on my run before nine.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Van tyres',
    location: 'Hornby',
    date: 'March 2026',
  },
  {
    id: 'yvonne-tyres',
    name: 'Yvonne C.',
    text: standIn(
      'I asked for the cheapest and they asked how I drive. I left with the second cheapest, and I can hear the radio again.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Passenger tyres',
    location: 'Papanui',
    date: 'February 2026',
  },
  {
    id: 'sam-van',
    name: 'Sam O.',
    text: standIn(
      'Sunday, Sumner, a flat, and sand on everything. The van found us anyway.',
      standInFor.review,
    ),
    rating: 5,
    service: 'Mobile service',
    location: 'Sockburn',
    date: 'December 2025',
  },
];

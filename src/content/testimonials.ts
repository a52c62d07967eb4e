import { sampleReview } from './promise.ts';

/** One review (specification, section 3). */
export interface Testimonial {
  readonly id: string;
  /** First name and initial only, for privacy. */
  readonly name: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly service: string;
  /** The branch's name (D1). */
  readonly location: string;
  /** Month and year. */
  readonly date: string;
}

/** The reviews that are written below their fragments on the Testimonials page, in order. */
export const reviewsOf = (
  written: Readonly<Record<string, Omit<Testimonial, 'id'>>>,
): readonly Testimonial[] => Object.entries(written).map(([id, review]) => ({ ...review, id }));

/** The first set of six reviews; Home shows the first three. */
export const testimonials = reviewsOf({
  'aroha-puncture': sampleReview({
    name: 'Aroha T.',
    text: 'Nail in the tyre on the way to netball. They pulled it out, showed me the hole, patched it from the inside, and we still made the warm-up.',
    rating: 5,
    service: 'Puncture repair',
    location: 'Linwood',
    date: 'August 2026',
  }),
  'mike-brakes': sampleReview({
    name: 'Mike S.',
    text: 'I came in for pads. They measured them, said there was a year left, and charged me nothing.',
    rating: 5,
    service: 'Brake check',
    location: 'Sockburn',
    date: 'July 2026',
  }),
  'priya-tyres': sampleReview({
    name: 'Priya N.',
    text: 'Four tyres and an alignment, and the bill was the price from the phone call.',
    rating: 5,
    service: 'Tyres and alignment',
    location: 'Papanui',
    date: 'May 2026',
  }),
  'tane-wof': sampleReview({
    name: 'Tāne R.',
    text: 'Failed on a wiper and a bulb. They fixed both while I finished my coffee and rechecked it on the spot.',
    rating: 5,
    service: 'WOF inspection',
    location: 'Riccarton',
    date: 'April 2026',
  }),
  'helen-mobile': sampleReview({
    name: 'Helen W.',
    text: 'Flat tyre in Halswell on a Sunday morning. The van found us, the spare stayed in the boot, and we still got to the beach.',
    rating: 5,
    service: 'Mobile service',
    location: 'Sockburn',
    date: 'March 2026',
  }),
  'dinesh-fleet': sampleReview({
    name: 'Dinesh K.',
    text: 'Six vans on one account, one invoice a month, and they ring before they do anything extra.',
    rating: 5,
    service: 'Fleet tyres',
    location: 'Ferrymead',
    date: 'February 2026',
  }),
});

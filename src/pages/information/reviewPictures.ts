import type { PictureName } from '../../assets/pictures.ts';
import type { Testimonial } from '../../content/testimonials.ts';

/** Pictures that break up the text: each belongs to a review of its subject, or of another one if there is none. */
const reviewPictures = [
  { picture: 'battery', subject: /batter/i },
  { picture: 'tread', subject: /tyres/i },
] as const;

/** The picture of each review that has one, by the review's id; a picture with no review left is not shown. */
export function picturesOf(
  reviews: readonly Pick<Testimonial, 'id' | 'service'>[],
): ReadonlyMap<string, PictureName> {
  const found = new Map<string, PictureName>();
  for (const { picture, subject } of reviewPictures) {
    const free = reviews.filter(({ id }) => !found.has(id));
    let review = free.at(-1);
    for (const each of free) if (subject.test(each.service)) review = each;
    if (review) found.set(review.id, picture);
  }
  return found;
}

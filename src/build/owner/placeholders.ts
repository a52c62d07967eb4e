import type { Testimonial } from '../../content/testimonials.ts';

/** Reserved names that no real address has (RFC 2606), and the ranges in which no telephone rings. */
const reserved = /\.(?:example|invalid|localhost|test)(?![\w.-]*\w)|^(?:0|\+64 )(?:3|800|508) 000 /;

/**
 * The values that still stand in for the owner's own, as `business.email: hello@shop.example`: everything
 * at a reserved domain, and every telephone number that cannot ring (D6, D7). Names and street addresses
 * give no such sign; the comments of `business.ts` mark them.
 *
 * @param facts content by the name it is to be listed under
 */
export function placeholders(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return reserved.test(value) ? [`${name}: ${value}`] : [];
    if (typeof value !== 'object' || value === null) return [];
    return placeholders(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner])),
    );
  });
}

/** The reviews that nobody gave, in lines for the owner to read: an invented review misleads (D47). */
export function sampleReviews(reviews: readonly Testimonial[]): string[] {
  return reviews
    .filter(({ sample }) => sample)
    .map(({ name, id }) => `review by ${name} (${id}): a sample, not a customer's words`);
}

/** Whether an origin is one that the public can reach: a build for it must not carry stand-ins. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !reserved.test(hostname);
}

import type { Testimonial } from '../../content/testimonials.ts';

/** Reserved domains (RFC 2606), and ranges without telephone numbers. */
const reserved = /\.(?:example|invalid|localhost|test)(?![\w.-]*\w)|^(?:0|\+64 )(?:3|800|508) 000 /;

/**
 * The values that are still placeholders, as `business.email: hello@shop.example`: everything at a reserved domain,
 * and every phone number that can't ring (D6, D7). Names and street addresses can't be recognised; comments in
 * `business.ts` mark them.
 *
 * @param facts content, by the name to list it under
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

/** The sample reviews, as lines for the owner: an invented review misleads (D47). */
export function sampleReviews(reviews: readonly Testimonial[]): string[] {
  return reviews
    .filter(({ sample }) => sample)
    .map(({ name, id }) => `review by ${name} (${id}): a sample, not a customer's words`);
}

/** Whether the public can reach an origin. A build for such an origin must not contain placeholders. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !reserved.test(hostname);
}

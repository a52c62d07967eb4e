/** Reserved domains (RFC 2606), and ranges without telephone numbers. */
const reserved = /\.(?:example|invalid|localhost|test)(?![\w.-]*\w)|^(?:0|\+64 )(?:3|800|508) 000 /;

/**
 * The values that are still placeholders, as `business.email: hello@shop.example`: everything at a reserved domain,
 * and every phone number that can't ring (D6, D7). Names, streets and reviews can't be recognised:
 * `standIn` marks them.
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

/** Whether the public can reach an origin. A build for such an origin must not contain placeholders. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !reserved.test(hostname);
}

/**
 * An amount of New Zealand dollars as people read it: `$79`, `$228.85`, `$1,049`. Whole amounts have no cents.
 *
 * @throws RangeError when the amount is negative or not a number
 */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`${amount} is not a price.`);
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return `$${written.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')}`;
}

/** The rate of goods and services tax in New Zealand, in percent. */
const gstPercent = 15;

/** A price in dollars with GST added, rounded to the cent: 199 becomes 228.85 (D29). */
export function withGst(amount: number): number {
  // In whole cents, to avoid floating-point errors.
  return Math.round((Math.round(amount * 100) * (100 + gstPercent)) / 100) / 100;
}

/** An amount of New Zealand dollars as people read it: no cents where there are none. */
export function dollars(amount: number): string {
  return `$${Number.isInteger(amount) ? String(amount) : amount.toFixed(2)}`;
}

/** The rate of goods and services tax in New Zealand. */
const gstRate = 0.15;

/** A price with GST added, rounded to the cent: $199 becomes $228.85. */
export function withGst(amount: number): number {
  return Math.round(amount * (1 + gstRate) * 100) / 100;
}

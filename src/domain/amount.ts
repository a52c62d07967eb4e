/**
 * The number of a figure without its unit, for a card that shows the two in different sizes: `30–45 minutes` becomes
 * `30–45`, and `80km/h` becomes `80`.
 *
 * @throws RangeError when the text doesn't begin with a number
 */
export function amountOf(figure: string): string {
  const [amount] = /^\d[\d.,]*(?:–\d[\d.,]*)?/.exec(figure) ?? [];
  if (amount === undefined) throw new RangeError(`"${figure}" does not begin with a number.`);
  return amount;
}

import { formatPrice } from './money.ts';

/** A figure with its unit: one number, or the two ends of a range. */
export interface Measure {
  readonly low: number;
  /** The same as `low`, unless it is a range. */
  readonly high: number;
  readonly unit: string;
}

/** A figure in a unit: one number, or the two ends of a range. */
export const measure = (unit: string, low: number, high = low): Measure => ({ low, high, unit });

/** Signs that follow their number without a space, unlike words and `PSI`. */
const signs: readonly string[] = ['mm', 'km', 'km/h', 'kPa', '%'];

const isMoney = ({ unit }: Measure) => unit.startsWith('$');

/** The numbers without their unit, for a card that shows the two in different sizes: `30–45`, or `20,000`. */
export function amountOf(figure: Measure): string {
  const format = isMoney(figure) ? formatPrice : (number: number) => number.toLocaleString('en-NZ');
  return [...new Set([figure.low, figure.high])].map(format).join('–');
}

/** A measure as in a sentence: `30–45 minutes`, `20,000km`, `$80–$120` or `$2.50/L`. */
export function formatMeasure(figure: Measure): string {
  const { unit } = figure;
  if (isMoney(figure)) return amountOf(figure) + unit.slice(1);
  return `${amountOf(figure)}${signs.includes(unit) ? '' : ' '}${unit}`;
}

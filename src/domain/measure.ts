import { formatPrice } from './money.ts';

/** A figure with its unit: one number, or the two ends of a range. */
export interface Measure {
  readonly low: number;
  /** The same as `low`, unless it is a range. */
  readonly high: number;
  readonly unit: string;
}

/** What makes the measures of a unit: `minutes(30)`, or `minutes(30, 45)`. */
export const measuredIn =
  (unit: string) =>
  (low: number, high = low): Measure => ({ low, high, unit });

/** Signs that follow their number without a space, unlike words and `PSI`. */
const signs: readonly string[] = ['mm', 'km', 'km/h', 'kPa', '%'];

const isMoney = ({ unit }: Measure) => unit.startsWith('$');

/** The numbers without their unit, for a card that shows the two in different sizes: `30–45`, or `20,000`. */
export function amountOf(measure: Measure): string {
  const format = isMoney(measure)
    ? formatPrice
    : (number: number) => number.toLocaleString('en-NZ');
  return [...new Set([measure.low, measure.high])].map(format).join('–');
}

/** A measure as in a sentence: `30–45 minutes`, `20,000km`, `$80–$120` or `$2.50/L`. */
export function formatMeasure(measure: Measure): string {
  const { unit } = measure;
  if (isMoney(measure)) return amountOf(measure) + unit.slice(1);
  return `${amountOf(measure)}${signs.includes(unit) ? '' : ' '}${unit}`;
}

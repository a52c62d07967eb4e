import { fuelFields, fuelSaved, fuelWords } from '../content/fuelSaving.ts';
import { formatPrice } from '../domain/money.ts';
import { readNumber } from '../domain/readNumber.ts';
import type { Answer, Typed } from './Question.tsx';

/** A field of the fuel saving. */
type FuelField = keyof typeof fuelFields;

/** The multiple that a saving is rounded to, in dollars. */
const step = 5;

/** Why what was typed into a field can't be used; nothing if it can. */
function refusal(field: FuelField, text: string): string | undefined {
  const { example, most } = fuelFields[field];
  if (text.trim() === '')
    return field === 'litres' ? undefined : `type a number, such as ${example}.`;
  const value = readNumber(text, field === 'kilometres');
  if (Number.isNaN(value)) return `that isn’t a number. Type one such as ${example}.`;
  if (value <= 0) return 'type more than 0.';
  if (value <= most) return undefined;
  const shown = field === 'dollars' ? formatPrice(most) : most.toLocaleString('en-NZ');
  return `that’s more than ${shown}. Check the number.`;
}

/**
 * The most that fuel efficient tyres save in a year, in dollars, from what was typed. Without the car's consumption it
 * is a range, from average to thirsty cars.
 */
export function fuelSavingAnswer(typed: Typed<FuelField>): Answer<FuelField> {
  for (const field of ['kilometres', 'litres', 'dollars'] as const) {
    const why = refusal(field, typed[field]);
    if (why) return { kind: 'plain', after: `${fuelFields[field].label}: ${why}`, wrong: field };
  }
  const litres = readNumber(typed.litres, false);
  const spent = (readNumber(typed.kilometres, true) / 100) * readNumber(typed.dollars, false);
  const savings = (litres ? [litres] : fuelSaved.litres).map(
    (each) => (spent * each * fuelSaved.percent) / 100,
  );
  return {
    kind: 'good',
    before: fuelWords.upTo,
    figure: savings.map((dollars) => formatPrice(Math.round(dollars / step) * step)).join('–'),
    after: `${fuelWords.aYear} ${litres ? '' : fuelWords.range}${fuelWords.basis}`,
  };
}

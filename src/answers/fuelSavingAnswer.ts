import * as words from '../content/fuelSaving.ts';
import { formatPrice } from '../domain/money.ts';
import { readNumber } from '../domain/readNumber.ts';
import type { Result, Typed } from './Calculator.tsx';

const { fields } = words.fuelQuestion;
type FuelField = keyof typeof fields;

/** Why what was typed into a field can't be used; nothing if it can. */
function refusal(field: FuelField, text: string): string | undefined {
  const { start, most } = fields[field];
  if (text.trim() === '') return start ? words.missing(start) : undefined;
  const value = readNumber(text, field === 'kilometres');
  if (Number.isNaN(value)) return words.noNumber(start || '8.5');
  if (value <= 0) return words.tooLittle;
  if (value <= most) return undefined;
  const shown = field === 'dollars' ? formatPrice(most) : most.toLocaleString('en-NZ');
  return words.tooMuch(shown);
}

/** The most that fuel efficient tyres save in a year, to the nearest $5; without litres it is a range of cars. */
export function fuelSavingAnswer(typed: Typed<FuelField>): Result<FuelField> {
  for (const field of ['kilometres', 'litres', 'dollars'] as const) {
    const why = refusal(field, typed[field]);
    if (why) return { kind: 'plain', after: `${fields[field].label}: ${why}`, wrong: field };
  }
  const litres = readNumber(typed.litres, false);
  // What each litre per 100km costs in a year.
  const cost = (readNumber(typed.kilometres, true) / 100) * readNumber(typed.dollars, false);
  const usual = (words.fuelSavingKilometres / 100) * words.fuelSavingPrice;
  const savings = litres
    ? [(cost * litres * words.fuelSavingPercent) / 100]
    : [words.fuelSavingLeast, words.fuelSavingMost].map((dollars) => (dollars * cost) / usual);
  return {
    kind: 'good',
    before: words.fuelWords.upTo,
    figure: savings.map((dollars) => formatPrice(Math.round(dollars / 5) * 5)).join('–'),
    after: `${words.fuelWords.aYear} ${litres ? '' : words.fuelWords.range}${words.fuelWords.basis}`,
  };
}

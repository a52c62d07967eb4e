import { fuelAssumptions, fuelFields, fuelWords } from '../content/fuelSaving.ts';
import { fuelAnswer, type FuelField, type FuelTexts } from '../domain/fuelSaving.ts';
import { formatPrice } from '../domain/money.ts';
import { Question, type Answer } from './Question.tsx';

function answer(typed: FuelTexts): Answer<FuelField> {
  const found = fuelAnswer(typed, fuelAssumptions);
  if (found.kind === 'saving')
    return {
      kind: 'good',
      before: fuelWords.upTo,
      figure: found.dollars.map(formatPrice).join('–'),
      after: `${fuelWords.aYear} ${typed.litres.trim() ? '' : fuelWords.range}${fuelWords.basis}`,
    };
  const { label, example, most } = fuelFields[found.field];
  const why = {
    empty: `type a number, such as ${example}.`,
    'not-a-number': `that isn’t a number. Type one such as ${example}.`,
    'too-little': 'type more than 0.',
    'too-much': `that’s more than ${most}. Check the number.`,
  }[found.kind];
  return { kind: 'plain', after: `${label}: ${why}`, wrong: found.field };
}

/** The yearly saving of fuel efficient tyres, with the visitor's own figures. */
export function FuelSaving() {
  return (
    <Question
      id="fuel"
      question={fuelWords.question}
      fields={fuelFields}
      inputMode="decimal"
      answer={answer}
    />
  );
}

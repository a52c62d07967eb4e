import { fuelQuestion } from '../content/fuelSaving.ts';
import { fuelSavingAnswer } from './fuelSavingAnswer.ts';
import { Question } from './Question.tsx';

/** The yearly saving of fuel efficient tyres, with the visitor's own figures. */
export function FuelSaving() {
  return <Question id="fuel" inputMode="decimal" {...fuelQuestion} answer={fuelSavingAnswer} />;
}

import { fuelFields, fuelWords } from '../content/fuelSaving.ts';
import { fuelSavingAnswer } from './fuelSavingAnswer.ts';
import { Question } from './Question.tsx';

/** The yearly saving of fuel efficient tyres, with the visitor's own figures. */
export function FuelSaving() {
  return (
    <Question
      id="fuel"
      question={fuelWords.question}
      fields={fuelFields}
      inputMode="decimal"
      answer={fuelSavingAnswer}
    />
  );
}

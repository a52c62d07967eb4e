import { fuelQuestion } from '../content/fuelSaving.ts';
import { fuelSavingAnswer } from './fuelSavingAnswer.ts';
import { Calculator } from './Calculator.tsx';

/** The yearly saving of fuel efficient tyres, with the visitor's own figures. */
export function FuelSaving() {
  return <Calculator id="fuel" inputMode="decimal" {...fuelQuestion} answer={fuelSavingAnswer} />;
}

import { useState } from 'react';
import { fuelAssumptions, fuelFields, fuelWords } from '../content/fuelSaving.ts';
import { fuelAnswer, type FuelField } from '../domain/fuelSaving.ts';
import { formatPrice } from '../domain/money.ts';
import { Answer, Question, type AnswerText } from './Question.tsx';
import { useRested } from './useRested.ts';

const fields = Object.keys(fuelFields) as FuelField[];

const start = {
  kilometres: fuelFields.kilometres.start,
  litres: fuelFields.litres.start,
  dollars: fuelFields.dollars.start,
};

/** Why a field can't be used, in one sentence. */
function refusal(kind: 'empty' | 'not-a-number' | 'too-little' | 'too-much', field: FuelField) {
  const { label, example, most } = fuelFields[field];
  switch (kind) {
    case 'empty':
      return `${label}: type a number, such as ${example}.`;
    case 'not-a-number':
      return `${label}: that isn’t a number. Type one such as ${example}.`;
    case 'too-little':
      return `${label}: type more than 0.`;
    case 'too-much':
      return `${label}: that’s more than ${most}. Check the number.`;
  }
}

/** The yearly saving of fuel efficient tyres, with the visitor's own figures. */
export function FuelSaving() {
  const [typed, setTyped] = useState(start);
  const rested = useRested(typed);
  const answer = fuelAnswer(rested, fuelAssumptions);
  const wrong = answer.kind === 'saving' ? undefined : answer.field;
  const text: AnswerText =
    answer.kind === 'saving'
      ? {
          kind: 'good',
          before: fuelWords.upTo,
          figure: answer.dollars.map(formatPrice).join('–'),
          after: `${fuelWords.aYear} ${rested.litres.trim() ? '' : fuelWords.range}${fuelWords.basis}`,
        }
      : { kind: 'plain', after: refusal(answer.kind, answer.field) };
  return (
    <Question id="fuel-question" question={fuelWords.question}>
      <div role="group" aria-labelledby="fuel-question">
        {fields.map((field) => (
          <label key={field}>
            <span>
              {`${fuelFields[field].label} `}
              <small>{fuelFields[field].note}</small>
            </span>
            <input
              inputMode="decimal"
              autoComplete="off"
              defaultValue={fuelFields[field].start}
              aria-describedby="fuel-answer"
              aria-invalid={field === wrong}
              onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
            />
          </label>
        ))}
      </div>
      <Answer id="fuel-answer" text={text} />
    </Question>
  );
}

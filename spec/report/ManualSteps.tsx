import { css } from 'linaria';
import { color } from '../../src/styles/tokens.ts';
import { failedKey, stepKey } from '../tools/report/manualResults.ts';
import type { ReportClause } from '../tools/report/types.ts';
import { CheckBox } from './CheckBox.tsx';
import { field, soft } from './looks.ts';
import { checksName, notesName, useStored } from './stored.ts';

const look = css`
  display: grid;
  gap: 0.6rem;
  max-inline-size: 68ch;

  & > ol {
    display: grid;
    gap: 0.35rem;
    counter-reset: step;
  }

  & > ol > li {
    display: grid;
    grid-template-columns: 1.1rem minmax(0, 1fr);
    gap: 0.35rem;
    counter-increment: step;
    break-inside: avoid;
  }

  & > ol > li::before {
    content: counter(step);
    padding-block-start: 0.1rem;
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & > label {
    margin-inline-start: 1.45rem;
  }
`;

const end = css`
  margin-inline-start: 1.45rem;
`;

/** Whether all steps of a clause are checked, or it is reported as failed. */
export function isDone(
  { id, steps }: Pick<ReportClause, 'id' | 'steps'>,
  checks: Readonly<Record<string, string>>,
): boolean {
  return failedKey(id) in checks || steps.every((_, index) => stepKey(id, index) in checks);
}

/** The steps of a manual clause: a box for each, one for a failure, and a note. */
export function ManualSteps({ clause }: { readonly clause: ReportClause }) {
  const { id, steps, manual } = clause;
  const [checks] = useStored(checksName);
  const [notes, setNote] = useStored(notesName);
  const done = steps.filter((_, index) => stepKey(id, index) in checks).length;
  const outcome = failedKey(id) in checks ? 'failed' : 'passed';
  return (
    <div className={look}>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <CheckBox name={stepKey(id, index)}>{step}</CheckBox>
          </li>
        ))}
      </ol>
      <CheckBox name={failedKey(id)}>A step did not have the described result.</CheckBox>
      <label className={field}>
        Name, device and what you saw
        <input
          type="text"
          value={notes[id] ?? ''}
          onChange={({ currentTarget }) => setNote(id, currentTarget.value)}
        />
      </label>
      <p className={`${soft} ${end}`}>
        {isDone(clause, checks)
          ? `Marked here as ${outcome}. It counts once the manual results are exported and committed.`
          : `${done} of ${steps.length} steps checked here.`}{' '}
        {manual ? `Last result: ${manual.outcome} on ${manual.date}. ${manual.note ?? ''}` : ''}
      </p>
    </div>
  );
}

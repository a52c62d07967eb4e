import { css } from 'linaria';
import { color } from '../../src/styles/tokens.ts';
import { failedKey, stepKey } from '../tools/report/manualResults.ts';
import type { ReportClause } from '../tools/report/types.ts';
import { field, soft } from './looks.ts';
import { notesName, ticksName, useStored } from './stored.ts';
import { Tick } from './Tick.tsx';

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

/** Whether a person has followed all steps of a clause, or has seen it fail: nothing of it is left to do. */
export function isDone(
  { id, steps }: Pick<ReportClause, 'id' | 'steps'>,
  ticks: Readonly<Record<string, string>>,
): boolean {
  return failedKey(id) in ticks || steps.every((_, index) => stepKey(id, index) in ticks);
}

/** What a person does to verify a clause: a box for each step, one for the case that it fails, and a note. */
export function ManualSteps({ clause }: { readonly clause: ReportClause }) {
  const { id, steps, manual } = clause;
  const [ticks] = useStored(ticksName);
  const [notes, setNote] = useStored(notesName);
  const done = steps.filter((_, index) => stepKey(id, index) in ticks).length;
  const outcome = failedKey(id) in ticks ? 'seen failing' : 'seen to hold';
  return (
    <div className={look}>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <Tick name={stepKey(id, index)}>{step}</Tick>
          </li>
        ))}
      </ol>
      <Tick name={failedKey(id)}>It did not come out so.</Tick>
      <label className={field}>
        Who looked, with what, and what they saw
        <input
          type="text"
          value={notes[id] ?? ''}
          onChange={({ currentTarget }) => setNote(id, currentTarget.value)}
        />
      </label>
      <p className={`${soft} ${end}`}>
        {isDone(clause, ticks)
          ? `Ticked here as ${outcome}. It counts once what was seen is exported and committed.`
          : `${done} of ${steps.length} steps done here.`}{' '}
        {manual ? `Last result: ${manual.outcome} on ${manual.date}. ${manual.note ?? ''}` : ''}
      </p>
    </div>
  );
}

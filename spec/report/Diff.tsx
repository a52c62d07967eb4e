import { visuallyHidden } from '../../src/styles/layout.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';

/** The number of letters that two texts have in common at their start. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const backwards = (text: string) => [...text].toReversed().join('');

/** A violation as a diff, with the failure that it caused. */
export function Diff({ file, from, to, judgement }: ReportClause['violations'][number]) {
  const begin = commonStart(from, to);
  const end = commonStart(backwards(from.slice(begin)), backwards(to.slice(begin)));
  const lines = [
    ['del', '−', 'Removed', from],
    ['ins', '+', 'Added', to],
  ] as const;
  return (
    <figure className="box">
      <figcaption className="soft">
        <code>{file}</code>
      </figcaption>
      {lines.map(([Line, sign, name, text]) => (
        <Line key={name}>
          <span aria-hidden="true">{sign} </span>
          <span className={visuallyHidden}>{name}: </span>
          {text.slice(0, begin)}
          <mark>{text.slice(begin, text.length - end)}</mark>
          {text.slice(text.length - end)}
        </Line>
      ))}
      {judgement ? (
        <p>
          <strong data-verdict={judgement.verdict === 'proven' ? 'passed' : 'failed'}>
            {judgement.verdict === 'proven' ? 'caught' : judgement.verdict}
          </strong>
          {judgement.test ? ` by “${judgement.test}”` : ''}: <code>{judgement.why}</code>
        </p>
      ) : (
        <p className="soft">Not proven in its present form.</p>
      )}
    </figure>
  );
}

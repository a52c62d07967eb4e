import { visuallyHidden } from '../../src/styles/layout.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';

/** A violation as a diff, with the failure that it caused. */
export function Diff({ file, from, to, judgement }: ReportClause['violations'][number]) {
  // Only the part that differs is marked.
  const shorter = Math.min(from.length, to.length);
  let begin = 0;
  while (begin < shorter && from[begin] === to[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && from.at(-1 - end) === to.at(-1 - end)) end += 1;
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
          <strong>{judgement.verdict === 'proven' ? 'caught' : judgement.verdict}</strong>
          {judgement.test ? ` by “${judgement.test}”` : ''}: <code>{judgement.why}</code>
        </p>
      ) : (
        <p className="soft">Not proven in its present form.</p>
      )}
    </figure>
  );
}

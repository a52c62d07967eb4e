import { visuallyHidden } from '../../src/styles/layout.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';

/** A violation as a diff, with the failure that it caused. */
export function Diff({ file, from, to, judgement }: ReportClause['violations'][number]) {
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
          {text}
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

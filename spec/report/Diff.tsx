import { visuallyHidden } from '../../src/styles/layout.ts';
import type { ReportViolation } from '../tools/report/types.ts';

/** Splits off the common start and end of two texts. */
function split(from: string, to: string): { begin: string; end: string } {
  const least = Math.min(from.length, to.length);
  let begin = 0;
  while (begin < least && from[begin] === to[begin]) begin += 1;
  let end = 0;
  while (end < least - begin && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return { begin: from.slice(0, begin), end: end > 0 ? from.slice(-end) : '' };
}

const verdictWords = {
  proven: 'Caught',
  unproven: 'Not caught',
  stale: 'Could not be applied',
  'wrong reason': 'Failed for another reason',
  'control failed': 'Its tests fail in the unchanged product',
} as const;

/** A violation as a diff, with the failure that it caused. */
export function Diff({ file, from, to, judgement }: ReportViolation) {
  const { begin, end } = split(from, to);
  const lines = [
    ['del', '−', 'Removed', from],
    ['ins', '+', 'Added', to],
  ] as const;
  return (
    <figure className="diff">
      <figcaption className="soft">
        <code>{file}</code>
      </figcaption>
      {lines.map(([Line, sign, name, text]) => {
        const middle = text.slice(begin.length, text.length - end.length);
        return (
          <Line className="line" key={name}>
            <span aria-hidden="true">{sign}</span>
            <span>
              <span className={visuallyHidden}>{name}: </span>
              {begin}
              {middle ? <mark>{middle}</mark> : null}
              {end}
            </span>
          </Line>
        );
      })}
      {judgement ? (
        <p data-proven={judgement.verdict === 'proven'}>
          <strong>{verdictWords[judgement.verdict]}</strong>
          {judgement.test ? ` by “${judgement.test}”` : ''}: <code>{judgement.why}</code>
        </p>
      ) : (
        <p className="soft">Not proven in its present form.</p>
      )}
    </figure>
  );
}

import { css } from 'linaria';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color, radius } from '../../src/styles/tokens.ts';
import type { ReportViolation } from '../tools/report/types.ts';
import { soft } from './looks.ts';

const look = css`
  display: grid;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.card};
  overflow: hidden;
  break-inside: avoid;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.1rem 1rem;
  padding: 0.35rem 0.7rem;
  border-block-end: 1px solid ${color.border};
`;

const line = css`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  padding: 0.25rem 0.7rem;
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.45;
  text-decoration: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & mark {
    border-radius: 2px;
    color: inherit;
    font-weight: 700;
    background: color-mix(in srgb, ${color.valid} 22%, transparent);
  }
`;

const removed = css`
  background: color-mix(in srgb, ${color.stop} 7%, transparent);

  & mark {
    background: color-mix(in srgb, ${color.stop} 22%, transparent);
  }
`;

const added = css`
  background: color-mix(in srgb, ${color.valid} 7%, transparent);
`;

const outcome = css`
  padding: 0.45rem 0.7rem 0.55rem;
  border-block-start: 1px solid ${color.border};
  overflow-wrap: anywhere;

  &[data-proven='false'] > strong {
    color: ${color.stop};
  }

  &[data-proven='true'] > strong {
    color: ${color.valid};
  }
`;

/** The common start and end of two texts, and what differs between. */
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
  const middle = (text: string) => text.slice(begin.length, text.length - end.length);
  return (
    <figure className={look}>
      <figcaption className={`${head} ${soft}`}>
        <code>{file}</code>
      </figcaption>
      <del className={`${line} ${removed}`}>
        <span aria-hidden="true">−</span>
        <span>
          <span className={visuallyHidden}>Removed: </span>
          {begin}
          {middle(from) ? <mark>{middle(from)}</mark> : null}
          {end}
        </span>
      </del>
      <ins className={`${line} ${added}`}>
        <span aria-hidden="true">+</span>
        <span>
          <span className={visuallyHidden}>Added: </span>
          {begin}
          {middle(to) ? <mark>{middle(to)}</mark> : null}
          {end}
        </span>
      </ins>
      <p className={outcome} data-proven={judgement ? judgement.verdict === 'proven' : undefined}>
        {judgement ? (
          <>
            <strong>{verdictWords[judgement.verdict]}</strong>
            {judgement.test ? ` by “${judgement.test}”` : ''}: <code>{judgement.why}</code>
          </>
        ) : (
          <span className={soft}>Not proven in its present form.</span>
        )}
      </p>
    </figure>
  );
}

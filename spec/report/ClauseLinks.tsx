import { css } from 'linaria';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color } from '../../src/styles/tokens.ts';
import { addressOf } from '../tools/report/address.ts';
import { idLook } from './looks.ts';
import { VerdictMark, verdictNames } from './marks.tsx';
import { useReport } from './reportContext.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.9rem;
  align-content: start;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: 1.5rem;
  text-decoration-color: ${color.borderStrong};
`;

/** Links to clauses by their ids, each with its verdict. */
export function ClauseLinks({ ids }: { readonly ids: readonly string[] }) {
  const { clauses } = useReport();
  return (
    <ul className={list}>
      {ids.map((id) => {
        const verdict = clauses.get(id)?.verdict;
        return (
          <li key={id}>
            <a className={`${link} ${idLook}`} href={addressOf({ view: 'clauses', clause: id })}>
              {verdict ? <VerdictMark verdict={verdict} /> : null}
              {id}
              {verdict ? <span className={visuallyHidden}>, {verdictNames[verdict]}</span> : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

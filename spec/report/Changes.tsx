import { addressOf } from '../tools/report/address.ts';
import { changes, type Change, type ReportClause } from '../tools/report/types.ts';
import { ClauseLinks, verdictNames } from './marks.tsx';
import { Part } from './Part.tsx';
import { day, useReport } from './reportContext.ts';

export const changeNames: Readonly<Record<Change['kind'], string>> = {
  added: 'New',
  changed: 'Changed',
  verdict: 'Another verdict',
};

/** A sentence about the change of one clause; `undefined` if it has not changed. */
export function changeSentence({ verdict, change }: ReportClause): string | undefined {
  if (!change) return undefined;
  if (change.kind === 'added') return 'It is new.';
  const came = change.before
    ? `It was ${verdictNames[change.before].toLowerCase()}, and is ${verdictNames[verdict].toLowerCase()}.`
    : '';
  return change.kind === 'changed' ? `Its text changed. ${came}`.trim() : came;
}

/** The number of clauses of each kind that are listed above the link to all of them. */
const most = 3;

/** The changes since an earlier report; nothing without an earlier report. */
export function Changes() {
  const { data } = useReport();
  if (!data.since) return null;
  const { made, commit, gone } = data.since;
  const changed = changes
    .map((kind) => ({
      kind,
      ids: data.clauses.filter(({ change }) => change?.kind === kind).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <Part title="Changed since">
      <p className="soft">
        The report of {day(made)}
        {commit ? `, at ${commit}` : ''}.
      </p>
      {gone.length + changed.length === 0 ? <p>Nothing.</p> : null}
      <ul className="stack">
        {changed.map(({ kind, ids }) => (
          <li key={kind}>
            <a href={addressOf({ view: 'clauses', filters: { change: kind } })}>
              {changeNames[kind]}: {ids.length}
            </a>
            <ClauseLinks ids={ids.slice(0, most)} />
          </li>
        ))}
        {gone.length > 0 ? (
          <li>
            Removed: {gone.slice(0, most).join(', ')}
            {gone.length > most ? ` and ${gone.length - most} more` : ''}
          </li>
        ) : null}
      </ul>
    </Part>
  );
}

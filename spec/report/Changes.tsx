import { addressOf } from '../tools/report/address.ts';
import { changes, type Change, type ReportClause } from '../tools/report/types.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { partHeading, soft, stack } from './looks.ts';
import { verdictNames } from './marks.tsx';
import { useReport } from './reportContext.ts';
import { day } from './time.ts';

/** The names of the kinds of change. */
export const changeNames: Readonly<Record<Change['kind'], string>> = {
  added: 'New',
  changed: 'Changed',
  verdict: 'Another verdict',
};

/** The change of one clause, in a sentence. */
export function changeSentence({ verdict, change }: ReportClause): string | undefined {
  if (!change) return undefined;
  const came = change.before
    ? `It was ${verdictNames[change.before].toLowerCase()}, and is ${verdictNames[verdict].toLowerCase()}.`
    : '';
  if (change.kind === 'added') return 'It is new.';
  return change.kind === 'changed' ? `Its text changed. ${came}`.trim() : came;
}

/** How many clauses of a kind are listed above the link to all of them. */
const shown = 3;

/** The changes since an earlier report; empty without one. */
export function Changes() {
  const { data } = useReport();
  if (!data.since) return null;
  const { made, commit, gone } = data.since;
  const found = changes.map((kind) => ({
    kind,
    ids: data.clauses.filter(({ change }) => change?.kind === kind).map(({ id }) => id),
  }));
  const isSame = gone.length === 0 && found.every(({ ids }) => ids.length === 0);
  return (
    <section className={stack} aria-labelledby="changed-since">
      <h2 className={partHeading} id="changed-since">
        Changed since
      </h2>
      <p className={soft}>
        The report of {day(made)}
        {commit ? `, at ${commit}` : ''}.
      </p>
      {isSame ? <p>Nothing.</p> : null}
      <ul className={stack}>
        {found
          .filter(({ ids }) => ids.length > 0)
          .map(({ kind, ids }) => (
            <li key={kind}>
              <a href={addressOf({ view: 'clauses', filters: { change: kind } })}>
                {changeNames[kind]}: {ids.length}
              </a>
              <ClauseLinks ids={ids.slice(0, shown)} />
            </li>
          ))}
        {gone.length > 0 ? (
          <li>
            Removed: {gone.slice(0, shown).join(', ')}
            {gone.length > shown ? ` and ${gone.length - shown} more` : ''}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

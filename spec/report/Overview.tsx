import { addressOf, filterClauses, type Filters } from '../tools/report/address.ts';
import { blocking, runnerNames, verdicts } from '../tools/report/types.ts';
import { changeNames, ClauseLink, Fact, Part, verdictMeanings } from './parts.tsx';
import { data, formatTime, viewHeading } from './content.ts';

/** What was run, when, and what it covers. */
function RunFacts() {
  const { commit, runs, wholeRun, coverage, proof } = data;
  const changes = commit?.changed ? ' and changes' : '';
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['commit', commit ? `${commit.id}${changes}, ${formatTime(commit.date)}` : 'unknown'],
    ...runs.map(({ runner, began, passed, failed, skipped }) => {
      const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
      return [runnerNames[runner], `${counts}; ${formatTime(began)}`] as const;
    }),
    [
      'everything (test:all)',
      wholeRun
        ? `${wholeRun.passed} passed, ${wholeRun.failed} failed; ${formatTime(wholeRun.began)}, commit ${wholeRun.commit ?? 'unknown'}`
        : 'not run yet',
    ],
    ['source', `${coverage.held} of ${coverage.statements} sentences and table cells have clauses`],
    ['proof', `${proof.proven} of ${proof.violations} violations caught`],
    ['seen to fail', `tests of these clauses: ${proof.kinds}`],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** How many clauses an entry shows. Its link leads to all. */
const shownClauses = 4;

/** An entry of a list: the number of clauses with these filters, and links to the first ones. */
function ClauseCount({
  name,
  meaning = '',
  filters,
}: Readonly<{ name: string; meaning?: string; filters: Partial<Filters> }>) {
  const found = filterClauses(data.clauses, filters);
  return found.length === 0 ? null : (
    <li>
      <a href={addressOf(filters)}>
        {found.length} {name}
      </a>{' '}
      <span className="soft">{meaning}</span>
      <p className="row">
        {found.slice(0, shownClauses).map(({ id }) => (
          <ClauseLink key={id} id={id} />
        ))}
      </p>
    </li>
  );
}

function Changes() {
  const { since } = data;
  if (!since) return null;
  return (
    <Part title="Changed since">
      <p className="soft">
        The report of {formatTime(since.made)}
        {since.commit ? `, at ${since.commit}` : ''}.
      </p>
      <ul className="notes stack">
        {Object.entries(changeNames).map(([change, name]) => (
          <ClauseCount key={change} name={name} filters={{ change }} />
        ))}
        {since.gone.length > 0 ? <li>Removed: {since.gone.join(', ')}</li> : null}
      </ul>
    </Part>
  );
}

/** The heading for each result, and the verdict whose colour it has. */
const answers = {
  yes: ['Fit to ship', 'passed'],
  'not yet': ['Not fit to ship yet', 'manual due'],
  no: ['Not fit to ship', 'failed'],
} as const;

export function Overview() {
  const { clauses, counts, fit, faults, blocked, uncovered } = data;
  const [answer, verdict] = answers[fit];
  const sentences = {
    yes: `All ${clauses.length} clauses pass.`,
    'not yet': `All clauses that tests verify pass. A person has to verify ${blocked} more: follow the steps, then export the results.`,
    no: `${blocked} of ${clauses.length} clauses are blocking. Problems of the run as a whole: ${faults.length}.`,
  };
  return (
    <>
      <div className="dark hero">
        <div>
          <h1 id={viewHeading} tabIndex={-1} data-verdict={verdict}>
            {answer}
          </h1>
          <p>{sentences[fit]}</p>
        </div>
        <ul>
          {verdicts.map((each) => (
            <li key={each}>
              <a href={addressOf({ verdict: each })} title={verdictMeanings[each]}>
                <strong data-verdict={each}>{counts[each]}</strong> {each}
              </a>
            </li>
          ))}
        </ul>
        <RunFacts />
      </div>
      <div className="view columns">
        <Part title="What blocks the release">
          {fit === 'yes' ? <p>Nothing.</p> : null}
          <ul className="notes stack">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {blocking.map((each) => (
              <ClauseCount
                key={each}
                name={each}
                meaning={verdictMeanings[each]}
                filters={{ verdict: each }}
              />
            ))}
          </ul>
        </Part>
        <div className="stack">
          <Part title="What is not covered">
            <ul className="notes stack">
              {uncovered.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Part>
          <Changes />
        </div>
      </div>
    </>
  );
}

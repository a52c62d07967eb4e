import { Fragment } from 'react';
import { addressOf, filterClauses, noFilters, type Filters } from '../tools/report/address.ts';
import { blocking, runnerNames, verdicts } from '../tools/report/types.ts';
import { changeNames, ClauseLinks, Fact, Part, VerdictMark, verdictMeanings } from './parts.tsx';
import { count, formatTime, useReport, viewHeading } from './reportContext.ts';

/** What was run, when, and what it covers. */
function RunFacts() {
  const { commit, runs, wholeRun, coverage, proof } = useReport().data;
  return (
    <dl className="facts">
      <Fact name="commit">
        {commit
          ? `${commit.id}${commit.changed ? ' and changes' : ''}, ${formatTime(commit.date)}`
          : 'unknown'}
      </Fact>
      {runs.map(({ runner, began, passed, failed, skipped }) => (
        <Fact key={runner} name={runnerNames[runner]}>
          {`${passed} passed, ${failed} failed, ${skipped} skipped; ${formatTime(began)}`}
        </Fact>
      ))}
      <Fact name="everything (test:all)">
        {wholeRun
          ? `${wholeRun.passed} passed, ${wholeRun.failed} failed; ${formatTime(wholeRun.began)}, commit ${wholeRun.commit ?? 'unknown'}`
          : 'not run yet'}
      </Fact>
      <Fact name="source">
        {`${coverage.held} of ${coverage.statements} sentences and table cells covered by clauses`}
      </Fact>
      <Fact name="proof">
        {`${proof.proven} of ${proof.violations} violations caught. Clauses whose tests were seen to fail: ${proof.kinds}`}
      </Fact>
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
  const { clauses } = useReport().data;
  const ids = filterClauses(clauses, { ...noFilters, ...filters }).map(({ id }) => id);
  return ids.length === 0 ? null : (
    <li>
      <a href={addressOf({ view: 'clauses', filters })}>
        {ids.length} {name}
      </a>{' '}
      <span className="soft">{meaning}</span>
      <ClauseLinks ids={ids.slice(0, shownClauses)} />
    </li>
  );
}

function Blocking() {
  const { fit, faults } = useReport().data;
  return (
    <Part title="What blocks the release">
      {fit === 'yes' ? <p>Nothing.</p> : null}
      <ul className="notes stack">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {blocking.map((verdict) => (
          <ClauseCount
            key={verdict}
            name={verdict}
            meaning={verdictMeanings[verdict]}
            filters={{ verdict }}
          />
        ))}
      </ul>
    </Part>
  );
}

/** The decisions to confirm, and everything else that no clause or run covers. */
function NotCovered() {
  const { decisions, coverage, uncovered, wholeRun } = useReport().data;
  const toConfirm = decisions.filter(({ confirm }) => confirm);
  const open = coverage.statements - coverage.held;
  return (
    <Part title="What is not covered">
      <ul className="notes stack">
        {toConfirm.length > 0 ? (
          <li>
            {count(toConfirm.length, 'decision')} to be confirmed by the owner:
            {toConfirm.map(({ id }) => (
              <Fragment key={id}>
                {' '}
                <a href={addressOf({ view: 'decisions', at: id })}>{id}</a>
              </Fragment>
            ))}
          </li>
        ) : null}
        {open > 0 ? (
          <li>
            {open} sentences and cells of the{' '}
            <a href={addressOf({ view: 'source' })}>specification</a> have a reason instead of a
            clause.
          </li>
        ) : null}
        {uncovered.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {wholeRun?.notRun.map((sentence) => (
          <li key={sentence}>Not run by test:all: {sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

function Changes() {
  const { since } = useReport().data;
  if (!since) return null;
  const kinds = ['added', 'changed', 'verdict'] as const;
  return (
    <Part title="Changed since">
      <p className="soft">
        The report of {formatTime(since.made)}
        {since.commit ? `, at ${since.commit}` : ''}.
      </p>
      <ul className="notes stack">
        {kinds.map((kind) => (
          <ClauseCount key={kind} name={changeNames[kind]} filters={{ change: kind }} />
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
  const { clauses, counts, fit, faults } = useReport().data;
  const [answer, verdict] = answers[fit];
  const stopped = clauses.filter((clause) => blocking.includes(clause.verdict)).length;
  const sentences = {
    yes: `All ${clauses.length} clauses pass.`,
    'not yet': `All clauses that tests verify pass. A person has to verify ${stopped} more: follow the steps, then export the results.`,
    no: `${stopped} of ${clauses.length} clauses are blocking. Problems of the run as a whole: ${faults.length}.`,
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
        <div className="stack">
          <ul>
            {verdicts.map((each) => (
              <li key={each}>
                <a
                  href={addressOf({ view: 'clauses', filters: { verdict: each } })}
                  title={verdictMeanings[each]}
                >
                  <VerdictMark verdict={each} />
                  <strong>{counts[each]}</strong>
                  <span>{each}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <RunFacts />
      </div>
      <div className="view columns">
        <Blocking />
        <div className="stack">
          <NotCovered />
          <Changes />
        </div>
      </div>
    </>
  );
}

import { Fragment } from 'react';
import { addressOf } from '../tools/report/address.ts';
import { blocking, verdicts } from '../tools/report/types.ts';
import { Changes } from './Changes.tsx';
import { ClauseLinks, VerdictBar, VerdictMark, verdictMeanings, verdictNames } from './marks.tsx';
import { Part } from './Part.tsx';
import { count, day, useReport, type ViewProps } from './reportContext.ts';

const runnerNames = { spec: 'Specification tests', e2e: 'Browser tests' } as const;

/** What was run, when, and what it covers. */
function useRunFacts(): (readonly [name: string, value: string])[] {
  const { commit, runs, wholeRun, coverage, proof } = useReport().data;
  return [
    [
      'Commit',
      commit
        ? `${commit.id}${commit.changed ? ' and changes' : ''}, ${day(commit.date)}`
        : 'unknown',
    ],
    ...runs.map(
      ({ runner, began, passed, failed, skipped }) =>
        [
          runnerNames[runner],
          `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}; ${day(began)}`,
        ] as const,
    ),
    [
      'Everything (test:all)',
      wholeRun
        ? `${wholeRun.passed} passed, ${wholeRun.failed} failed; ${day(wholeRun.began)}, commit ${wholeRun.commit ?? 'unknown'}`
        : 'not run yet',
    ],
    [
      'Source',
      `${coverage.held} of ${coverage.statements} sentences and table cells covered by clauses`,
    ],
    [
      'Proof',
      proof.run
        ? `${proof.proven} of ${proof.violations} violations caught. Clauses whose tests were seen to fail: ${proof.kinds}`
        : `not proven yet: ${proof.violations} violations`,
    ],
  ];
}

/** The decisions to confirm, and everything else that no clause or run covers. */
function NotCovered() {
  const { decisions, coverage, uncovered, wholeRun } = useReport().data;
  const toConfirm = decisions.filter(({ confirm }) => confirm);
  const open = coverage.statements - coverage.held;
  return (
    <Part title="What is not covered">
      <ul className="sentences stack">
        {toConfirm.length > 0 ? (
          <li>
            {toConfirm.length} decisions are to be confirmed by the owner:{' '}
            {toConfirm.map(({ id }, index) => (
              <span key={id}>
                {index > 0 ? ', ' : ''}
                <a href={addressOf({ view: 'decisions', at: id })}>{id}</a>
              </span>
            ))}
            .
          </li>
        ) : null}
        {open > 0 ? (
          <li>
            {open} sentences and cells of the{' '}
            <a href={addressOf({ view: 'source' })}>specification</a> have a reason instead of a
            clause.
          </li>
        ) : null}
        {[
          ...uncovered,
          ...(wholeRun?.notRun ?? []).map((sentence) => `Not run by test:all: ${sentence}`),
        ].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  );
}

/** The first view: whether the site is fit to ship, what blocks it, and what is not covered. */
export function Overview({ headingId }: ViewProps) {
  const { clauses, counts, fit, faults } = useReport().data;
  const facts = useRunFacts();
  const stopped = clauses.filter(({ verdict }) => blocking.includes(verdict));
  // The report says ‘not yet’ if only manual clauses are missing.
  const waits = !fit && faults.length === 0 && stopped.length === counts['manual due'];
  /** The number of clauses that a list shows above the link to all; more if it is the only list. */
  const most = waits ? 16 : 4;
  const more = stopped.length === 1 ? 'one more' : `${stopped.length} more`;
  return (
    <>
      <div className="hero">
        <div>
          <div>
            <h1 id={headingId} tabIndex={-1} data-fit={waits ? 'waits' : fit}>
              {waits ? 'Not fit to ship yet' : fit ? 'Fit to ship' : 'Not fit to ship'}
            </h1>
            <p>
              {stopped.length === 0
                ? `All ${clauses.length} clauses pass.`
                : waits
                  ? `All ${clauses.length - stopped.length} clauses that tests verify pass. A person has to verify ${more}: follow the steps, then export the results.`
                  : `${stopped.length} of ${clauses.length} clauses are blocking.`}{' '}
              {faults.length > 0
                ? `${count(faults.length, 'problem')} ${faults.length === 1 ? 'concerns' : 'concern'} the run as a whole.`
                : null}
            </p>
          </div>
          <dl>
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <div className="stack">
            <VerdictBar clauses={clauses} />
            <ul>
              {verdicts.map((verdict) => (
                <li key={verdict}>
                  <a
                    href={addressOf({ view: 'clauses', filters: { verdict } })}
                    title={verdictMeanings[verdict]}
                    data-none={counts[verdict] === 0}
                  >
                    <VerdictMark verdict={verdict} />
                    <strong>{counts[verdict]}</strong>
                    <span>{verdictNames[verdict]}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="body">
        <Part title="What blocks the release">
          {stopped.length === 0 && faults.length === 0 ? <p>Nothing.</p> : null}
          <ul className="sentences stack">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {blocking
              .filter((verdict) => counts[verdict] > 0)
              .map((verdict) => {
                const own = stopped.filter((clause) => clause.verdict === verdict);
                const name = verdictNames[verdict].toLowerCase();
                return (
                  <li key={verdict}>
                    <p>
                      <strong>
                        {own.length} {name}.
                      </strong>{' '}
                      <span className="soft">{verdictMeanings[verdict]}</span>
                    </p>
                    <ClauseLinks ids={own.slice(0, most).map(({ id }) => id)} />
                    {own.length > most ? (
                      <a href={addressOf({ view: 'clauses', filters: { verdict } })}>
                        All {own.length} that are {name}
                      </a>
                    ) : null}
                  </li>
                );
              })}
          </ul>
        </Part>
        <div>
          <NotCovered />
          <Changes />
        </div>
        <Part title="By area">
          <ul className="areas">
            {[...new Set(clauses.map(({ area }) => area))].map((area) => {
              const own = clauses.filter((clause) => clause.area === area);
              const passing = own.filter(({ verdict }) => !blocking.includes(verdict)).length;
              return (
                <li key={area}>
                  <a href={addressOf({ view: 'clauses', filters: { area } })}>
                    <span>{area}</span>
                    <span className="soft">
                      {passing} of {own.length}
                    </span>
                    <VerdictBar clauses={own} />
                  </a>
                </li>
              );
            })}
          </ul>
        </Part>
      </div>
    </>
  );
}

import { css } from 'linaria';
import { Fragment } from 'react';
import { color, font, layout, media } from '../../src/styles/tokens.ts';
import { addressOf } from '../tools/report/address.ts';
import { blocking, verdicts, type ReportClause, type Verdict } from '../tools/report/types.ts';
import { Changes } from './Changes.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { partHeading, soft, stack } from './looks.ts';
import { VerdictBar, VerdictMark, verdictMeanings, verdictNames } from './marks.tsx';
import { useReport } from './reportContext.ts';
import { day } from './time.ts';

const hero = css`
  color-scheme: dark;
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};

  & > div {
    display: grid;
    gap: 1.25rem 3rem;
    max-inline-size: 100rem;
    margin-inline: auto;
    padding: 1.5rem ${layout.gutter} 1.5rem;
  }

  /* On a phone the answer and its counts are the first screen; what was run comes after them. */
  & > div > dl {
    order: 1;
  }

  ${media.desktop} {
    & > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: end;
    }

    & > div > dl {
      order: 0;
    }
  }

  @media print {
    color-scheme: light;
    background: none;
    color: ${color.ink};
  }
`;

const answer = css`
  & > h1 {
    font-size: clamp(3rem, 2rem + 4vw, 5.5rem);
    line-height: 0.9;
  }

  & > h1:focus {
    outline: none;
    box-shadow: none;
  }

  & > h1[data-fit='true'] {
    color: ${color.valid};
  }

  & > h1[data-fit='false'] {
    color: ${color.stop};
  }

  & > h1[data-fit='waits'] {
    color: ${color.star};
  }

  & > p {
    margin-block-start: 0.6rem;
    max-inline-size: 60ch;
    font-size: 1.0625rem;
  }
`;

const run = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.15rem 1.25rem;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;

  & > dt {
    color: ${color.inkSoft};
  }
`;

const shares = css`
  grid-column: 1 / -1;
  display: grid;
  gap: 0.9rem;
`;

const legend = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: 0.5rem 1.25rem;

  ${media.desktop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  & a {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0 0.5rem;
    align-items: baseline;
    min-block-size: 2.75rem;
    text-decoration: none;
  }

  & a:hover > span {
    text-decoration: underline;
  }

  & strong {
    font-family: ${font.display};
    font-size: 1.75rem;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  & svg {
    font-size: 1rem;
  }

  & span {
    grid-column: 2;
    font-size: 0.8125rem;
    line-height: 1.25;
  }

  & a[data-none='true'] {
    color: ${color.inkSoft};
  }
`;

const body = css`
  display: grid;
  gap: 2rem 3rem;
  max-inline-size: 100rem;
  margin-inline: auto;
  padding: 1.5rem ${layout.gutter} 4rem;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.1fr);
  }

  & > div {
    display: grid;
    gap: 2rem;
    align-content: start;
  }
`;

const groups = css`
  display: grid;
  gap: 0.75rem;

  & > li {
    display: grid;
    gap: 0.25rem;
    padding-block-end: 0.75rem;
    border-block-end: 1px solid ${color.border};
  }

  & a {
    text-decoration-color: ${color.borderStrong};
  }
`;

const sentences = css`
  display: grid;
  gap: 0.5rem;

  & > li {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid ${color.border};
    overflow-wrap: anywhere;
  }

  & a {
    text-decoration-color: ${color.borderStrong};
  }
`;

const areas = css`
  display: grid;
  gap: 0 1.5rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.1rem 0.75rem;
    padding-block: 0.25rem;
    font-size: 0.8125rem;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }

  & a:hover {
    text-decoration: underline;
  }

  & svg {
    grid-column: 1 / -1;
    block-size: 0.3rem;
  }
`;

function countsOf(clauses: readonly ReportClause[]): (readonly [Verdict, number])[] {
  return verdicts.map((verdict) => [
    verdict,
    clauses.filter((clause) => clause.verdict === verdict).length,
  ]);
}

/** How many clauses a list shows above the link to all, and how many where it is the only list. */
const shown = 4;
const shownAlone = 16;

/** The first view: whether the site is fit to ship, what blocks it, and what is not covered. */
export function Overview({ headingId }: { readonly headingId: string }) {
  const { data } = useReport();
  const { clauses, counts, fit, commit, coverage, runs, wholeRun, proof, faults, uncovered } = data;
  const stopped = clauses.filter(({ verdict }) => blocking.includes(verdict));
  // Only manual clauses are missing.
  const waits = !fit && faults.length === 0 && stopped.length === counts['manual due'];
  const toConfirm = data.decisions.filter(({ confirm }) => confirm);
  const runnerNames = { spec: 'Specification tests', e2e: 'Browser tests' } as const;
  return (
    <>
      <div className={hero}>
        <div>
          <div className={answer}>
            <h1 id={headingId} tabIndex={-1} data-fit={waits ? 'waits' : fit}>
              {waits ? 'Not fit to ship yet' : fit ? 'Fit to ship' : 'Not fit to ship'}
            </h1>
            <p>
              {stopped.length === 0 ? `All ${clauses.length} clauses pass.` : null}
              {stopped.length > 0 && !waits
                ? `${stopped.length} of ${clauses.length} clauses are blocking.`
                : null}
              {waits
                ? `All ${clauses.length - stopped.length} clauses that tests verify pass. A person has to verify ${stopped.length === 1 ? 'one more' : `${stopped.length} more`}: follow the steps, then export the results.`
                : null}{' '}
              {faults.length > 0
                ? `${faults.length} ${faults.length === 1 ? 'problem concerns' : 'problems concern'} the run as a whole.`
                : null}
            </p>
          </div>
          <dl className={run}>
            <dt>Commit</dt>
            <dd>
              {commit
                ? `${commit.id}${commit.changed ? ' and changes' : ''}, ${day(commit.date)}`
                : 'unknown'}
            </dd>
            {runs.map(({ runner, began, passed, failed, skipped }) => (
              <Fragment key={runner}>
                <dt>{runnerNames[runner]}</dt>
                <dd>
                  {passed} passed, {failed} failed{skipped > 0 ? `, ${skipped} skipped` : ''};{' '}
                  {day(began)}
                </dd>
              </Fragment>
            ))}
            <dt>Everything (test:all)</dt>
            <dd>
              {wholeRun
                ? `${wholeRun.passed} passed, ${wholeRun.failed} failed; ${day(wholeRun.began)}, commit ${wholeRun.commit ?? 'unknown'}`
                : 'not run yet'}
            </dd>
            <dt>Source</dt>
            <dd>
              {coverage.held} of {coverage.statements} sentences and table cells covered by clauses
            </dd>
            <dt>Proof</dt>
            <dd>
              {proof.run
                ? `${proof.proven} of ${proof.violations} violations caught. Clauses whose tests were seen to fail: ${proof.kinds}`
                : `not proven yet: ${proof.violations} violations`}
            </dd>
          </dl>
          <div className={shares}>
            <VerdictBar counts={countsOf(clauses)} size="large" />
            <ul className={legend}>
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
      <div className={body}>
        <section className={stack} aria-labelledby="blocking">
          <h2 className={partHeading} id="blocking">
            What blocks the release
          </h2>
          {stopped.length === 0 && faults.length === 0 ? <p>Nothing.</p> : null}
          {faults.length > 0 ? (
            <ul className={sentences}>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          ) : null}
          <ul className={groups}>
            {blocking
              .filter((verdict) => counts[verdict] > 0)
              .map((verdict) => {
                const own = stopped.filter((clause) => clause.verdict === verdict);
                return (
                  <li key={verdict}>
                    <p>
                      <strong>
                        {own.length} {verdictNames[verdict].toLowerCase()}.
                      </strong>{' '}
                      <span className={soft}>{verdictMeanings[verdict]}</span>
                    </p>
                    <ClauseLinks
                      ids={own.slice(0, waits ? shownAlone : shown).map(({ id }) => id)}
                    />
                    {own.length > (waits ? shownAlone : shown) ? (
                      <a href={addressOf({ view: 'clauses', filters: { verdict } })}>
                        All {own.length} that are {verdictNames[verdict].toLowerCase()}
                      </a>
                    ) : null}
                  </li>
                );
              })}
          </ul>
        </section>
        <div>
          <section className={stack} aria-labelledby="not-covered">
            <h2 className={partHeading} id="not-covered">
              What is not covered
            </h2>
            <ul className={sentences}>
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
              {coverage.held < coverage.statements ? (
                <li>
                  {coverage.statements - coverage.held} sentences and cells of the{' '}
                  <a href={addressOf({ view: 'source' })}>specification</a> have a reason instead of
                  a clause.
                </li>
              ) : null}
              {uncovered.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {wholeRun?.notRun.map((sentence) => (
                <li key={sentence}>Not run by test:all: {sentence}</li>
              ))}
            </ul>
          </section>
          <Changes />
        </div>
        <section className={stack} aria-labelledby="by-area">
          <h2 className={partHeading} id="by-area">
            By area
          </h2>
          <ul className={areas}>
            {[...new Set(clauses.map(({ area }) => area))].map((area) => {
              const own = clauses.filter((clause) => clause.area === area);
              const held = own.filter(({ verdict }) => !blocking.includes(verdict)).length;
              return (
                <li key={area}>
                  <a href={addressOf({ view: 'clauses', filters: { area } })}>
                    <span>{area}</span>
                    <span className={soft}>
                      {held} of {own.length}
                    </span>
                    <VerdictBar counts={countsOf(own)} />
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </>
  );
}

import { css } from 'linaria';
import { color, media, radius } from '../../src/styles/tokens.ts';
import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import { addressOf } from '../tools/report/address.ts';
import { pathOf } from '../tools/report/readingOrder.ts';
import type { ReportClause, ReportTest } from '../tools/report/types.ts';
import { changeSentence } from './Changes.tsx';
import { Diff } from './Diff.tsx';
import { chip, idLook, partHeading, row, screenOnly, soft, stack } from './looks.ts';
import { VerdictLabel, VerdictMark, verdictMeanings } from './marks.tsx';
import { Prose } from './Prose.tsx';
import { useReport } from './reportContext.ts';
import { day } from './time.ts';
import { Walk, WalkSession } from './Walk.tsx';

const look = css`
  display: grid;
  gap: 1.1rem;
  align-content: start;

  & h2 {
    font-size: 1.875rem;
    line-height: 1.05;
  }

  & h2:focus {
    outline: none;
    box-shadow: none;
  }

  & a {
    text-decoration-color: ${color.borderStrong};
  }
`;

const verdictRow = css`
  align-items: center;
`;

const facts = css`
  display: grid;
  gap: 0 1rem;

  & > dt {
    color: ${color.inkSoft};
  }

  & > dd {
    margin-block-end: 0.5rem;
  }

  ${media.tablet} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.3rem 1rem;

    & > dd {
      margin-block-end: 0;
    }
  }

  & > dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & a {
    display: inline-block;
    min-block-size: 1.5rem;
  }
`;

const reasonList = css`
  display: grid;
  gap: 0.3rem;
  padding: 0.6rem 0.8rem;
  border-radius: ${radius};
  background: ${color.backgroundDeep};

  & > li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0.6rem;
  }

  & svg {
    margin-block-start: 0.25em;
  }
`;

const tests = css`
  display: grid;
  border-block-start: 1px solid ${color.border};

  & > li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0.1rem 0.6rem;
    padding-block: 0.4rem;
    border-block-end: 1px solid ${color.border};
    break-inside: avoid;
  }

  & svg {
    margin-block-start: 0.25em;
  }

  & pre {
    grid-column: 2;
    padding: 0.5rem 0.7rem;
    background: ${color.backgroundDeep};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const thumbs = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  & a {
    display: grid;
    gap: 0.3rem;
    inline-size: min(11.25rem, 100%);
    overflow-wrap: anywhere;
  }

  & img {
    inline-size: 100%;
    block-size: 7rem;
    object-fit: cover;
    object-position: top;
    border: 1px solid ${color.border};
    border-radius: ${radius};
  }
`;

/* A story's picture is as tall as its state needs. */
const storyThumbs = css`
  & a {
    inline-size: min(15rem, 100%);
  }

  & img {
    block-size: auto;
    max-block-size: 15rem;
    object-position: top left;
  }
`;

const outcomeVerdict = {
  passed: 'passed',
  failed: 'failed',
  flaky: 'failed',
  skipped: 'untested',
} as const;

function TestRow({ title, file, kinds, outcome, milliseconds, began, message }: ReportTest) {
  return (
    <li>
      <VerdictMark verdict={outcomeVerdict[outcome]} />
      <span>
        {title}
        <span className={`${row} ${soft}`}>
          <strong>{outcome}</strong>
          <span>{(milliseconds / 1000).toFixed(1)} s</span>
          {began === undefined ? null : <span>{day(new Date(began).toISOString())}</span>}
          <code>{file}</code>
          {kinds.map((kind) => (
            <span className={chip} key={kind}>
              {kind}
            </span>
          ))}
        </span>
      </span>
      {message ? <pre>{message}</pre> : null}
    </li>
  );
}

/** The id of the open clause's heading, which receives the focus. */
export const clauseHeading = 'clause-heading';

/** One clause with its evidence and verdict. */
export function ClauseDetail({ clause }: { readonly clause: ReportClause }) {
  const { addresses, data, pictures } = useReport();
  const { id, title, verdict, reasons, sources, pages, stories, decisions } = clause;
  const [first] = pages;
  const change = changeSentence(clause);
  const decided = data.decisions.filter((entry) => decisions.includes(entry.id));
  return (
    <article className={look} aria-labelledby={clauseHeading}>
      <div>
        <p className={`${row} ${verdictRow}`}>
          <VerdictLabel verdict={verdict} />
          <code className={idLook}>{id}</code>
        </p>
        <h2 id={clauseHeading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <Prose>{clause.steps.length > 0 ? withoutSteps(clause.text) : clause.text}</Prose>
      {reasons.length > 0 ? (
        <ul className={reasonList} aria-label="Why it has its verdict">
          {reasons.map((reason) => (
            <li key={reason.why}>
              <VerdictMark verdict={reason.verdict} />
              <span>{reason.why}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={soft}>{verdictMeanings[verdict]}</p>
      )}
      {first === undefined ? null : (
        <section className={stack}>
          <h3 className={partHeading}>
            {clause.steps.length > 0 ? 'Steps to verify' : 'Seen by a person'}
          </h3>
          <Walk clause={clause} page={pathOf(first)} />
          {clause.steps.length > 0 ? (
            <div className={screenOnly}>
              <WalkSession />
            </div>
          ) : null}
        </section>
      )}
      <dl className={facts}>
        {change ? (
          <>
            <dt>Changed</dt>
            <dd>{change}</dd>
          </>
        ) : null}
        <dt>Source</dt>
        <dd className={row}>
          {sources.map(({ text, block, decision }) => {
            if (block) {
              return (
                <a key={text} href={addressOf({ view: 'source', at: block })}>
                  {text}
                </a>
              );
            }
            return decision ? (
              <a key={text} href={addressOf({ view: 'decisions', at: decision })}>
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            );
          })}
        </dd>
        <dt>Level</dt>
        <dd>{clause.level}</dd>
        <dt>Evidence</dt>
        <dd className={row}>
          {clause.verify.map((kind) => (
            <span className={chip} key={kind}>
              {kind}
            </span>
          ))}
        </dd>
        {pages.length > 0 ? (
          <>
            <dt>Pages</dt>
            <dd className={thumbs}>
              {pages.map((page) => {
                const picture = pictures[pathOf(page)];
                return (
                  <a key={page} href={`${addresses.site}${page}`} target="site">
                    {picture ? <img src={picture} alt="" loading="lazy" /> : null}
                    <span>Open {page}</span>
                  </a>
                );
              })}
            </dd>
          </>
        ) : null}
        {stories.length > 0 ? (
          <>
            <dt>Stories</dt>
            <dd className={`${thumbs} ${storyThumbs}`}>
              {stories.map((story) => (
                <a
                  key={story.id}
                  href={`${addresses.workbench}/?story=${encodeURIComponent(story.id)}`}
                  target="workbench"
                >
                  {pictures[story.id] ? (
                    <img src={pictures[story.id]} alt="" loading="lazy" />
                  ) : null}
                  <span>{story.id.replaceAll('--', ': ').replaceAll('-', ' ')}</span>
                </a>
              ))}
            </dd>
          </>
        ) : null}
        <dt>Written in</dt>
        <dd>
          <code>{clause.file}</code>
        </dd>
      </dl>
      <section className={stack}>
        <h3 className={partHeading}>
          Tests <span className={soft}>{clause.tests.length}</span>
        </h3>
        {clause.tests.length > 0 ? (
          <ul className={tests}>
            {clause.tests.map((test) => (
              <TestRow key={`${test.file} ${test.title}`} {...test} />
            ))}
          </ul>
        ) : (
          <p>No test of this run cites it.</p>
        )}
      </section>
      {clause.violations.length > 0 ? (
        <section className={stack}>
          <h3 className={partHeading}>
            What would break it <span className={soft}>{clause.violations.length}</span>
          </h3>
          {clause.violations.map((violation) => (
            <Diff key={`${violation.file}${violation.from}${violation.to}`} {...violation} />
          ))}
        </section>
      ) : null}
      {decided.length > 0 ? (
        <section className={stack}>
          <h3 className={partHeading}>Decisions behind it</h3>
          <ul className={stack}>
            {decided.map((entry) => (
              <li key={entry.id}>
                <a href={addressOf({ view: 'decisions', at: entry.id })}>
                  {entry.id}: {entry.title}
                </a>
                {entry.confirm ? <span className={soft}> to be confirmed by the owner</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}

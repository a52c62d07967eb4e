import { visuallyHidden } from '../../src/styles/layout.ts';
import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import { pathOf } from '../tools/report/readingOrder.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import { data, formatTime, pictures } from './content.ts';
import { Fact, Part, Prose, VerdictMark, verdictMeanings } from './parts.tsx';
import { Marks, TesterSession } from './Walk.tsx';

function changeSentence({ verdict, change }: ReportClause): string | undefined {
  if (!change) return undefined;
  if (change.kind === 'added') return 'It is new.';
  return `${change.kind === 'changed' ? 'Its text changed. ' : ''}It was ${change.before}, and is ${verdict}.`;
}

const verdictOf = { passed: 'passed', failed: 'failed', skipped: 'untested' } as const;

function TestRow({ id, test }: Readonly<{ id: string; test: ReportClause['tests'][number] }>) {
  const { outcome, began, checkedAt = {} } = test;
  return (
    <li>
      <VerdictMark verdict={verdictOf[outcome]}>{outcome}</VerdictMark> {test.title}
      <p className="row soft">
        <span>{(test.milliseconds / 1000).toFixed(1)} s</span>
        {began === undefined ? null : <span>{formatTime(began)}</span>}
        <span>{test.runner}</span>
        {checkedAt[id] ? <span>{checkedAt[id]}</span> : null}
        <code>{test.file}</code>
      </p>
      {test.message ? <pre>{test.message}</pre> : null}
    </li>
  );
}

/** Links to the pages and stories that show a clause, with pictures. */
function Places({ pages, stories }: Pick<ReportClause, 'pages' | 'stories'>) {
  const { site, workbench } = data.addresses;
  const places = [
    ...pages.map((page) => [`${site}${page}`, 'site', pathOf(page), `Open ${page}`] as const),
    ...stories.map((id) => {
      const name = id.replaceAll('--', ': ').replaceAll('-', ' ');
      return [`${workbench}/?story=${encodeURIComponent(id)}`, 'workbench', id, name] as const;
    }),
  ];
  return places.map(([href, target, of, name]) => (
    <a className="place" key={href} href={href} target={target}>
      {pictures[of] ? <img src={pictures[of]} alt="" loading="lazy" /> : null}
      {name}
    </a>
  ));
}

/** A violation as a diff, with the failure that it caused. */
function Diff({ file, from, to, judgement }: ReportClause['violations'][number]) {
  return (
    <figure className="box">
      <figcaption className="soft">
        <code>{file}</code>
      </figcaption>
      <del>
        <span className={visuallyHidden}>Removed: </span>
        {from}
      </del>
      <ins>
        <span className={visuallyHidden}>Added: </span>
        {to}
      </ins>
      {judgement ? (
        <p>
          <strong>{judgement.verdict === 'proven' ? 'caught' : judgement.verdict}</strong>
          {judgement.test ? ` by “${judgement.test}”` : ''}: <code>{judgement.why}</code>
        </p>
      ) : (
        <p className="soft">Not proven in its present form.</p>
      )}
    </figure>
  );
}

/** The id of the open clause's heading, which receives the focus. */
export const clauseHeading = 'clause-heading';

/** The text of a clause, without the steps of a manual clause, which `Marks` shows with boxes. */
export function ClauseText({ clause: { steps, text } }: { readonly clause: ReportClause }) {
  return <Prose>{steps.length > 0 ? withoutSteps(text) : text}</Prose>;
}

/** One clause with its evidence and verdict. */
export function ClauseDetail({ clause }: { readonly clause: ReportClause }) {
  const { id, title, verdict, reasons, tests, violations } = clause;
  const isManual = clause.steps.length > 0;
  return (
    <article className="stack" aria-labelledby={clauseHeading}>
      <div>
        <p className="row">
          <VerdictMark verdict={verdict} />
          <code>{id}</code>
        </p>
        <h2 id={clauseHeading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <ClauseText clause={clause} />
      {reasons.length > 0 ? (
        <ul className="box" aria-label="Why it has its verdict">
          {reasons.map((reason) => (
            <li key={reason.why}>
              <VerdictMark verdict={reason.verdict} /> {reason.why}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{verdictMeanings[verdict]}</p>
      )}
      <Part as="h3" title={isManual ? 'Steps to verify' : 'Checked by a person'}>
        <Marks clause={clause} page={pathOf(clause.pages[0] ?? '/')} />
        {isManual ? <TesterSession /> : null}
      </Part>
      <dl className="facts">
        <Fact name="Changed">{changeSentence(clause)}</Fact>
        <Fact name="Source">
          {[clause.source, ...clause.sentences.map((sentence) => `“${sentence}”`)].map((each) => (
            <span key={each}>{each}</span>
          ))}
        </Fact>
        <Fact name="Decisions">
          {clause.decisions.map(({ id: decision, title: name, confirm }) => (
            <span key={decision}>
              {decision}: {name}
              {confirm ? ' (not confirmed yet)' : ''}
            </span>
          ))}
        </Fact>
        <Fact name="Level">{clause.level}</Fact>
        <Fact name="Evidence">{clause.verify.join(', ')}</Fact>
        <Fact name="Where">
          <Places {...clause} />
        </Fact>
        <Fact name="Written in">
          <code>{clause.file}</code>
        </Fact>
      </dl>
      <Part as="h3" title="Tests" total={tests.length}>
        <ul className="lines">
          {tests.map((test) => (
            <TestRow key={`${test.file} ${test.title}`} id={id} test={test} />
          ))}
        </ul>
      </Part>
      {violations.length > 0 ? (
        <Part as="h3" title="What would break it" total={violations.length}>
          {violations.map((violation) => (
            <Diff key={`${violation.file}${violation.from}${violation.to}`} {...violation} />
          ))}
        </Part>
      ) : null}
    </article>
  );
}

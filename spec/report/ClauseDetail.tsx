import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import type { SourceLink } from '../tools/clauses/sourceDocument.ts';
import { addressOf } from '../tools/report/address.ts';
import { pathOf } from '../tools/report/readingOrder.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import { Diff } from './Diff.tsx';
import { Fact, Part, VerdictMark, verdictMeanings } from './parts.tsx';
import { Prose } from './Prose.tsx';
import { formatTime, useReport } from './reportContext.ts';
import { Marks, TesterSession } from './Walk.tsx';

function changeSentence({ verdict, change }: ReportClause): string | undefined {
  if (!change) return undefined;
  if (change.kind === 'added') return 'It is new.';
  return `${change.kind === 'changed' ? 'Its text changed. ' : ''}It was ${change.before}, and is ${verdict}.`;
}

const verdictOf = { passed: 'passed', failed: 'failed', skipped: 'untested' } as const;

function TestRow({
  clause,
  test,
}: {
  readonly clause: string;
  readonly test: ReportClause['tests'][number];
}) {
  const { outcome, began } = test;
  return (
    <li className="marked">
      <VerdictMark verdict={verdictOf[outcome]} />
      <div>
        {test.title}
        <p className="row soft">
          <strong>{outcome}</strong>
          <span>{(test.milliseconds / 1000).toFixed(1)} s</span>
          {began === undefined ? null : <span>{formatTime(began)}</span>}
          <span>{test.kinds.join(', ')}</span>
          {test.checkedAt?.[clause] ? <span>{test.checkedAt[clause]}</span> : null}
          <code>{test.file}</code>
        </p>
        {test.message ? <pre>{test.message}</pre> : null}
      </div>
    </li>
  );
}

function PlaceLink({ text, statement, decision }: SourceLink) {
  if (decision) return <a href={addressOf({ view: 'decisions', at: decision })}>{text}</a>;
  if (statement === undefined) return <span>{text}</span>;
  return <a href={addressOf({ view: 'source', at: `s${statement}` })}>{text}</a>;
}

/** Links to the pages and stories that show a clause, with pictures. */
function Places({ pages, stories }: Pick<ReportClause, 'pages' | 'stories'>) {
  const { data, pictures } = useReport();
  const places = [
    ...pages.map((page) => ({
      href: `${data.addresses.site}${page}`,
      target: 'site',
      picture: pictures[pathOf(page)],
      name: `Open ${page}`,
    })),
    ...stories.map((id) => ({
      href: `${data.addresses.workbench}/?story=${encodeURIComponent(id)}`,
      target: 'workbench',
      picture: pictures[id],
      name: id.replaceAll('--', ': ').replaceAll('-', ' '),
    })),
  ];
  return places.map(({ href, target, picture, name }) => (
    <a className="place" key={href} href={href} target={target}>
      {picture ? <img src={picture} alt="" loading="lazy" /> : null}
      {name}
    </a>
  ));
}

/** The id of the open clause's heading, which receives the focus. */
export const clauseHeading = 'clause-heading';

/** The text of a clause, without the steps of a manual clause, which `Marks` shows with boxes. */
export function ClauseText({ clause: { steps, text } }: { readonly clause: ReportClause }) {
  return <Prose>{steps.length > 0 ? withoutSteps(text) : text}</Prose>;
}

/** One clause with its evidence and verdict. */
export function ClauseDetail({ clause }: { readonly clause: ReportClause }) {
  const { data } = useReport();
  const { id, title, verdict, reasons, tests, violations } = clause;
  const isManual = clause.steps.length > 0;
  const decisions = data.decisions.filter((entry) => clause.decisions.includes(entry.id));
  return (
    <article className="stack" aria-labelledby={clauseHeading}>
      <div>
        <p className="row">
          <strong>
            <VerdictMark verdict={verdict} /> {verdict}
          </strong>
          <code className="id">{id}</code>
        </p>
        <h2 id={clauseHeading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <ClauseText clause={clause} />
      {reasons.length > 0 ? (
        <ul className="box" aria-label="Why it has its verdict">
          {reasons.map((reason) => (
            <li className="marked" key={reason.why}>
              <VerdictMark verdict={reason.verdict} />
              {reason.why}
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
          {clause.sources.map((source) => (
            <PlaceLink key={source.text} {...source} />
          ))}
        </Fact>
        <Fact name="Decisions">
          {decisions.map(({ id: decision, title: name, confirm }) => (
            <PlaceLink
              key={decision}
              decision={decision}
              text={`${decision}: ${name}${confirm ? ' (not confirmed yet)' : ''}`}
            />
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
        {tests.length > 0 ? (
          <ul className="lines">
            {tests.map((test) => (
              <TestRow key={`${test.file} ${test.title}`} clause={clause.id} test={test} />
            ))}
          </ul>
        ) : (
          <p>No test of this run cites it.</p>
        )}
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

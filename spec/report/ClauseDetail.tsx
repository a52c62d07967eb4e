import type { ReactNode } from 'react';
import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import { addressOf } from '../tools/report/address.ts';
import { pathOf } from '../tools/report/readingOrder.ts';
import type { ReportClause, ReportTest } from '../tools/report/types.ts';
import { changeSentence } from './Changes.tsx';
import { Diff } from './Diff.tsx';
import { VerdictMark, verdictMeanings, verdictNames } from './marks.tsx';
import { Part } from './Part.tsx';
import { Prose } from './Prose.tsx';
import { day, useReport } from './reportContext.ts';
import { Walk, WalkSession } from './Walk.tsx';

const outcomeVerdict = {
  passed: 'passed',
  failed: 'failed',
  flaky: 'failed',
  skipped: 'untested',
} as const;

function Chips({ names }: { readonly names: readonly string[] }) {
  return names.map((name) => (
    <span className="chip" key={name}>
      {name}
    </span>
  ));
}

function TestRow({ title, file, kinds, outcome, milliseconds, began, message }: ReportTest) {
  return (
    <li>
      <VerdictMark verdict={outcomeVerdict[outcome]} />
      <span>
        {title}
        <span className="row soft">
          <strong>{outcome}</strong>
          <span>{(milliseconds / 1000).toFixed(1)} s</span>
          {began === undefined ? null : <span>{day(began)}</span>}
          <code>{file}</code>
          <Chips names={kinds} />
        </span>
      </span>
      {message ? <pre>{message}</pre> : null}
    </li>
  );
}

/** Links that open in another window, with pictures if there are some. */
function Thumbs({
  target,
  links,
}: {
  readonly target: 'site' | 'workbench';
  readonly links: readonly (readonly [href: string, picture: string | undefined, name: string])[];
}) {
  return (
    <div className="thumbs">
      {links.map(([href, picture, name]) => (
        <a key={href} href={href} target={target}>
          {picture ? <img src={picture} alt="" loading="lazy" /> : null}
          <span>{name}</span>
        </a>
      ))}
    </div>
  );
}

/** A name with its value; nothing if there is no value. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return children ? (
    <>
      <dt>{name}</dt>
      <dd className="row">{children}</dd>
    </>
  ) : null;
}

/** The id of the open clause's heading, which receives the focus. */
export const clauseHeading = 'clause-heading';

/** The text of a clause. The steps of a manual clause are left out, because they are shown beside their boxes. */
export function ClauseText({ clause: { steps, text } }: { readonly clause: ReportClause }) {
  return <Prose>{steps.length > 0 ? withoutSteps(text) : text}</Prose>;
}

/** One clause with its evidence and verdict. */
export function ClauseDetail({ clause }: { readonly clause: ReportClause }) {
  const { addresses, data, pictures } = useReport();
  const { id, title, verdict, reasons, pages, stories, tests, violations } = clause;
  const [first] = pages;
  const isManual = clause.steps.length > 0;
  const decided = data.decisions.filter((entry) => clause.decisions.includes(entry.id));
  return (
    <article className="clause" aria-labelledby={clauseHeading}>
      <div>
        <p className="row">
          <span className="verdict">
            <VerdictMark verdict={verdict} />
            {verdictNames[verdict]}
          </span>
          <code className="id">{id}</code>
        </p>
        <h2 id={clauseHeading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <ClauseText clause={clause} />
      {reasons.length > 0 ? (
        <ul className="reasons" aria-label="Why it has its verdict">
          {reasons.map((reason) => (
            <li key={reason.why}>
              <VerdictMark verdict={reason.verdict} />
              <span>{reason.why}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{verdictMeanings[verdict]}</p>
      )}
      {first === undefined ? null : (
        <Part as="h3" title={isManual ? 'Steps to verify' : 'Seen by a person'}>
          <Walk clause={clause} page={pathOf(first)} />
          {isManual ? <WalkSession /> : null}
        </Part>
      )}
      <dl>
        <Fact name="Changed">{changeSentence(clause)}</Fact>
        <Fact name="Source">
          {clause.sources.map(({ text, block, decision }) => {
            if (!block && !decision) return <span key={text}>{text}</span>;
            const place = block
              ? ({ view: 'source', at: block } as const)
              : ({ view: 'decisions', at: decision ?? '' } as const);
            return (
              <a key={text} href={addressOf(place)}>
                {text}
              </a>
            );
          })}
        </Fact>
        <Fact name="Level">{clause.level}</Fact>
        <Fact name="Evidence">
          <Chips names={clause.verify} />
        </Fact>
        <Fact name="Pages">
          {pages.length > 0 ? (
            <Thumbs
              target="site"
              links={pages.map((page) => [
                `${addresses.site}${page}`,
                pictures[pathOf(page)],
                `Open ${page}`,
              ])}
            />
          ) : null}
        </Fact>
        <Fact name="Stories">
          {stories.length > 0 ? (
            <Thumbs
              target="workbench"
              links={stories.map((story) => [
                `${addresses.workbench}/?story=${encodeURIComponent(story.id)}`,
                pictures[story.id],
                story.id.replaceAll('--', ': ').replaceAll('-', ' '),
              ])}
            />
          ) : null}
        </Fact>
        <Fact name="Written in">
          <code>{clause.file}</code>
        </Fact>
      </dl>
      <Part as="h3" title="Tests" total={tests.length}>
        {tests.length > 0 ? (
          <ul className="tests lines">
            {tests.map((test) => (
              <TestRow key={`${test.file} ${test.title}`} {...test} />
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
      {decided.length > 0 ? (
        <Part as="h3" title="Decisions behind it">
          <ul className="stack">
            {decided.map((entry) => (
              <li key={entry.id}>
                <a href={addressOf({ view: 'decisions', at: entry.id })}>
                  {entry.id}: {entry.title}
                </a>
                {entry.confirm ? <span className="soft"> to be confirmed by the owner</span> : null}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </article>
  );
}

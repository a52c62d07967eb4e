import { useState } from 'react';
import { buttonStyles } from '../../src/ui/Button.tsx';
import { addressOf } from '../tools/report/address.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import { blocking } from '../tools/report/types.ts';
import { ClauseText } from './ClauseDetail.tsx';
import { clauses, data, pictures, replaceAddress, useAddress } from './content.ts';
import { ClauseLink, Field, Part, View } from './parts.tsx';
import { Marks, TesterSession } from './Walk.tsx';
import { resultsOf, useWalk } from './results.ts';

const { site } = data.addresses;
const addressOfPage = (page: string) => addressOf({ view: 'pages', page });

/** The pages, with the clauses of their parts. */
const pages = data.pages.map(({ groups, ...page }) => {
  const parts = groups.map(({ title, clauses: ids }) => ({
    title,
    clauses: ids.flatMap((id) => clauses.get(id) ?? []),
  }));
  return { ...page, parts, clauses: parts.flatMap((part) => part.clauses) };
});

function PageClause({ clause, path }: { readonly clause: ReportClause; readonly path: string }) {
  return (
    <li className="stack">
      <strong>{clause.title}</strong>
      <ClauseText clause={clause} />
      {clause.reasons
        .filter(({ verdict }) => blocking.includes(verdict))
        .map(({ why }) => (
          <p key={why} className="soft">
            {why}
          </p>
        ))}
      <Marks clause={clause} page={path} />
      <p className="row soft">
        <ClauseLink id={clause.id} />
        {clause.pages
          .filter((page) => page.startsWith(`${path}#`))
          .map((page) => (
            <a key={page} href={`${site}${page}`} target="site">
              Open {page}
            </a>
          ))}
      </p>
    </li>
  );
}

/** The site page by page, with the clauses of each page in reading order. */
export function Pages() {
  const address = useAddress();
  const walk = useWalk();
  const [only, setOnly] = useState('');
  const [listed, setListed] = useState({ filter: '', clauses: new Set<ReportClause>() });
  const index = Math.max(
    0,
    pages.findIndex(({ path }) => path === address.page),
  );
  const [here, next] = pages.slice(index);
  if (!here) return null;
  const { path, label, parts } = here;

  const countChecked = (all: readonly ReportClause[], page: string) =>
    `${all.filter((one) => resultsOf(walk, one, page).length > 0).length} of ${all.length}`;
  const isShown = (clause: ReportClause) => {
    const results = resultsOf(walk, clause, path);
    if (only === 'left') return results.length === 0;
    if (only === 'wrong') return results.some(({ outcome }) => outcome === 'failed');
    return only !== 'blocking' || blocking.includes(clause.verdict);
  };
  // A clause that gets a mark stays in the list until the filter or the page changes.
  const filter = `${only} ${path}`;
  if (listed.filter !== filter)
    setListed({ filter, clauses: new Set(here.clauses.filter(isShown)) });

  return (
    <View title={`Page: ${label}`}>
      <div className="panes walk">
        <div className="stack">
          <Field
            label="Page"
            value={path}
            options={pages.map((page) => [
              page.path,
              `${page.label} (${countChecked(page.clauses, page.path)})`,
            ])}
            onWrite={(page) => replaceAddress(addressOfPage(page))}
          />
          <a className={buttonStyles} href={`${site}${path}`} target="site">
            Open {path}
          </a>
          <p role="status">{countChecked(here.clauses, path)} clauses checked on this page</p>
          <Field
            label="Show"
            value={only}
            options={[
              ['', 'every clause'],
              ['left', 'not looked at'],
              ['wrong', 'wrong'],
              ['blocking', 'blocking'],
            ]}
            onWrite={setOnly}
          />
          <TesterSession />
          {data.testerNotes.map((note) => (
            <p key={note} className="soft">
              {note}
            </p>
          ))}
          {pictures[path] ? (
            <img src={pictures[path]} alt={`The page ${label} on a desktop screen`} />
          ) : null}
        </div>
        <div className="stack">
          {parts.map(({ title, clauses: own }) => (
            <Part key={title} title={title} total={countChecked(own, path)}>
              <ol className="lines">
                {own
                  .filter((clause) => listed.clauses.has(clause))
                  .map((clause) => (
                    <PageClause key={clause.id} clause={clause} path={path} />
                  ))}
              </ol>
            </Part>
          ))}
          {parts.length === 0 ? <p>No clause names this page.</p> : null}
          {next ? <a href={addressOfPage(next.path)}>Next: {next.label}</a> : null}
        </div>
      </div>
    </View>
  );
}

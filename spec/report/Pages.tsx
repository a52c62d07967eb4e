import { useState } from 'react';
import { buttonStyles } from '../../src/ui/Button.tsx';
import { addressOf } from '../tools/report/address.ts';
import type { ReportData } from '../tools/report/buildReport.ts';
import { blocking } from '../tools/report/types.ts';
import { ClauseText } from './ClauseDetail.tsx';
import { Choice, ClauseLink, Part, View } from './parts.tsx';
import { replaceAddress, useReport } from './reportContext.ts';
import { Marks, TesterSession } from './Walk.tsx';

type ReportPage = ReportData['pages'][number];

const idsOf = ({ groups }: ReportPage) => groups.flatMap((group) => group.clauses);
const addressOfPage = (page: string) => addressOf({ view: 'pages', page });

function PageClause({ id, path }: { readonly id: string; readonly path: string }) {
  const { clauses, data } = useReport();
  const clause = clauses.get(id);
  if (!clause) return null;
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
        <ClauseLink id={id} />
        {clause.pages
          .filter((page) => page.startsWith(`${path}#`))
          .map((page) => (
            <a key={page} href={`${data.addresses.site}${page}`} target="site">
              Open {page}
            </a>
          ))}
      </p>
    </li>
  );
}

/** The site page by page, with the clauses of each page in reading order. */
export function Pages() {
  const { data, address, clauses, pictures, walk } = useReport();
  const [only, setOnly] = useState('');
  const index = Math.max(
    0,
    data.pages.findIndex(({ path }) => path === address.page),
  );
  const here = data.pages[index];
  const resultsOf = (id: string, path: string) => {
    const clause = clauses.get(id);
    return clause ? walk.resultsOf(clause, path) : [];
  };
  const countChecked = (ids: readonly string[], { path }: ReportPage) =>
    `${ids.filter((id) => resultsOf(id, path).length > 0).length} of ${ids.length}`;
  const isShown = (id: string, path: string) => {
    const results = resultsOf(id, path);
    const verdict = clauses.get(id)?.verdict;
    if (only === 'left') return results.length === 0;
    if (only === 'wrong') return results.some(({ outcome }) => outcome === 'failed');
    return only !== 'blocking' || (verdict !== undefined && blocking.includes(verdict));
  };

  // A clause that gets a mark stays in the list until the filter or the page changes.
  const filter = `${only} ${here?.path}`;
  const [listed, setListed] = useState({ filter: '', ids: new Set<string>() });
  if (here && listed.filter !== filter)
    setListed({ filter, ids: new Set(idsOf(here).filter((id) => isShown(id, here.path))) });

  if (!here) return null;
  const next = data.pages[index + 1];
  return (
    <View title={`Page: ${here.label}`}>
      <div className="panes walk">
        <div className="stack">
          <Choice
            label="Page"
            value={here.path}
            options={data.pages.map((page) => [
              page.path,
              `${page.label} (${countChecked(idsOf(page), page)})`,
            ])}
            onWrite={(path) => replaceAddress(addressOfPage(path))}
          />
          <a className={buttonStyles} href={`${data.addresses.site}${here.path}`} target="site">
            Open {here.path}
          </a>
          <p role="status">{countChecked(idsOf(here), here)} clauses checked on this page</p>
          <Choice
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
          {pictures[here.path] ? (
            <img src={pictures[here.path]} alt={`The page ${here.label} on a desktop screen`} />
          ) : null}
        </div>
        <div className="stack">
          {here.groups.map((group) => (
            <Part key={group.title} title={group.title} total={countChecked(group.clauses, here)}>
              <ol className="lines">
                {group.clauses
                  .filter((id) => listed.ids.has(id))
                  .map((id) => (
                    <PageClause key={id} id={id} path={here.path} />
                  ))}
              </ol>
            </Part>
          ))}
          {here.groups.length === 0 ? <p>No clause names this page.</p> : null}
          {next ? <a href={addressOfPage(next.path)}>Next: {next.label}</a> : null}
        </div>
      </div>
    </View>
  );
}

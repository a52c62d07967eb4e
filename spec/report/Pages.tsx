import { useState } from 'react';
import { buttonStyles } from '../../src/ui/Button.tsx';
import { addressOf } from '../tools/report/address.ts';
import { blocking, type ReportPage } from '../tools/report/types.ts';
import { ClauseText } from './ClauseDetail.tsx';
import { ClauseLink } from './marks.tsx';
import { Part } from './Part.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { replaceAddress } from './useAddress.ts';
import { useWalk } from './useWalk.ts';
import { Walk, WalkSession } from './Walk.tsx';

const idsOf = ({ groups }: ReportPage) => groups.flatMap((group) => group.clauses);

function PageLink({
  page,
  name,
}: {
  readonly page: ReportPage | undefined;
  readonly name: string;
}) {
  if (!page) return <span />;
  return (
    <a href={addressOf({ view: 'pages', at: page.path })}>
      {name}: {page.label}
    </a>
  );
}

/** The site page by page, with the clauses of each page in reading order, each to be marked as right or wrong. */
export function Pages({ address, headingId }: ViewProps) {
  const { data, clauses, pictures, addresses } = useReport();
  const walk = useWalk();
  const [only, setOnly] = useState('');
  const named = data.pages.findIndex(({ path }) => path === address.at);
  const index = Math.max(0, named);
  const here = data.pages[index];
  const resultsOf = (id: string, page: ReportPage | undefined) => {
    const clause = clauses.get(id);
    return clause && page ? walk.of(clause, page.path) : [];
  };
  const countChecked = (ids: readonly string[], page: ReportPage | undefined) =>
    `${ids.filter((id) => resultsOf(id, page).length > 0).length} of ${ids.length}`;
  const fits = (id: string) => {
    const results = resultsOf(id, here);
    const verdict = clauses.get(id)?.verdict;
    if (only === 'left') return results.length === 0;
    if (only === 'wrong') return results.some(({ outcome }) => outcome === 'failed');
    return only !== 'blocking' || (verdict !== undefined && blocking.includes(verdict));
  };

  // A clause that gets a mark stays in the list until the filter or the page changes.
  const filter = `${only} ${here?.path}`;
  const [listed, setListed] = useState({ view: '', ids: new Set<string>() });
  if (here && listed.view !== filter)
    setListed({ view: filter, ids: new Set(idsOf(here).filter(fits)) });

  if (!here) return null;
  return (
    <div className="view">
      <h1 id={headingId} tabIndex={-1}>
        Page: {here.label}
      </h1>
      <div className="page">
        <div>
          <label className="field">
            Page
            <select
              value={here.path}
              onChange={({ currentTarget }) =>
                replaceAddress(addressOf({ view: 'pages', at: currentTarget.value }))
              }
            >
              {data.pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {page.label} ({countChecked(idsOf(page), page)})
                </option>
              ))}
            </select>
          </label>
          <a className={buttonStyles} href={`${addresses.site}${here.path}`} target="site">
            Open {here.path}
          </a>
          <p role="status">{countChecked(idsOf(here), here)} clauses checked on this page</p>
          <label className="field">
            Show
            <select value={only} onChange={({ currentTarget }) => setOnly(currentTarget.value)}>
              <option value="">every clause</option>
              <option value="left">not looked at</option>
              <option value="wrong">wrong</option>
              <option value="blocking">blocking</option>
            </select>
          </label>
          <WalkSession />
          {pictures[here.path] ? (
            <img src={pictures[here.path]} alt={`The page ${here.label} on a desktop screen`} />
          ) : null}
        </div>
        <div>
          {here.groups.map((group) => (
            <Part key={group.title} title={group.title} total={countChecked(group.clauses, here)}>
              <ol className="lines">
                {group.clauses
                  .flatMap((id) => (listed.ids.has(id) ? (clauses.get(id) ?? []) : []))
                  .map((clause) => (
                    <li key={clause.id}>
                      <strong>{clause.title}</strong>
                      <div className="under">
                        <ClauseText clause={clause} />
                        {clause.reasons
                          .filter(({ verdict }) => blocking.includes(verdict))
                          .map(({ why }) => (
                            <p key={why} className="soft">
                              {why}
                            </p>
                          ))}
                        <Walk clause={clause} page={here.path} />
                        <p className="row soft">
                          <ClauseLink id={clause.id} />
                          {clause.pages
                            .filter((page) => page !== here.path && page.startsWith(here.path))
                            .map((page) => (
                              <a key={page} href={`${addresses.site}${page}`} target="site">
                                Open {page}
                              </a>
                            ))}
                        </p>
                      </div>
                    </li>
                  ))}
              </ol>
            </Part>
          ))}
          {here.groups.length === 0 ? <p>No clause names this page.</p> : null}
          <p className="ends">
            <PageLink page={data.pages[index - 1]} name="Previous" />
            <PageLink page={data.pages[index + 1]} name="Next" />
          </p>
        </div>
      </div>
    </div>
  );
}

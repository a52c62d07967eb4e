import { css } from 'linaria';
import { useState } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color, media, radius } from '../../src/styles/tokens.ts';
import { buttonStyles } from '../../src/ui/Button.tsx';
import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import { addressOf } from '../tools/report/address.ts';
import { blocking } from '../tools/report/types.ts';
import { field, idLook, partHeading, row, soft, view, viewHeading } from './looks.ts';
import { VerdictMark, verdictNames } from './marks.tsx';
import { Prose } from './Prose.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { replaceAddress } from './useAddress.ts';
import { useWalk } from './useWalk.ts';
import { Walk, WalkSession } from './Walk.tsx';

const panes = css`
  display: grid;
  gap: 1.5rem 3rem;
  align-items: start;
  margin-block-start: 1rem;

  ${media.desktop} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
  }
`;

const side = css`
  display: grid;
  gap: 1rem;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 4.5rem;
  }

  @media print {
    display: none;
  }
`;

const picture = css`
  display: none;

  ${media.desktop} {
    display: block;
    max-block-size: calc(100vh - 23rem);
    min-block-size: 10rem;
    overflow: hidden;
    border: 1px solid ${color.border};
    border-radius: ${radius};
  }
`;

const groups = css`
  display: grid;
  gap: 2rem;
  max-inline-size: 60rem;
`;

const list = css`
  margin-block-start: 0.5rem;
  border-block-start: 1px solid ${color.border};

  & > li {
    padding-block: 0.75rem;
    border-block-end: 1px solid ${color.border};
    break-inside: avoid;
  }

  & strong {
    font-size: 1rem;
  }
`;

const under = css`
  display: grid;
  gap: 0.4rem;
  margin-block-start: 0.15rem;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-block-size: 1.5rem;
    text-decoration-color: ${color.borderStrong};
  }
`;

const ends = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5rem;
  }

  @media print {
    display: none;
  }
`;

/** The site page by page: each page's clauses in reading order, each to be marked as right or wrong. */
export function Pages({ address, headingId }: ViewProps) {
  const { data, clauses, pictures, addresses } = useReport();
  const walk = useWalk();
  const [only, setOnly] = useState('');
  const index = Math.max(
    0,
    data.pages.findIndex(({ path }) => path === address.at),
  );
  const here = data.pages[index];
  const seenOf = (id: string, page: typeof here) => {
    const clause = clauses.get(id);
    return clause && page ? walk.of(clause, page.path) : [];
  };
  const countChecked = (ids: readonly string[], page: typeof here) =>
    ids.filter((id) => seenOf(id, page).length > 0).length;
  const fits = (id: string) => {
    const seen = seenOf(id, here);
    const verdict = clauses.get(id)?.verdict;
    if (only === 'left') return seen.length === 0;
    if (only === 'wrong') return seen.some(({ outcome }) => outcome === 'failed');
    return only !== 'blocking' || (verdict !== undefined && blocking.includes(verdict));
  };
  const idsOf = (page: typeof here) => page?.groups.flatMap((group) => group.clauses) ?? [];
  const link = (page: typeof here) =>
    page ? addressOf({ view: 'pages', at: page.path }) : undefined;
  const [before, after] = [data.pages[index - 1], data.pages[index + 1]];

  // What is shown is chosen with the filter and the page: a clause that gets its mark stays until one of them changes.
  const filter = `${only} ${here?.path}`;
  const [listed, setListed] = useState({ view: '', ids: new Set<string>() });
  if (listed.view !== filter) setListed({ view: filter, ids: new Set(idsOf(here).filter(fits)) });
  const isShown = (id: string) => listed.ids.has(id);

  if (!here) return null;
  const ids = idsOf(here);
  return (
    <div className={view}>
      <h1 className={viewHeading} id={headingId} tabIndex={-1}>
        Page: {here.label}
      </h1>
      <div className={panes}>
        <div className={side}>
          <label className={field}>
            Page
            <select
              value={here.path}
              onChange={({ currentTarget }) =>
                replaceAddress(addressOf({ view: 'pages', at: currentTarget.value }))
              }
            >
              {data.pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {page.label} ({countChecked(idsOf(page), page)} of {idsOf(page).length})
                </option>
              ))}
            </select>
          </label>
          <a className={buttonStyles} href={`${addresses.site}${here.path}`} target="site">
            Open {here.path}
          </a>
          <p role="status">
            {countChecked(ids, here)} of {ids.length} clauses checked on this page
          </p>
          <label className={field}>
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
            <div className={picture}>
              <img src={pictures[here.path]} alt={`The page ${here.label} on a desktop screen`} />
            </div>
          ) : null}
        </div>
        <div className={groups}>
          {here.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h2 className={partHeading}>
                {group.title}{' '}
                <span className={soft}>
                  {countChecked(group.clauses, here)} of {group.clauses.length}
                </span>
              </h2>
              <ol className={list}>
                {group.clauses.filter(isShown).map((id) => {
                  const clause = clauses.get(id);
                  if (!clause) return null;
                  return (
                    <li key={id}>
                      <strong>{clause.title}</strong>
                      <div className={under}>
                        <Prose>
                          {clause.steps.length > 0 ? withoutSteps(clause.text) : clause.text}
                        </Prose>
                        {clause.reasons
                          .filter(({ verdict }) => blocking.includes(verdict))
                          .map(({ why }) => (
                            <p key={why} className={soft}>
                              {why}
                            </p>
                          ))}
                        <Walk clause={clause} page={here.path} />
                        <p className={`${row} ${soft}`}>
                          <a href={addressOf({ view: 'clauses', clause: id })}>
                            <VerdictMark verdict={clause.verdict} />
                            <span className={idLook}>{id}</span>
                            <span className={visuallyHidden}>, {verdictNames[clause.verdict]}</span>
                          </a>
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
                  );
                })}
              </ol>
            </section>
          ))}
          {here.groups.length === 0 ? <p>No clause names this page.</p> : null}
          <p className={ends}>
            {before ? <a href={link(before)}>Previous: {before.label}</a> : <span />}
            {after ? <a href={link(after)}>Next: {after.label}</a> : null}
          </p>
        </div>
      </div>
    </div>
  );
}

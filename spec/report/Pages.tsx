import { css } from 'linaria';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color, media, radius } from '../../src/styles/tokens.ts';
import { buttonStyles } from '../../src/ui/Button.tsx';
import { withoutSteps } from '../tools/clauses/manualSteps.ts';
import { addressOf } from '../tools/report/address.ts';
import { CheckBox } from './CheckBox.tsx';
import { ExportButton } from './ExportButton.tsx';
import { field, idLook, partHeading, row, soft, view, viewHeading } from './looks.ts';
import { isDone, ManualSteps } from './ManualSteps.tsx';
import { VerdictMark, verdictNames } from './marks.tsx';
import { Prose } from './Prose.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { checksName, useStored } from './stored.ts';
import { replaceAddress } from './useAddress.ts';

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

const heading = css`
  display: block;
  margin-inline-start: 2.1rem;
`;

const under = css`
  display: grid;
  gap: 0.4rem;
  margin: 0.15rem 0 0 2.1rem;

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

/** The site page by page: each page's clauses in reading order, with a box to check off each. */
export function Pages({ address, headingId }: ViewProps) {
  const { data, clauses, pictures, addresses } = useReport();
  const [checks] = useStored(checksName);
  const index = Math.max(
    0,
    data.pages.findIndex(({ path }) => path === address.at),
  );
  const here = data.pages[index];
  // A clause with steps is checked when all of its steps are.
  const isChecked = (id: string) => {
    const clause = clauses.get(id);
    return clause && clause.steps.length > 0 ? isDone(clause, checks) : id in checks;
  };
  const countChecked = (ids: readonly string[]) => ids.filter(isChecked).length;
  const idsOf = (page: typeof here) => page?.groups.flatMap((group) => group.clauses) ?? [];
  const link = (page: typeof here) =>
    page ? addressOf({ view: 'pages', at: page.path }) : undefined;
  const [before, after] = [data.pages[index - 1], data.pages[index + 1]];

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
                  {page.label} ({countChecked(idsOf(page))} of {idsOf(page).length})
                </option>
              ))}
            </select>
          </label>
          <a className={buttonStyles} href={`${addresses.site}${here.path}`} target="site">
            Open {here.path}
          </a>
          <p role="status">
            {countChecked(ids)} of {ids.length} clauses checked on this page
          </p>
          <ExportButton />
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
                  {countChecked(group.clauses)} of {group.clauses.length}
                </span>
              </h2>
              <ol className={list}>
                {group.clauses.map((id) => {
                  const clause = clauses.get(id);
                  if (!clause) return null;
                  return (
                    <li key={id}>
                      {clause.steps.length > 0 ? (
                        <strong className={heading}>{clause.title}</strong>
                      ) : (
                        <CheckBox name={id}>
                          <strong>{clause.title}</strong>
                        </CheckBox>
                      )}
                      <div className={under}>
                        <Prose>
                          {clause.steps.length > 0 ? withoutSteps(clause.text) : clause.text}
                        </Prose>
                        {clause.steps.length > 0 ? <ManualSteps clause={clause} /> : null}
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

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import {
  addressOf,
  filterClauses,
  noFilters,
  parseAddress,
  type Filters,
} from '../tools/report/address.ts';
import { pathOf } from '../tools/report/readingOrder.ts';
import { changes, verdicts, type ReportClause } from '../tools/report/types.ts';
import { changeNames } from './Changes.tsx';
import { ClauseDetail, clauseHeading } from './ClauseDetail.tsx';
import { VerdictMark, verdictNames } from './marks.tsx';
import { Part } from './Part.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { replaceAddress } from './useAddress.ts';

/** A choice of a filter: its value, and its name if that differs. */
type Choice = readonly [
  label: string,
  filter: keyof Filters,
  options: readonly (readonly [value: string, name?: string])[],
];

/** A clause's text without Markdown, one line for each paragraph. */
function plain(text: string): string {
  return text
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/(?<!\n)\n(?!\n|\d+\. )/g, ' ')
    .replaceAll(/\n{2,}/g, '\n');
}

/** Moves the focus from clause to clause with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (event.currentTarget.parentElement?.dataset['open'] === 'true') replaceAddress(next.hash);
}

/** Moves the focus to the clause that opens, and back to its line when it closes. */
function useFocus(openId: string | undefined): void {
  const lastOpen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const row = document.getElementById(`row-${openId ?? lastOpen.current ?? ''}`);
    if (openId) {
      // After arrow keys the focus stays in the list if the list is still beside the clause.
      const staysInList = lastOpen.current !== undefined && document.activeElement === row;
      if (!staysInList || row?.checkVisibility() === false)
        document.getElementById(clauseHeading)?.focus();
      if (row?.checkVisibility()) row.scrollIntoView({ block: 'nearest' });
    } else if (lastOpen.current) row?.focus();
    lastOpen.current = openId;
  }, [openId]);
}

/** The filtered clauses, with the open one beside them. */
export function ClauseList({ address, headingId }: ViewProps) {
  const { data, clauses: byId } = useReport();
  const { filters } = address;
  const filtered = filterClauses(data.clauses, filters);
  const open = byId.get(address.clause);
  useFocus(open?.id);

  // The address is read here, because the last render may be one key press behind.
  const narrow = (name: keyof Filters, value: string) => {
    const now = parseAddress(location.hash);
    replaceAddress(addressOf({ ...now, filters: { ...now.filters, [name]: value } }));
  };
  const values = (of: (clause: ReportClause) => readonly string[]) =>
    [...new Set(data.clauses.flatMap(of))].map((value) => [value] as const);
  const paths = new Set(data.clauses.flatMap(({ pages }) => pages.map(pathOf)));
  const pages = data.pages.filter(({ path }) => paths.has(path));
  const choices: readonly Choice[] = [
    [
      'Verdict',
      'verdict',
      [
        ['blocking', 'Blocking'],
        ...verdicts.map((verdict) => [verdict, verdictNames[verdict]] as const),
      ],
    ],
    ['Area', 'area', values(({ area }) => [area])],
    ['Page', 'page', pages.map(({ path, label }) => [path, `${label} ${path}`] as const)],
    ['Level', 'level', values(({ level }) => [level])],
    ['Evidence', 'kind', values(({ verify }) => verify)],
    [
      'Changed since',
      'change',
      [['any', 'Any change'], ...changes.map((kind) => [kind, changeNames[kind]] as const)],
    ],
  ];
  const close = addressOf({ view: 'clauses', filters });
  return (
    <div className="view" data-open={open !== undefined}>
      <h1 id={headingId} tabIndex={-1}>
        Clauses
      </h1>
      <form
        className="filters"
        role="search"
        aria-label="Clauses"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="field">
          Search words or ids
          <input
            type="search"
            value={filters.words}
            onChange={({ currentTarget }) => narrow('words', currentTarget.value)}
          />
        </label>
        {choices
          .filter(([, name]) => name !== 'change' || data.since)
          .map(([label, name, options]) => (
            <label className="field" key={name}>
              {label}
              <select
                value={filters[name]}
                onChange={({ currentTarget }) => narrow(name, currentTarget.value)}
              >
                <option value="">Any</option>
                {options.map(([value, words = value]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          ))}
        <button
          className="quiet"
          type="button"
          onClick={() => replaceAddress(addressOf({ view: 'clauses', filters: noFilters }))}
        >
          Show all
        </button>
      </form>
      <p className="soft" role="status">
        {filtered.length} of {data.clauses.length} clauses
        {address.clause && !open ? `; none has the id ${address.clause}` : ''}
      </p>
      <div className="panes" data-open={open !== undefined}>
        {/* The keys move the focus between links, which are what is operated here. */}
        <div onKeyDown={moveFocus} role="presentation">
          {[...new Set(filtered.map(({ area }) => area))].map((area) => {
            const own = filtered.filter((clause) => clause.area === area);
            return (
              <Part key={area} className="area" title={area} total={own.length}>
                <ul className="lines">
                  {own.map((clause) => (
                    <li key={clause.id}>
                      <a
                        href={addressOf({ view: 'clauses', filters, clause: clause.id })}
                        aria-current={clause === open ? 'true' : undefined}
                        id={`row-${clause.id}`}
                      >
                        <VerdictMark verdict={clause.verdict} />
                        <span className="words">
                          <span>
                            {clause.title}
                            <span className={visuallyHidden}>, {verdictNames[clause.verdict]}</span>
                          </span>
                          <span className="row soft">
                            <code className="id">{clause.id}</code>
                            <span>
                              {clause.level} · {clause.verify.join(', ')}
                            </span>
                          </span>
                          <span className="printed">{plain(clause.text)}</span>
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </Part>
            );
          })}
          {filtered.length === 0 ? <p>No clause matches the filters.</p> : null}
        </div>
        {open ? (
          <div
            className="pane"
            role="presentation"
            onKeyDown={({ key }) => {
              if (key === 'Escape') replaceAddress(close);
            }}
          >
            <p className="ends">
              <a href={close}>Close</a>
            </p>
            <ClauseDetail clause={open} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

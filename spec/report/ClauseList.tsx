import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import {
  addressOf,
  filterClauses,
  noFilters,
  parseAddress,
  type Filters,
} from '../tools/report/address.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import { verdicts } from '../tools/report/types.ts';
import { ClauseDetail, clauseHeading } from './ClauseDetail.tsx';
import { changeNames, Choice, Field, Part, VerdictMark, View } from './parts.tsx';
import { unwrap } from './Prose.tsx';
import { replaceAddress, useReport, type ViewProps } from './reportContext.ts';

/** Moves the focus to a clause when it opens, and back to its line when it closes. */
function useFocus(openId: string | undefined): void {
  const lastOpen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const row = document.getElementById(`row-${openId ?? lastOpen.current ?? ''}`);
    if (openId) {
      document.getElementById(clauseHeading)?.focus();
      if (row?.checkVisibility()) row.scrollIntoView({ block: 'nearest' });
    } else if (lastOpen.current) row?.focus();
    lastOpen.current = openId;
  }, [openId]);
}

function FilterForm({ filters }: { readonly filters: Filters }) {
  const { data } = useReport();
  // Reads the address again, because the last render may be one key press behind.
  const narrow = (change: Partial<Filters>) => {
    const now = parseAddress(location.hash);
    replaceAddress(addressOf({ ...now, filters: { ...now.filters, ...change } }));
  };
  const valuesOf = (of: (clause: ReportClause) => readonly string[]) => [
    ...new Set(data.clauses.flatMap(of)),
  ];
  const choices: readonly [label: string, filter: keyof Filters, values: readonly string[]][] = [
    ['Verdict', 'verdict', ['blocking', ...verdicts]],
    ['Area', 'area', valuesOf(({ area }) => [area])],
    ['Page', 'page', data.pages.map(({ path }) => path)],
    ['Level', 'level', valuesOf(({ level }) => [level])],
    ['Evidence', 'kind', valuesOf(({ verify }) => verify)],
    ['Changed since', 'change', data.since ? ['any', ...Object.keys(changeNames)] : []],
  ];
  const names = new Map<string, string>([
    ...Object.entries(changeNames),
    ...data.pages.map(({ path, label }) => [path, `${label} ${path}`] as const),
  ]);
  return (
    <form
      className="filters"
      role="search"
      aria-label="Clauses"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label="Search words or ids"
        type="search"
        value={filters.words}
        onWrite={(words) => narrow({ words })}
      />
      {choices
        .filter(([, , values]) => values.length > 0)
        .map(([label, filter, values]) => (
          <Choice
            key={filter}
            label={label}
            value={filters[filter]}
            options={[['', 'any'], ...values.map((one) => [one, names.get(one) ?? one] as const)]}
            onChoose={(value) => narrow({ [filter]: value })}
          />
        ))}
      <button type="button" onClick={() => narrow(noFilters)}>
        Show all
      </button>
    </form>
  );
}

/** The filtered clauses, with the open one beside them. */
export function ClauseList({ address: { filters, clause: id } }: ViewProps) {
  const { data, clauses } = useReport();
  const filtered = filterClauses(data.clauses, filters);
  const open = clauses.get(id);
  useFocus(open?.id);
  const close = addressOf({ view: 'clauses', filters });
  return (
    <View title="Clauses">
      <FilterForm filters={filters} />
      <p className="soft" role="status">
        {filtered.length} of {data.clauses.length} clauses
        {id && !open ? `; none has the id ${id}` : ''}
      </p>
      <div className="panes" data-open={open !== undefined}>
        <div>
          {[...Map.groupBy(filtered, ({ area }) => area)].map(([area, own]) => (
            <Part key={area} className="area" title={area} total={own.length}>
              <ul className="lines">
                {own.map((clause) => (
                  <li key={clause.id}>
                    <a
                      className="marked"
                      href={addressOf({ view: 'clauses', filters, clause: clause.id })}
                      aria-current={clause === open ? 'true' : undefined}
                      id={`row-${clause.id}`}
                    >
                      <VerdictMark verdict={clause.verdict} />
                      <div>
                        {clause.title}
                        <span className={visuallyHidden}>, {clause.verdict}</span>
                        <p className="row soft">
                          <code className="id">{clause.id}</code>
                          {clause.level} · {clause.verify.join(', ')}
                        </p>
                        <p className="printed">{unwrap(clause.text)}</p>
                      </div>
                    </a>
                  </li>
                ))}
              </ul>
            </Part>
          ))}
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
            <a href={close}>Close</a>
            <ClauseDetail clause={open} />
          </div>
        ) : null}
      </div>
    </View>
  );
}

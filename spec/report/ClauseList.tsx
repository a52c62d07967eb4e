import { useEffect, useRef } from 'react';
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
import { clauses, data, replaceAddress, useAddress } from './content.ts';
import { changeNames, Field, Part, VerdictMark, View } from './parts.tsx';

/** Moves the focus to a clause when it opens, and back to its line when it closes. */
function useFocus(openId: string | undefined): void {
  const lastOpen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const now = openId ? clauseHeading : `row-${lastOpen.current}`;
    document.getElementById(now)?.focus();
    lastOpen.current = openId;
  }, [openId]);
}

function FilterForm() {
  const address = useAddress();
  // Reads the address again, because the last render may be one key press behind.
  const narrow = (change: Partial<Filters>) =>
    replaceAddress(addressOf({ ...parseAddress(location.hash), ...change }));
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
  const names: Readonly<Record<string, string>> = {
    ...changeNames,
    ...Object.fromEntries(data.pages.map(({ path, label }) => [path, `${label} ${path}`])),
  };
  return (
    <search className="filters" aria-label="Clauses">
      <Field
        label="Search words or ids"
        type="search"
        value={address.words}
        onWrite={(words) => narrow({ words })}
      />
      {choices
        .filter(([, , values]) => values.length > 0)
        .map(([label, filter, values]) => (
          <Field
            key={filter}
            label={label}
            value={address[filter]}
            options={[['', 'any'], ...values.map((one) => [one, names[one] ?? one] as const)]}
            onWrite={(value) => narrow({ [filter]: value })}
          />
        ))}
      <button type="button" onClick={() => narrow(noFilters)}>
        Show all
      </button>
    </search>
  );
}

function ClauseRow({
  clause,
  href,
  isOpen,
}: Readonly<{ clause: ReportClause; href: string; isOpen: boolean }>) {
  return (
    <li>
      <a href={href} aria-current={isOpen ? 'true' : undefined} id={`row-${clause.id}`}>
        {clause.title}
        <span className="row soft">
          <VerdictMark verdict={clause.verdict} />
          <code>{clause.id}</code>
          {clause.level} · {clause.verify.join(', ')}
        </span>
        <span className="printed">{clause.text}</span>
      </a>
    </li>
  );
}

/** The filtered clauses, with the open one beside them. */
export function ClauseList() {
  const address = useAddress();
  const filtered = filterClauses(data.clauses, address);
  const open = clauses.get(address.clause);
  useFocus(open?.id);
  return (
    <View title="Clauses">
      <FilterForm />
      <p className="soft" role="status">
        {filtered.length} of {data.clauses.length} clauses
        {address.clause && !open ? `; none has the id ${address.clause}` : ''}
      </p>
      <div className="panes" data-open={open !== undefined}>
        <div>
          {[...Map.groupBy(filtered, ({ area }) => area)].map(([area, own]) => (
            <Part key={area} className="area" title={area} total={own.length}>
              <ul className="lines">
                {own.map((clause) => (
                  <ClauseRow
                    key={clause.id}
                    clause={clause}
                    href={addressOf({ ...address, clause: clause.id })}
                    isOpen={clause === open}
                  />
                ))}
              </ul>
            </Part>
          ))}
          {filtered.length === 0 ? <p>No clause matches the filters.</p> : null}
        </div>
        {open ? (
          <div className="pane">
            <a href={addressOf({ ...address, clause: '' })}>Close</a>
            <ClauseDetail clause={open} />
          </div>
        ) : null}
      </div>
    </View>
  );
}

import { css } from 'linaria';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { color, media } from '../../src/styles/tokens.ts';
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
import { field, idLook, partHeading, quietButton, soft, view, viewHeading } from './looks.ts';
import { VerdictMark, verdictNames } from './marks.tsx';
import { useReport, type ViewProps } from './reportContext.ts';
import { replaceAddress } from './useAddress.ts';

const form = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.6rem 0.75rem;
  align-items: end;
  margin-block: 0.75rem 1rem;

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(5, minmax(0, 1fr)) auto;

    &[data-since='true'] {
      grid-template-columns: minmax(0, 2fr) repeat(6, minmax(0, 1fr)) auto;
    }

    & > :first-child {
      grid-column: auto;
    }
  }

  @media print {
    display: none;
  }
`;

/* On a narrow screen the open clause takes the place of the list and its filters. */
const look = css`
  @media (max-width: 61.99rem), print {
    &[data-open='true'] > form,
    &[data-open='true'] > [role='status'] {
      display: none;
    }
  }
`;

const panes = css`
  display: grid;
  margin-block-start: 0.6rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  align-items: start;

  @media screen and (min-width: 62rem) {
    &[data-open='true'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }

  @media (max-width: 61.99rem), print {
    &[data-open='true'] > :first-child {
      display: none;
    }
  }
`;

const fieldGroupStyles = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 40rem;

  container-type: inline-size;

  & + & {
    margin-block-start: 1.25rem;
  }

  @media print {
    content-visibility: visible;
  }
`;

const rows = css`
  margin-block-start: 0.35rem;
  border-block-start: 1px solid ${color.border};

  & > li {
    border-block-end: 1px solid ${color.border};
    break-inside: avoid;
  }

  & a {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0 0.7rem;
    padding: 0.45rem 0.6rem;
    text-decoration: none;
  }

  & a:hover {
    background: ${color.backgroundDeep};
  }

  & a[aria-current='true'] {
    background: ${color.card};
    box-shadow: inset 4px 0 0 ${color.signal};
  }

  @media (forced-colors: active) {
    & a[aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  & svg {
    margin-block-start: 0.25em;
  }
`;

const meta = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
`;

const words = css`
  display: grid;

  @container (min-width: 52rem) {
    grid-template-columns: minmax(0, 1fr) 26rem;
    align-items: baseline;
    gap: 0 1.5rem;

    & > :nth-child(2) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 9rem;
    }
  }
`;

const printed = css`
  display: none;

  @media print {
    display: block;
    grid-column: 1 / -1;
    white-space: pre-line;
  }
`;

const pane = css`
  padding: 1.1rem 1.25rem 1.5rem;
  border: 1px solid ${color.border};
  border-block-start: 4px solid ${color.signal};
  background: ${color.card};

  ${media.desktop} {
    position: sticky;
    inset-block-start: 4.25rem;
    max-block-size: calc(100vh - 5.25rem);
    overflow: auto;
    overscroll-behavior: contain;
  }

  @media print {
    position: static;
    max-block-size: none;
    overflow: visible;
    border: 0;
  }
`;

const back = css`
  display: flex;
  justify-content: space-between;
  margin-block-end: 0.75rem;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5rem;
  }

  @media print {
    display: none;
  }
`;

function Choice({
  label,
  name,
  value,
  options,
  onChoice,
}: {
  readonly label: string;
  readonly name: keyof Filters;
  readonly value: string;
  readonly options: readonly (readonly [value: string, said: string])[];
  readonly onChoice: (name: keyof Filters, value: string) => void;
}) {
  return (
    <label className={field}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoice(name, currentTarget.value)}>
        <option value="">Any</option>
        {options.map(([option, said]) => (
          <option key={option} value={option}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A clause's text without Markdown, one line per paragraph. */
function plain(text: string): string {
  return text
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/(?<!\n)\n(?!\n|\d+\. )/g, ' ')
    .replaceAll(/\n{2,}/g, '\n');
}

/** Arrow keys move the focus from clause to clause. */
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

function Row({
  clause,
  filters,
  open,
}: {
  readonly clause: ReportClause;
  readonly filters: Filters;
  readonly open: boolean;
}) {
  const { id, title, text, level, verify, verdict } = clause;
  return (
    <li>
      <a
        href={addressOf({ view: 'clauses', filters, clause: id })}
        aria-current={open ? 'true' : undefined}
        id={`row-${id}`}
      >
        <VerdictMark verdict={verdict} />
        <span className={words}>
          <span>
            {title}
            <span className={visuallyHidden}>, {verdictNames[verdict]}</span>
          </span>
          <span className={`${meta} ${soft}`}>
            <code className={idLook}>{id}</code>
            <span>
              {level} · {verify.join(', ')}
            </span>
          </span>
          <span className={printed}>{plain(text)}</span>
        </span>
      </a>
    </li>
  );
}

/** The filtered clauses, with the open one beside them. */
export function ClauseList({ address, headingId }: ViewProps) {
  const { data, clauses: byId } = useReport();
  const { filters } = address;
  const kept = filterClauses(data.clauses, filters);
  const open = byId.get(address.clause);
  const openId = open?.id;
  const lastOpen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const row = document.getElementById(`row-${openId ?? lastOpen.current ?? ''}`);
    // The focus stays in the list after arrow keys.
    const isInList = lastOpen.current !== undefined && document.activeElement === row;
    if (openId && !isInList) document.getElementById(clauseHeading)?.focus();
    if (openId && document.activeElement === row && row?.checkVisibility() === false) {
      document.getElementById(clauseHeading)?.focus();
    }
    if (openId && row?.checkVisibility()) row.scrollIntoView({ block: 'nearest' });
    if (!openId && lastOpen.current) row?.focus();
    lastOpen.current = openId;
  }, [openId]);

  // Reads the address itself: the last render may be one key press behind.
  const narrow = (name: keyof Filters, value: string) => {
    const now = parseAddress(location.hash);
    replaceAddress(addressOf({ ...now, filters: { ...now.filters, [name]: value } }));
  };
  const values = (of: (clause: ReportClause) => readonly string[]) =>
    [...new Set(data.clauses.flatMap(of))].map((value) => [value, value] as const);
  const areas = [...new Set(kept.map(({ area }) => area))];
  const close = addressOf({ view: 'clauses', filters });
  const paths = new Set(data.clauses.flatMap(({ pages }) => pages.map(pathOf)));
  return (
    <div className={`${view} ${look}`} data-open={open !== undefined}>
      <h1 className={viewHeading} id={headingId} tabIndex={-1}>
        Clauses
      </h1>
      <form
        className={form}
        data-since={data.since !== undefined}
        role="search"
        aria-label="Clauses"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={field}>
          Search words or ids
          <input
            type="search"
            value={filters.words}
            onChange={({ currentTarget }) => narrow('words', currentTarget.value)}
          />
        </label>
        <Choice
          label="Verdict"
          name="verdict"
          value={filters.verdict}
          options={[
            ['blocking', 'Blocking'],
            ...verdicts.map((verdict) => [verdict, verdictNames[verdict]] as const),
          ]}
          onChoice={narrow}
        />
        <Choice
          label="Area"
          name="area"
          value={filters.area}
          options={values(({ area }) => [area])}
          onChoice={narrow}
        />
        <Choice
          label="Page"
          name="page"
          value={filters.page}
          options={data.pages
            .filter(({ path }) => paths.has(path))
            .map(({ path, label }) => [path, `${label} ${path}`])}
          onChoice={narrow}
        />
        <Choice
          label="Level"
          name="level"
          value={filters.level}
          options={values(({ level }) => [level])}
          onChoice={narrow}
        />
        <Choice
          label="Evidence"
          name="kind"
          value={filters.kind}
          options={values(({ verify }) => verify)}
          onChoice={narrow}
        />
        {data.since ? (
          <Choice
            label="Changed since"
            name="change"
            value={filters.change}
            options={[
              ['any', 'Any change'],
              ...changes.map((kind) => [kind, changeNames[kind]] as const),
            ]}
            onChoice={narrow}
          />
        ) : null}
        <button
          className={quietButton}
          type="button"
          onClick={() => replaceAddress(addressOf({ view: 'clauses', filters: noFilters }))}
        >
          Show all
        </button>
      </form>
      <p className={soft} role="status">
        {kept.length} of {data.clauses.length} clauses
        {address.clause && !open ? `; none has the id ${address.clause}` : ''}
      </p>
      <div className={panes} data-open={open !== undefined}>
        {/* The keys move the focus between links, which are what is operated here. */}
        <div onKeyDown={moveFocus} role="presentation">
          {areas.map((area) => {
            const own = kept.filter((clause) => clause.area === area);
            return (
              <section className={fieldGroupStyles} key={area} aria-labelledby={`area-${area}`}>
                <h2 className={partHeading} id={`area-${area}`}>
                  {area} <span className={soft}>{own.length}</span>
                </h2>
                <ul className={rows}>
                  {own.map((clause) => (
                    <Row key={clause.id} clause={clause} filters={filters} open={clause === open} />
                  ))}
                </ul>
              </section>
            );
          })}
          {kept.length === 0 ? <p>No clause matches the filters.</p> : null}
        </div>
        {open ? (
          <div
            className={pane}
            role="presentation"
            onKeyDown={({ key }) => {
              if (key === 'Escape') replaceAddress(close);
            }}
          >
            <p className={back}>
              <a href={close}>Close</a>
            </p>
            <ClauseDetail clause={open} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

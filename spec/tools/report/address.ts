import { blocking, verdicts, type ReportClause, type Verdict } from './types.ts';

/** The views of the report. */
export const views = ['overview', 'clauses', 'pages', 'source', 'decisions'] as const;
export type View = (typeof views)[number];

/** The filters of the clause list; an empty text is no filter. */
export interface Filters {
  readonly verdict: Verdict | 'blocking' | '';
  readonly area: string;
  readonly page: string;
  readonly level: string;
  readonly kind: string;
  /** The change since an earlier report: `any`, or one kind of change. */
  readonly change: string;
  /** Words that the clause has to contain. */
  readonly words: string;
}

/** The state of the report, which its address stores. */
export interface Address {
  readonly view: View;
  readonly filters: Filters;
  /** The id of the open clause; empty if none is open. */
  readonly clause: string;
  /** The selected page, block of the specification, or decision. */
  readonly at: string;
}

export const noFilters: Filters = {
  verdict: '',
  area: '',
  page: '',
  level: '',
  kind: '',
  change: '',
  words: '',
};

const filterNames = Object.keys(noFilters) as (keyof Filters)[];

/**
 * Reads the part of the address after `#`. A clause id alone opens that clause; an unknown address opens the overview.
 */
export function parseAddress(hash: string): Address {
  const text = hash.replace(/^#\/?/, '');
  if (/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(text)) {
    return { view: 'clauses', filters: noFilters, clause: text, at: '' };
  }
  const [name = '', query = ''] = text.split('?', 2);
  const parameters = new URLSearchParams(query);
  const view = views.find((known) => known === name) ?? 'overview';
  const read = Object.fromEntries(filterNames.map((field) => [field, parameters.get(field) ?? '']));
  const verdict = [...verdicts, 'blocking' as const, '' as const].find(
    (known) => known === read['verdict'],
  );
  return {
    view,
    filters: { ...noFilters, ...read, verdict: verdict ?? '' },
    clause: parameters.get('clause') ?? '',
    at: parameters.get('at') ?? '',
  };
}

/** The address of a state, from `#` on; empty parts are left out. */
export function addressOf({
  view,
  filters,
  ...rest
}: Pick<Address, 'view'> &
  Partial<Pick<Address, 'clause' | 'at'>> & { readonly filters?: Partial<Filters> }): string {
  const query = new URLSearchParams(
    Object.entries({ ...filters, ...rest }).filter(([, value]) => value !== ''),
  ).toString();
  return `#/${view}${query && `?${query}`}`;
}

/** The clauses that pass the filters, in their order. */
export function filterClauses<
  Kept extends Pick<
    ReportClause,
    'id' | 'title' | 'text' | 'area' | 'level' | 'verify' | 'pages' | 'verdict' | 'change'
  >,
>(clauses: readonly Kept[], filters: Filters): Kept[] {
  const { verdict, area, page, level, kind, change } = filters;
  const words = filters.words.toLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
    return (
      (verdict === '' ||
        (verdict === 'blocking'
          ? blocking.includes(clause.verdict)
          : clause.verdict === verdict)) &&
      (area === '' || clause.area === area) &&
      (page === '' || clause.pages.some((path) => path === page || path.startsWith(`${page}#`))) &&
      (level === '' || clause.level === level) &&
      (kind === '' || clause.verify.some((named) => named === kind)) &&
      (change === '' ||
        (change === 'any' ? clause.change !== undefined : clause.change?.kind === change)) &&
      words.every((word) => text.includes(word))
    );
  });
}

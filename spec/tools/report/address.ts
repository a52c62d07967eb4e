import type { Clause } from '../clauses/clauses.ts';
import { pathOf } from './readingOrder.ts';
import { blocking, type Change, type Verdict } from './types.ts';

export const views = ['overview', 'clauses', 'pages', 'source', 'decisions'] as const;
export type View = (typeof views)[number];

/** The filters of the clause list, none of them set. */
export const noFilters = {
  words: '',
  verdict: '',
  area: '',
  page: '',
  level: '',
  kind: '',
  change: '',
};
export type Filters = Readonly<typeof noFilters>;

/** The state of the report, which its address stores. */
export interface Address {
  readonly view: View;
  readonly filters: Filters;
  readonly clause: string;
  /** The selected page, block of the specification, or decision. */
  readonly at: string;
}

/**
 * Reads the part of the address after `#`. A clause id alone opens that clause; an unknown address opens the overview.
 */
export function parseAddress(hash: string): Address {
  const text = hash.replace(/^#\/?/, '');
  if (/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(text)) {
    return { view: 'clauses', filters: noFilters, clause: text, at: '' };
  }
  const [name = '', query = ''] = text.split('?', 2);
  const { clause = '', at = '', ...rest } = Object.fromEntries(new URLSearchParams(query));
  const view = views.find((known) => known === name) ?? 'overview';
  return { view, filters: { ...noFilters, ...rest }, clause, at };
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

interface Filtered extends Omit<Clause, 'file' | 'quotes' | 'source' | 'violations'> {
  readonly verdict: Verdict;
  readonly change?: Change | undefined;
}

function valuesOf(clause: Filtered): Readonly<Record<string, readonly string[]>> {
  const { area, level, verify, pages, verdict, change } = clause;
  return {
    verdict: blocking.includes(verdict) ? ['blocking', verdict] : [verdict],
    area: [area],
    page: pages.map(pathOf),
    level: [level],
    kind: verify,
    change: change ? ['any', change.kind] : [],
  };
}

export function filterClauses<One extends Filtered>(
  clauses: readonly One[],
  { words, ...chosen }: Filters,
): One[] {
  const searched = words.toLowerCase().split(/\s+/);
  const named = Object.entries(chosen).filter(([, value]) => value !== '');
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
    const values = valuesOf(clause);
    return (
      searched.every((word) => text.includes(word)) &&
      named.every(([name, value]) => values[name]?.includes(value))
    );
  });
}

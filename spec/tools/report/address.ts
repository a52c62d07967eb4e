import type { ReportClause } from './buildReport.ts';
import { pathOf } from './readingOrder.ts';
import { blocking } from './types.ts';

export const views = ['overview', 'clauses', 'pages'] as const;
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

/** The state of the report, which its address stores. `page` is also the page that ‘Page by page’ shows. */
export interface Address extends Filters {
  readonly view: View;
  /** The id of the open clause. */
  readonly clause: string;
}

/**
 * Reads the part of the address after `#`. A clause id alone opens that clause; an unknown address opens the overview.
 */
export function parseAddress(hash: string): Address {
  const text = hash.replace(/^#\/?/, '');
  const isClause = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/.test(text);
  const [name, query = ''] = isClause ? ['clauses', `clause=${text}`] : text.split('?', 2);
  const view = views.find((known) => known === name) ?? 'overview';
  return { ...noFilters, clause: '', ...Object.fromEntries(new URLSearchParams(query)), view };
}

/** The address of a state, from `#` on; empty parts are left out. */
export function addressOf({ view = 'clauses', ...rest }: Partial<Address>): string {
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''));
  return `#/${view}${query.size > 0 ? `?${query}` : ''}`;
}

/** The clauses that have all words in their id, title or text, and every chosen value. */
export function filterClauses(
  clauses: readonly ReportClause[],
  { words = '', ...chosen }: Partial<Filters>,
): ReportClause[] {
  const searched = words.toLowerCase().split(/\s+/);
  return clauses.filter((clause) => {
    const { id, title, text, area, level, verify, pages, verdict, change } = clause;
    const values: Readonly<Record<string, readonly string[]>> = {
      verdict: blocking.includes(verdict) ? ['blocking', verdict] : [verdict],
      area: [area],
      page: pages.map(pathOf),
      level: [level],
      kind: verify,
      change: change ? ['any', change.kind] : [],
    };
    const all = `${id} ${title} ${text}`.toLowerCase();
    return (
      searched.every((word) => all.includes(word)) &&
      Object.keys(values).every((name) => {
        const value = chosen[name as keyof typeof chosen];
        return !value || values[name]?.includes(value);
      })
    );
  });
}

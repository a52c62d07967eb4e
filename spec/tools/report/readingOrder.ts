import type { Clause } from '../clauses/clauses.ts';

export interface Page {
  readonly path: string;
  readonly label: string;
}

interface OrderedPage extends Page {
  readonly groups: readonly { readonly title: string; readonly clauses: readonly string[] }[];
}

/**
 * A part of every page. Its clauses are those whose first violation is in its files, and those of its areas, in the
 * order of the areas. The area `*` is every area that no part names.
 */
export interface Place {
  readonly title: string;
  readonly areas: readonly string[];
  /** A pattern for the file of a clause's first violation. */
  readonly files?: RegExp;
}

/** The path of a clause's `page`, without the fragment. */
export function pathOf(page: string): string {
  return page.split('#', 1)[0] || '/';
}

/** The clauses of each page in reading order. `places` has the parts of a page from top to bottom. */
export function orderPages(
  pages: readonly Page[],
  clauses: readonly Pick<Clause, 'id' | 'area' | 'pages' | 'violations'>[],
  places: readonly Place[],
): OrderedPage[] {
  const placed = clauses.map(({ id, area, pages: named, violations: [first] }) => {
    const place =
      places.find(({ files }) => first && files?.test(first.file)) ??
      places.find(({ areas }) => areas.includes(area)) ??
      places.find(({ areas }) => areas.includes('*'));
    const rank = place?.areas.indexOf(place.areas.includes(area) ? area : '*') ?? -1;
    return { id, paths: named.map(pathOf), place, rank };
  });
  return pages.map((page) => {
    const here = placed.filter(({ paths }) => paths.includes(page.path));
    const groups = places.map((place) => ({
      title: place.title,
      clauses: here
        .filter((clause) => clause.place === place)
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ id }) => id),
    }));
    return { ...page, groups: groups.filter(({ clauses: ids }) => ids.length > 0) };
  });
}

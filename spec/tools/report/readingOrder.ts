import type { Clause } from '../clauses/clauses.ts';

export interface Page {
  readonly path: string;
  readonly label: string;
}

interface OrderedPage extends Page {
  readonly groups: readonly { readonly title: string; readonly clauses: readonly string[] }[];
}

/** A part of a page. Its clauses are those of its areas, and those whose first violation is in its files. */
export interface Place {
  readonly title: string;
  /** Each page has this part: its clauses are offered on each page, whichever page they name. */
  readonly isOnEveryPage?: boolean;
  readonly areas?: readonly string[];
  /** A pattern for the file of a clause's first violation. */
  readonly files?: RegExp;
}

/**
 * The parts of a page from top to bottom. Clauses that belong to no part are in `own`, in the order of its areas; `*`
 * is every area that it does not name. Clauses of `nowhere` cannot be seen on a page.
 */
export interface ReadingOrder {
  readonly before: readonly Place[];
  readonly own: { readonly title: string; readonly areas: readonly string[] };
  readonly after: readonly Place[];
  readonly nowhere: readonly string[];
}

/** The path of a clause's `page`, without the fragment. */
export function pathOf(page: string): string {
  return page.split('#', 1)[0] || '/';
}

/**
 * The clauses of each page in reading order: header, the page's own, footer, invisible parts. A page's own are those that
 * name it, in their `page` or in their text. Within a part they have the order of their files.
 */
export function orderPages(
  pages: readonly Page[],
  clauses: readonly Pick<Clause, 'id' | 'area' | 'pages' | 'text' | 'violations'>[],
  { before, own, after, nowhere }: ReadingOrder,
): OrderedPage[] {
  const places = [...before, ...after];
  const rank = (area: string) => own.areas.indexOf(own.areas.includes(area) ? area : '*');
  const placeOf = ({ area, violations: [first] }: Pick<Clause, 'area' | 'violations'>) =>
    places.find((place) => first && place.files?.test(first.file)) ??
    places.find((place) => place.areas?.includes(area));
  const visible = clauses.filter(({ area }) => !nowhere.includes(area));
  return pages.map((page) => {
    const here = visible.filter(
      (clause) =>
        clause.pages.map(pathOf).includes(page.path) ||
        clause.text.includes(`\`${page.path}\``) ||
        placeOf(clause)?.isOnEveryPage === true,
    );
    const rest = here.filter((clause) => placeOf(clause) === undefined);
    const groups = [...before, own, ...after].map((place) => ({
      title: place.title,
      clauses: (place === own
        ? rest.toSorted((one, other) => rank(one.area) - rank(other.area))
        : here.filter((clause) => placeOf(clause) === place)
      ).map(({ id }) => id),
    }));
    return { ...page, groups: groups.filter(({ clauses: ids }) => ids.length > 0) };
  });
}

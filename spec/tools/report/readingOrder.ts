import type { Clause } from '../clauses/clauses.ts';

export interface Page {
  readonly path: string;
  readonly label: string;
}

/** A part of a page, with the clauses of these areas. The part with the area `*` has those of all areas without a part. */
export interface Part {
  readonly title: string;
  /** Each page has this part: its clauses are offered on each page, whichever page they name. */
  readonly isOnEveryPage?: boolean;
  readonly areas: readonly string[];
}

/** The path of a clause's `page`, without the fragment. */
export function pathOf(page: string): string {
  return page.split('#', 1)[0] || '/';
}

/**
 * The clauses of each page by its parts, in the order of the parts and their areas. A page's own are those that name it,
 * in their `page` or in their text. Within an area they have the order of its file.
 */
export function orderPages(
  pages: readonly Page[],
  clauses: readonly Pick<Clause, 'id' | 'area' | 'pages' | 'text'>[],
  parts: readonly Part[],
) {
  const named = parts.flatMap(({ areas }) => areas);
  return pages.map((page) => {
    const isHere = ({ pages: own, text }: Pick<Clause, 'pages' | 'text'>) =>
      own.map(pathOf).includes(page.path) || text.includes(`\`${page.path}\``);
    const groups = parts.map(({ title, areas, isOnEveryPage = false }) => ({
      title,
      clauses: areas
        .flatMap((wanted) =>
          clauses.filter(({ area }) => wanted === (named.includes(area) ? area : '*')),
        )
        .filter((clause) => isOnEveryPage || isHere(clause))
        .map(({ id }) => id),
    }));
    return { ...page, groups: groups.filter(({ clauses: ids }) => ids.length > 0) };
  });
}

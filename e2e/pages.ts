import { tableOf } from '../spec/documents/clauseTable.ts';
import { title } from '../spec/facts/titles.ts';

/** The expected facts of a page, written by hand in the specification and not read from the product. */
export interface PageFacts {
  readonly path: string;
  /** The title of the document, without the bar and the business's name after it. */
  readonly title: string;
  /** The names in the breadcrumb, from Home to the page; Home has none. */
  readonly trail: readonly string[];
}

/** The 28 pages, in the order of the specification's table. */
export const pages: readonly PageFacts[] = tableOf('ROUTE-BREADCRUMB').map(
  ([path = '', trail = '']) => ({
    path,
    title: title[path as keyof typeof title],
    trail: trail === 'none' ? [] : trail.split(' / '),
  }),
);

/** An address without a route: it shows the 404 page. */
export const unknownAddress = '/tyres/square';

/** The 28 pages and the 404 page. */
export const everyAddress: readonly string[] = [...pages.map(({ path }) => path), unknownAddress];

/** The 29 documents of a build: address and file. */
export const documents: readonly { readonly path: string; readonly file: string }[] = [
  ...pages.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

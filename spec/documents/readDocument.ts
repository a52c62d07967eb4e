import {
  attributeOf,
  elementsOf,
  outerHtmlOf,
  parseHtml,
  singleSpaced,
  textContentOf,
  type HtmlElement,
} from './parseHtml.ts';

/** The facts of a served document before its scripts have run. */
export interface DocumentFacts {
  readonly html: string;
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly description: string | null;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly headings: readonly string[];
  /** The names in the breadcrumb. */
  readonly breadcrumb: readonly string[];
  /** The HTML of each stylesheet link and script that delays the first paint. */
  readonly blocking: readonly string[];
  /** The text of each paragraph in `main`. */
  readonly paragraphs: readonly string[];
}

/** Parses served HTML and reads its facts. */
export function documentFacts(html: string): DocumentFacts {
  const document = parseHtml(html);
  const named = (...names: readonly string[]) => elementsOf(document, ...names);
  const text = (element: HtmlElement) => singleSpaced(textContentOf(element));
  const has = (element: HtmlElement, name: string) => attributeOf(element, name) !== null;
  const meta = (name: string) =>
    attributeOf(
      named('meta').find((element) => attributeOf(element, 'name') === name),
      'content',
    );
  const relates = (element: HtmlElement, rel: string) =>
    (attributeOf(element, 'rel') ?? '').split(/\s+/).includes(rel);
  return {
    html,
    lang: attributeOf(named('html')[0], 'lang'),
    titles: named('head')
      .flatMap((head) => elementsOf(head, 'title'))
      .map(text),
    description: meta('description'),
    canonical: attributeOf(
      named('link').find((link) => attributeOf(link, 'rel') === 'canonical'),
      'href',
    ),
    robots: meta('robots'),
    headings: named('h1').map(text),
    breadcrumb: named('nav')
      .filter((nav) => attributeOf(nav, 'aria-label') === 'Breadcrumb')
      .flatMap((nav) => elementsOf(nav, 'li'))
      .map(text),
    blocking: named('link', 'script')
      .filter((element) =>
        element.tagName === 'link'
          ? relates(element, 'stylesheet')
          : has(element, 'src') && attributeOf(element, 'type') !== 'module',
      )
      .map(outerHtmlOf),
    paragraphs: named('main')
      .flatMap((main) => elementsOf(main, 'p'))
      .map(text),
  };
}

import {
  attributeOf,
  elementsOf,
  outerHtmlOf,
  parseHtml,
  singleSpaced,
  textContentOf,
  type HtmlElement,
} from './parseHtml.ts';

/** What a served document says before any script of ours has run. */
export interface DocumentFacts {
  readonly html: string;
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly description: string | null;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly headings: readonly string[];
  /** Every heading's level, in order. */
  readonly levels: readonly number[];
  readonly trail: readonly string[];
  readonly blocking: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** What stands in `<main>`, a string for each run of text. */
  readonly sentences: readonly string[];
}

/** Parses served HTML and reads its facts. */
export function documentFacts(html: string): DocumentFacts {
  const document = parseHtml(html);
  const all = elementsOf(document);
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
    levels: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tagName }) =>
      Number(tagName.slice(1)),
    ),
    trail: named('nav')
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
    inlineScripts: named('script')
      .filter((script) => !has(script, 'src') && !has(script, 'type'))
      .map(text),
    ids: all.flatMap((element) => attributeOf(element, 'id') ?? []),
    links: named('a')
      .filter((link) => has(link, 'href'))
      .map((link) => ({ href: attributeOf(link, 'href') ?? '', text: text(link) })),
    sentences: named('main')
      .flatMap((main) => elementsOf(main, 'p'))
      .map(text),
  };
}

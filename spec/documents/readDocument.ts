import * as dom from './parseHtml.ts';

/** Parses served HTML, and reads what it says about itself before its scripts have run. */
export function documentFacts(html: string) {
  const document = dom.parseHtml(html);
  const named = (...names: readonly string[]) => dom.elementsOf(document, ...names);
  const text = (element: dom.HtmlElement, name: string) => dom.attributeOf(element, name) ?? '';
  /** The contents of the `meta` tags by their name or property. */
  const metas: Record<string, string[]> = {};
  for (const meta of named('meta'))
    if (dom.attributeOf(meta, 'content') !== null)
      (metas[text(meta, 'name') || text(meta, 'property')] ??= []).push(text(meta, 'content'));
  const canonical = named('link').find((link) => text(link, 'rel') === 'canonical');
  return {
    lang: dom.attributeOf(named('html')[0], 'lang'),
    titles: named('head')
      .flatMap((head) => dom.elementsOf(head, 'title'))
      .map((title) => dom.singleSpaced(dom.textContentOf(title))),
    metas,
    canonical: dom.attributeOf(canonical, 'href'),
    /** The links to icons and to the manifest. */
    icons: named('link')
      .filter((link) => /icon|manifest/.test(text(link, 'rel')))
      .map((link) => ({
        rel: text(link, 'rel'),
        href: text(link, 'href'),
        sizes: text(link, 'sizes'),
      })),
    /** The texts of the JSON-LD scripts. */
    data: named('script')
      .filter((script) => dom.attributeOf(script, 'type') === 'application/ld+json')
      .map(dom.textContentOf),
  };
}

import type { Page } from '@playwright/test';

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

/** Parses served HTML with the browser's own parser and reads its facts. */
export function readDocument(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      html: source,
      lang: document.documentElement.getAttribute('lang'),
      titles: all('head title').map(text),
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      headings: all('h1').map(text),
      levels: all('h1,h2,h3,h4,h5,h6').map(({ tagName }) => Number(tagName.slice(1))),
      trail: all('nav[aria-label=Breadcrumb] li').map(text),
      blocking: all('link[rel~=stylesheet], script[src], script[type=module]').map(
        ({ outerHTML }) => outerHTML,
      ),
      inlineScripts: all('script:not([src]):not([type])').map(text),
      ids: all('[id]').map(({ id }) => id),
      links: all<HTMLAnchorElement>('a[href]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: text(link),
      })),
      sentences: all('main p').map(text),
    };
  }, html);
}

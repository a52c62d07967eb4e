import { createHash } from 'node:crypto';

/** What a page may reach beyond its own site. */
export interface Reached {
  /** Where both forms send. */
  readonly formEndpoint: string;
  /** The map that the Contact page frames. */
  readonly mapFrame: string;
}

type Directive = readonly [name: string, ...sources: string[]];

/** A text of a document as a Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The style rules, and the scripts the browser acts on, that stand in a document itself. A block of data is none. */
function inlineHashes(html: string): { readonly styles: string[]; readonly scripts: string[] } {
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))]
      .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
      .map(([, , text = '']) => hashOf(text));
  return { styles: texts('style'), scripts: texts('script') };
}

function written(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What holds for every page: no script but the site's own and those named, nobody to talk to but the form service. */
function directivesFor(
  scripts: readonly string[],
  { formEndpoint, mapFrame }: Reached,
): readonly Directive[] {
  const forms = new URL(formEndpoint).origin;
  return [
    ['script-src', "'self'", ...scripts],
    // A browser without speculation rules fetches the likely next page by script.
    ['connect-src', "'self'", forms],
    ['form-action', forms],
    ['frame-src', new URL(mapFrame).origin],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/** Writes a document's whole policy into its head, before anything that it speaks of. */
export function withPolicy(html: string, reached: Reached): string {
  const { styles, scripts } = inlineHashes(html);
  const policy = written([
    // Firefox counts a page that is fetched ahead to what no other directive names.
    ['default-src', "'self'"],
    ['style-src', "'self'", ...styles],
    ...directivesFor(scripts, reached),
  ]);
  return html.replace(
    /<meta charSet="utf-8"\/>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * The policy that a host sends with every file: what is the same on all pages, and what a document cannot say by
 * itself, that nobody may frame it. The style rules differ from page to page, and stand in each document's policy.
 *
 * @param documents all of the site
 */
export function headerPolicy(documents: readonly string[], reached: Reached): string {
  const scripts = new Set(documents.flatMap((html) => inlineHashes(html).scripts));
  return written([...directivesFor([...scripts], reached), ['frame-ancestors', "'none'"]]);
}

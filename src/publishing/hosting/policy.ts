import { createHash } from 'node:crypto';
import { business } from '../../content/business.ts';
import { redirectHosts, type BuildSettings } from '../settings.ts';

/** The hash source of an inline style or script. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of a document's inline styles and executable scripts, in their order; JSON-LD is neither. */
export function inlineTexts(html: string) {
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))]
      .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
      .map(([, , text = '']) => text);
  return { styles: texts('style'), scripts: texts('script') };
}

const policyOf = (...directives: readonly (readonly string[])[]) =>
  directives.map((directive) => directive.join(' ')).join('; ');

/**
 * The directives of every page: only the site's own scripts and the given inline ones, and connections only to the site
 * itself and the form service.
 */
function directivesFor(
  scripts: readonly string[],
  settings: BuildSettings,
): readonly (readonly string[])[] {
  const forms = new URL(settings.VITE_FORM_ENDPOINT).origin;
  const sendsOnTo = redirectHosts(settings).map((host) => `https://${host}`);
  return [
    ['script-src', "'self'", ...scripts.map(hashOf)],
    // Islands fetch their scripts before importing them; without speculation rules, pages are prefetched with `fetch`.
    ['connect-src', "'self'", forms],
    // The site itself as well: a service may send the visitor back to it.
    ['form-action', "'self'", forms, ...sendsOnTo],
    ['frame-src', new URL(business.map.frameUrl).origin],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/**
 * The policy of one document, which allows its inline styles and scripts by their hashes.
 *
 * @throws Error when there are no inline styles or no inline script: every document has both, so they were not found,
 * and the policy would block them
 */
export function documentPolicy(
  { styles, scripts }: ReturnType<typeof inlineTexts>,
  settings: BuildSettings,
): string {
  if (styles.length === 0 || scripts.length === 0)
    throw new Error('A document lacks its inline styles or scripts, which its policy must allow.');
  return policyOf(
    // Firefox applies default-src to prefetched pages.
    ['default-src', "'self'"],
    ['style-src', "'self'", ...styles.map(hashOf)],
    ...directivesFor(scripts, settings),
  );
}

/**
 * The policy header for every file: what all pages share, and `frame-ancestors`, which a meta element can't set.
 * Style hashes differ per page and are only in each document's own policy.
 *
 * @param documents all of the site's documents
 */
export function headerPolicy(documents: readonly string[], settings: BuildSettings): string {
  const scripts = new Set(documents.flatMap((html) => inlineTexts(html).scripts));
  return policyOf(...directivesFor([...scripts], settings), ['frame-ancestors', "'none'"]);
}
